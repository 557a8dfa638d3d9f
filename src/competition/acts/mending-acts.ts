import { type Fact, type FactKind, RESULTS, type Saying } from '../facts/facts.js';
import { fold } from '../fold/fold.js';
import { isOpen, type Tournament } from '../fold/tournament.js';
import { gameAt, isOwn } from './result-acts.js';
import { type Actor, type ActRule, actRule, type Declined, declined } from './rule.js';

const NO_FACT = declined(
  'BAD_ACT',
  'That fact cannot be mended so; a result can be corrected, an act about people or a ruling undone.',
  'その事実はこの方法では直せません。結果は訂正でき、参加者に関する操作や裁定は取り消せます。',
);
const OWN_GAME = declined(
  'CONFLICT_OF_INTEREST',
  'Nobody decides on a game of their own.',
  '自分のゲームについては裁定できません。',
);
const REOPENS = declined(
  'WRONG_PHASE',
  'Its round is closed and a game would be open again; correct the result instead.',
  '回戦は終わっており、ゲームが再び未決になります。代わりに結果を訂正してください。',
);

const RESULT_KINDS: readonly FactKind[] = ['GAME_ENDED', 'RULED'];
const UNDOABLE: readonly FactKind[] = [
  ...(['FORFEITED', 'RULED', 'WITHDREW', 'REMOVED', 'RETURNED', 'BYE_REQUESTED'] as const),
  ...(['DEADLINE_MOVED', 'ROLE_TAKEN', 'CORRECTED', 'UNDONE', 'SEEDED', 'RENAMED'] as const),
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

function undone(
  event: Tournament,
  seq: number,
  { actor, facts }: { actor: Actor; facts: readonly Fact[] },
): readonly Saying[] | Declined {
  const fact = facts[seq - 1];
  if (fact === undefined || !UNDOABLE.includes(fact.kind)) return NO_FACT;
  const isUndone = facts.some((one) => one.kind === 'UNDONE' && one.data.undoes === seq);
  if (isUndone) return NO_FACT;
  if (isOfOwn(event, rootOf(facts, fact), actor)) return OWN_GAME;
  const saying = { kind: 'UNDONE', data: { undoes: seq } } as const;
  return leavesOpen(facts, saying) ? REOPENS : [saying];
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
    facts: (event, { actor, data, context: { facts } }) => {
      const fact = facts[data.fact - 1];
      if (fact === undefined || !RESULT_KINDS.includes(fact.kind)) return NO_FACT;
      if (isOfOwn(event, fact, actor)) return OWN_GAME;
      const mended = { ...fact.data, result: data.result };
      return [{ kind: 'CORRECTED', data: { replaces: fact.seq, data: mended } }];
    },
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
