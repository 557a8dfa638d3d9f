import {
  contextOf,
  endRound,
  type EventInMemory,
  eventInMemory,
  HOUR,
  idOf,
  openEvent,
  playedEvent,
  SETTINGS,
  withRole,
} from '../../../test/competition/event-in-memory.js';
import { refusalOf, VERBS } from '../../../test/competition/who-may-what.js';
import { type Role, ROLES } from '../facts/facts.js';
import type { Settings } from '../facts/settings.js';
import { type Phase, PHASES } from '../fold/tournament.js';
import { ACTS, actsOf, judge } from './judge.js';
import type { Act } from './rule.js';

/** Role-holders do not play; player 1 does, player 20 is an onlooker. */
const HOLDERS: readonly (readonly [Role, number])[] = ROLES.map((role, i) => [
  role,
  role === 'OWNER' ? 0 : 30 + i,
]);
const ENTRANT = 1;
const ONLOOKER = 20;
const ACTORS = [['an onlooker', ONLOOKER], ['an entrant', ENTRANT], ...HOLDERS] as const;

const PLACE = { round: 1, board: 1, leg: 1 };
const FIELDS: { readonly [verb: string]: object } = {
  rename: { name: 'Another' },
  start: { rounds: 2 },
  changeSettings: { pauseHours: 5 },
  note: { text: 'Rain.' },
  requestBye: { round: 2 },
  claim: { board: 1, leg: 1 },
  invite: { player: idOf(25) },
  substitute: { entry: 2, player: idOf(26) },
  keepApart: { entries: [1, 2] },
  pin: { entry: 1, with: 4 },
  remove: { entry: 2 },
  return: { entry: 5 },
  giveRole: { player: idOf(21), role: 'ARBITER' },
  takeRole: { player: idOf(31) },
  swap: { entry: 1, with: 3 },
  forfeit: { ...PLACE, entry: 1 },
  rule: { ...PLACE, result: 'DRAW', clause: 'A.1' },
  strike: { scenario: 'one' },
  bid: { seat: 'red', points: 3 },
};

/** What the pairs choose where a verb is about that. */
const CHOICES: { readonly [verb: string]: Partial<Settings> } = {
  strike: {
    choice: { strikes: true, budget: null, stepMs: HOUR },
    board: { ...SETTINGS.board, scenarios: ['one', 'two'] },
  },
  bid: { choice: { strikes: false, budget: 5, stepMs: HOUR } },
};
const PROPOSED_IN = ['swap', 'publish'];
const PLAYED_IN = ['moveDeadline', 'forfeit', 'rule', 'claim', 'requestBye'];

/** A running event in which that verb has something to do: four who play, and a fifth who left before. */
function running(verb: string): EventInMemory {
  const settings = { lateUntil: 3, lateGames: 'CLAIM', rounds: 3, checkIn: true } as const;
  const said = openEvent(5, { ...settings, ...CHOICES[verb] });
  said.act(5, { kind: 'withdraw' });
  said.act(0, { kind: 'seed', entries: [4, 3, 2, ENTRANT] });
  said.act(0, { kind: 'start' });
  if (['return', 'seed', 'enter', 'invite', 'checkIn'].includes(verb)) return said;
  said.act(0, { kind: 'pair' });
  if (PROPOSED_IN.includes(verb)) return said;
  said.act(0, { kind: 'publish' });
  if (verb in CHOICES) {
    said.letTimePass();
    return said;
  }
  if (!PLAYED_IN.includes(verb)) endRound(said);
  for (const { legs, first } of said.event.rounds[0]!.pairs)
    said.owing.set(legs[0]!.game!, [first === ENTRANT ? 1 : 0]);
  if (verb === 'claim') said.now += 11 * HOUR;
  return said;
}

function inPhase(phase: Phase, verb: string): EventInMemory {
  const said = phase === 'DRAFT' ? eventInMemory() : openEvent(5);
  if (phase === 'DRAFT') said.act(0, { kind: 'invite', player: idOf(7) });
  if (phase === 'DRAFT') said.act(0, { kind: 'invite', player: idOf(8) });
  if (phase === 'OPEN') said.act(5, { kind: 'withdraw' });
  if (phase === 'CANCELLED') said.act(0, { kind: 'cancel' });
  const played = phase === 'RUNNING' ? running(verb) : playedEvent(4, { rounds: 1 });
  if (phase === 'FINISHED' || phase === 'APPROVED') {
    endRound(played);
    played.letTimePass();
  }
  if (phase === 'APPROVED') played.act(0, { kind: 'approve' });
  const event = phase === 'DRAFT' || phase === 'OPEN' || phase === 'CANCELLED' ? said : played;
  expect(event.event.phase).toBe(phase);
  for (const [role, player] of HOLDERS) if (role !== 'OWNER') withRole(event, player, role);
  return event;
}

/** An act with fields that are good in that event. */
function goodAct(verb: string, { facts, event, now }: EventInMemory): Act {
  const ended = facts.find(({ kind }) => kind === 'GAME_ENDED')?.seq ?? 1;
  const playing = event.entries.filter(({ state }) => state === 'ACTIVE');
  const here: { readonly [verb: string]: object } = {
    correct: { fact: ended, result: 'DRAW' },
    undo: { fact: facts.findLast(({ kind }) => kind === 'CORRECTED')?.seq ?? 1 },
    seed: { entries: playing.map(({ number }) => number) },
    moveDeadline: { deadline: new Date(now + HOUR).toISOString() },
  };
  return { kind: verb, ...FIELDS[verb], ...here[verb] };
}

test('The table names every act', () => {
  expect([...VERBS].sort()).toEqual(Object.keys(ACTS).sort());
});

describe.each(VERBS)('Who may %s', (verb) => {
  test.each(PHASES)('in an event that is %s, and no other is offered it', (phase) => {
    const said = inPhase(phase, verb);
    if (verb === 'undo' && /RUNNING|FINISHED/.test(phase)) said.act(0, goodAct('correct', said));
    const act = goodAct(verb, said);
    const told = ACTORS.map(([who, player]) => {
      const actor = { playerId: idOf(player), name: who };
      const answer = judge(said.event, { actor, act, reason: 'because' }, contextOf(said));
      const code = 'code' in answer ? answer.code : null;
      expect([who, actsOf(said.event, actor).includes(verb)]).toEqual([who, code === null]);
      return [who, code];
    });
    const wanted = ACTORS.map(([who, player]) => {
      const role = ROLES.find((one) => one === who);
      return [who, refusalOf(verb, phase, { role, isEntrant: player === ENTRANT })];
    });
    expect(told).toEqual(wanted);
  });
});
