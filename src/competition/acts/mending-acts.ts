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

const COMING_AND_GOING: readonly FactKind[] = ['WITHDREW', 'REMOVED', 'RETURNED', 'BYE_REQUESTED'];
/** Roles are not here: they are the owner's to give, and to give again. */
const UNDOABLE: readonly FactKind[] = [
  ...COMING_AND_GOING,
  ...(['FORFEITED', 'RULED', 'DEADLINE_MOVED', 'SEEDED', 'RENAMED'] as const),
  ...(['CORRECTED', 'UNDONE'] as const),
];
const PHASES = ['RUNNING', 'FINISHED'] as const;

/** Whether that fact is about a game that the actor plays in. */
function isOfOwn(event: Tournament, { data }: Fact, actor: Actor): boolean {
  const place = data as { round?: number; board?: number; leg?: number };
  const { round, board, leg } = place;
  if (round === undefined || board === undefined || leg === undefined) return false;
  const found = gameAt(event, { round, board, leg });
  return found !== undefined && isOwn(event, found.pair, actor);
}

/** What is mended may not leave a closed round with an open game: nobody would look at it again. */
function leavesOpen(facts: readonly Fact[], saying: Saying): boolean {
  const source = { seq: facts.length + 1, by: null, role: null, at: '', reason: null };
  const after = fold([...facts, { ...source, ...saying }]);
  return (
    after?.rounds.some(({ state, pairs }) => state === 'CLOSED' && pairs.some(isOpen)) === true
  );
}

/** What a fact would have been if an undoing were undone: the game is that of the fact at the bottom. */
function rootOf(facts: readonly Fact[], fact: Fact): Fact {
  if (fact.kind === 'CORRECTED') return rootOf(facts, facts[fact.data.replaces - 1] ?? fact);
  if (fact.kind === 'UNDONE') return rootOf(facts, facts[fact.data.undoes - 1] ?? fact);
  return fact;
}

/** What an undoing would do to rounds that were made of those who played then. */
function disturbs(event: Tournament, root: Fact): Declined | null {
  if (root.kind === 'SEEDED') return seedsStand(event) ? SEEDS_STAND : null;
  if (!COMING_AND_GOING.includes(root.kind)) return null;
  if (isProposed(event)) return PROPOSED;
  return mayComeBack(event, (root.data as { entry: number }).entry) ? null : NO_FACT;
}

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
  return disturbs(event, root) ?? (leavesOpen(facts, saying) ? REOPENS : [saying]);
}

type OfGame = FactOf<'GAME_ENDED' | 'RULED' | 'FORFEITED'>;

const isOfGame = (fact: Fact): fact is OfGame =>
  fact.kind === 'GAME_ENDED' || fact.kind === 'RULED' || fact.kind === 'FORFEITED';

/** What that fact should have said; undefined: it has no words for it. A forfeit names who lost. */
function mended({ kind, data }: OfGame, result: Result, pair: PairOf): unknown {
  if (kind !== 'FORFEITED') return { ...data, result };
  const losers: { readonly [R in Result]?: number } = { FIRST: pair.second, SECOND: pair.first };
  return losers[result] === undefined ? undefined : { ...data, entry: losers[result] };
}

/** Only what decided its game is corrected: of what was undone, or came too late, nothing would change. */
function corrected(
  event: Tournament,
  { fact: seq, result }: { fact: number; result: Result },
  { actor, facts }: { actor: Actor; facts: readonly Fact[] },
): readonly Saying[] | Declined {
  const fact = facts[seq - 1];
  if (fact === undefined || !isOfGame(fact)) return NO_FACT;
  const found = gameAt(event, fact.data);
  if (found?.leg.fact !== seq) return NO_FACT;
  if (isOwn(event, found.pair, actor)) return OWN_GAME;
  if (found.leg.result === result) return AS_IT_IS;
  const data = mended(fact, result, found.pair);
  return data === undefined ? NO_FACT : [{ kind: 'CORRECTED', data: { replaces: seq, data } }];
}

/** What was said wrongly. */
export const MENDING_ACTS: { readonly [verb: string]: ActRule } = {
  correct: actRule({
    least: 'ARBITER',
    phases: PHASES,
    reason: true,
    fields: {
      fact: { takes: { of: 'fact' } },
      result: { takes: { of: 'choice', among: RESULTS } },
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
