import { type Played, strayPairs } from '../bracket/index.js';
import {
  type Fact,
  type FactKind,
  type FactOf,
  type PairOf,
  type Result,
  RESULTS,
  type Saying,
} from '../facts/facts.js';
import { undoneIn } from '../fold/effective.js';
import { fold } from '../fold/fold.js';
import { isOpen, type Tournament } from '../fold/tournament.js';
import { isProposed, mayComeBack, PROPOSED, SEEDS_STAND, seedsStand } from './people-acts.js';
import { gameAt, isOwn, OWN_GAME } from './result-acts.js';
import { type Actor, type ActRule, actRule, type Declined, declined } from './rule.js';

const NO_FACT = declined(
  'BAD_ACT',
  'That fact cannot be mended so; a result that counts can be corrected, an act about people or a ruling undone.',
  'その記録はこの方法では訂正できません。有効な結果は訂正でき、参加者に関する操作や裁定は取り消せます。',
);
const AS_IT_IS = declined(
  'ALREADY_DONE',
  'That is the result already.',
  'すでにその結果になっています。',
);
const REOPENS = declined(
  'WRONG_PHASE',
  'Its round is closed and a game would be open again; correct the result instead.',
  '終了した回戦のゲームが未決に戻ってしまいます。取り消す代わりに、結果を訂正してください。',
);

const MOVES_BRACKET = declined(
  'WRONG_PHASE',
  'Somebody else would have gone on in the bracket; correct the result instead, which asks what becomes of the later matches.',
  '勝ち上がる参加者が変わります。取り消す代わりに結果を訂正し、後の試合の扱いを指定してください。',
);

const COMING_AND_GOING: readonly FactKind[] = ['WITHDREW', 'REMOVED', 'RETURNED', 'BYE_REQUESTED'];
/** Facts that can be undone. Changes of roles are not among them: the owner can simply give the role again. */
export const UNDOABLE: readonly FactKind[] = [
  ...COMING_AND_GOING,
  ...(['FORFEITED', 'RULED', 'DEADLINE_MOVED', 'SEEDED', 'RENAMED', 'ADVANCED'] as const),
  ...(['KEPT_APART', 'PINNED'] as const),
  ...(['CORRECTED', 'UNDONE'] as const),
];
const PHASES = ['RUNNING', 'FINISHED'] as const;

/** Whether that fact is about a game in which the actor plays. */
function isOfOwn(event: Tournament, { data }: Fact, actor: Actor): boolean {
  const place = data as { round?: number; board?: number; leg?: number };
  const { round, board, leg } = place;
  if (round === undefined || board === undefined || leg === undefined) return false;
  const found = gameAt(event, { round, board, leg });
  return found !== undefined && isOwn(event, found.pair, actor);
}

/** Whether saying that would leave an open game in a closed round, at which nobody would look again. */
function leavesOpen(facts: readonly Fact[], saying: Saying): boolean {
  const now = after(facts, [saying]);
  return now?.rounds.some(({ state, pairs }) => state === 'CLOSED' && pairs.some(isOpen)) === true;
}

/** The fact at the end of a chain of corrections and undoings. E.g. for "undo the undoing of fact 7" it is fact 7. */
function rootOf(facts: readonly Fact[], fact: Fact): Fact {
  if (fact.kind === 'CORRECTED') return rootOf(facts, facts[fact.data.replaces - 1] ?? fact);
  if (fact.kind === 'UNDONE') return rootOf(facts, facts[fact.data.undoes - 1] ?? fact);
  return fact;
}

/** Why a fact cannot be undone because later rounds were paired on it; null: it can. */
function disturbs(event: Tournament, root: Fact): Declined | null {
  if (root.kind === 'ADVANCED') return hasBegun(event) ? NO_FACT : null;
  if (root.kind === 'SEEDED') return seedsStand(event) ? SEEDS_STAND : null;
  if (!COMING_AND_GOING.includes(root.kind)) return null;
  if (isProposed(event)) return PROPOSED;
  return mayComeBack(event, (root.data as { entry: number }).entry) ? null : NO_FACT;
}

/** Whether anybody has been paired in the bracket. */
const hasBegun = ({ rounds }: Tournament): boolean =>
  rounds.some(({ pairs }) => pairs.some(({ match }) => match !== undefined));

function undone(
  event: Tournament,
  seq: number,
  { actor, facts }: { actor: Actor; facts: readonly Fact[] },
): readonly Saying[] | Declined {
  const fact = facts[seq - 1];
  if (fact === undefined || !UNDOABLE.includes(fact.kind)) return NO_FACT;
  if (undoneIn(facts).has(seq)) return NO_FACT;
  const root = rootOf(facts, fact);
  if (isOfOwn(event, root, actor)) return OWN_GAME;
  const saying = { kind: 'UNDONE', data: { undoes: seq } } as const;
  const disturbed = disturbs(event, root);
  if (disturbed !== null) return disturbed;
  if (leavesOpen(facts, saying)) return REOPENS;
  return strayedBy(event, facts, [saying]).length > 0 ? MOVES_BRACKET : [saying];
}

/**
 * What to do with the later matches of a bracket, where a correction means that somebody else should have played in
 * them.
 */
const BELOW = ['KEEP', 'REPLAY'] as const;
type Below = (typeof BELOW)[number];

const whatBelow = (fact: number, result: Result): Declined =>
  declined(
    'BELOW_NEEDED',
    'Somebody else would have gone on: say what becomes of the later matches, KEEP them as played or REPLAY them.',
    '勝ち上がる参加者が変わります。後の試合をそのまま残す（KEEP）か、やり直す（REPLAY）かを指定してください。',
    BELOW.map((below) => ({ kind: 'correct', fact, result, below })),
  );

/** The event as it would be after these facts. */
function after(facts: readonly Fact[], sayings: readonly Saying[]): Tournament | null {
  const source = { by: null, role: null, at: '', reason: null };
  return fold([
    ...facts,
    ...sayings.map((saying, i): Fact => ({ ...source, ...saying, seq: facts.length + i + 1 })),
  ]);
}

/**
 * Matches of the bracket that, after `sayings`, would turn out to have the wrong pair, and that had the right one
 * before.
 */
function strayedBy(
  event: Tournament,
  facts: readonly Fact[],
  sayings: readonly Saying[],
): readonly Played[] {
  const known = new Set(strayPairs(event).map(({ number }) => number));
  const now = after(facts, sayings);
  return now === null ? [] : strayPairs(now).filter(({ number }) => !known.has(number));
}

/**
 * The facts of a correction that annuls all matches with the wrong pair, and those that follow from them, so that they
 * are paired anew.
 */
function replayed(event: Tournament, facts: readonly Fact[], saying: Saying): readonly Saying[] {
  const sayings = [saying];
  for (;;) {
    const strays = strayedBy(event, facts, sayings).flatMap(({ at }) => at ?? []);
    if (strays.length === 0) return sayings;
    sayings.push(...strays.map((at): Saying => ({ kind: 'ANNULLED', data: at })));
  }
}

type OfGame = FactOf<'GAME_ENDED' | 'RULED' | 'FORFEITED'>;

const isOfGame = (fact: Fact): fact is OfGame =>
  fact.kind === 'GAME_ENDED' || fact.kind === 'RULED' || fact.kind === 'FORFEITED';

/**
 * The corrected data of a fact about a game; undefined: that kind of fact cannot say this result. A forfeit names the
 * loser, so it cannot be e.g. a draw.
 */
function mended({ kind, data }: OfGame, result: Result, pair: PairOf): unknown {
  if (kind !== 'FORFEITED') return { ...data, result };
  const losers: { readonly [R in Result]?: number } = { FIRST: pair.second, SECOND: pair.first };
  return losers[result] === undefined ? undefined : { ...data, entry: losers[result] };
}

/**
 * Corrects the fact that decided a game. A fact that was undone, or that came too late to decide its game, is not
 * corrected, as it would change nothing.
 */
function corrected(
  event: Tournament,
  { fact: seq, result, below }: { fact: number; result: Result; below: Below | undefined },
  { actor, facts }: { actor: Actor; facts: readonly Fact[] },
): readonly Saying[] | Declined {
  const fact = facts[seq - 1];
  if (fact === undefined || !isOfGame(fact)) return NO_FACT;
  const found = gameAt(event, fact.data);
  if (found?.leg.fact !== seq) return NO_FACT;
  if (isOwn(event, found.pair, actor)) return OWN_GAME;
  if (found.leg.result === result) return AS_IT_IS;
  const data = mended(fact, result, found.pair);
  if (data === undefined) return NO_FACT;
  const saying = { kind: 'CORRECTED', data: { replaces: seq, data } } as const;
  const strays = strayedBy(event, facts, [saying]);
  if (strays.length === 0 || below === 'KEEP') return [saying];
  return below === 'REPLAY' ? replayed(event, facts, saying) : whatBelow(seq, result);
}

/** Acts that correct or undo facts. */
export const MENDING_ACTS: { readonly [verb: string]: ActRule } = {
  correct: actRule({
    least: 'ARBITER',
    phases: PHASES,
    reason: true,
    fields: {
      fact: { takes: { of: 'fact' } },
      result: { takes: { of: 'choice', among: RESULTS } },
      below: { takes: { of: 'choice', among: BELOW }, optional: true },
    },
    facts: (event, { actor, data, context: { facts } }) => corrected(event, data, { actor, facts }),
  }),
  undo: actRule({
    least: 'DIRECTOR',
    phases: PHASES,
    reason: true,
    fields: { fact: { takes: { of: 'fact' } } },
    facts: (event, { actor, data, context: { facts } }) =>
      undone(event, data.fact, { actor, facts }),
  }),
};
