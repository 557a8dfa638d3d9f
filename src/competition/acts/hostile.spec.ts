import fc from 'fast-check';

import {
  endRound,
  type EventInMemory,
  HOUR,
  idOf,
  openEvent,
  openLegs,
  playedEvent,
  withRole,
} from '../../../test/competition/event-in-memory.js';
import { played, SCRIPT } from '../../../test/competition/random-event.js';
import { fold } from '../fold/fold.js';
import { tableOf } from '../fold/table-of.js';
import { dueOf } from './due.js';
import { started } from './frame-acts.js';
import { ACTS, actsOf } from './judge.js';
import { DECLINE_CODES } from './rule.js';

const codeOf = (told: object): unknown => ('code' in told ? told.code : null);
const partsOf = ({ event }: EventInMemory, entry: number) =>
  tableOf(event).contestants.find((one) => one.entry === entry)?.parts;
const factOf = ({ facts }: EventInMemory, kind: string) =>
  facts.findLast((fact) => fact.kind === kind)!.seq;
/** Started, with its first round proposed. */
function proposedEvent(entrants: number, settings = {}): EventInMemory {
  const said = openEvent(entrants, settings);
  said.act(0, { kind: 'start' });
  said.act(0, { kind: 'pair' });
  return said;
}

describe('Whatever comes for an act', () => {
  const NAMES = fc.constantFrom(
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'kind', ''],
    ...Object.keys(ACTS),
    ...Object.values(ACTS).flatMap(({ fields }) => Object.keys(fields)),
  );
  const NUMBERS = fc.constantFrom(0, -1, 1, 1.5, 2 ** 53, 1e308, 4_294_967_296);
  const VALUE = fc.oneof(fc.jsonValue(), NAMES, NUMBERS, fc.array(NUMBERS));
  const ACT = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.tuple(NAMES, VALUE)).map((all) => Object.fromEntries(all)),
    fc
      .tuple(NAMES, fc.array(fc.tuple(NAMES, VALUE)))
      .map(([kind, all]) => JSON.parse(JSON.stringify({ ...Object.fromEntries(all), kind }))),
    fc.constantFrom(...Object.keys(ACTS)).map((kind) => ({ kind })),
    fc.constantFrom(null, 7, { kind: { toString: 1, valueOf: 1 } }, { kind: ['open'] }),
    fc.constant(JSON.parse('{"kind":"publish","__proto__":{"round":1}}')),
  );

  test('is declined with a code and words, or makes facts that fold; it never throws', () => {
    const codes = new Set<unknown>();
    const property = fc.property(SCRIPT, fc.array(ACT, { minLength: 20 }), (script, acts) => {
      const said = played(script);
      for (const act of acts) {
        const before = said.event;
        const told = said.act(0, act);
        codes.add(codeOf(told));
        if (!('code' in told)) continue;
        expect(said.event).toBe(before);
        expect(DECLINE_CODES).toContain(told.code);
        expect(told.because.en && told.because.ja).toBeTruthy();
      }
      expect(fold(JSON.parse(JSON.stringify(said.facts)))).toEqual(said.event);
    });
    fc.assert(property, { seed: 38, numRuns: 150 });
    expect([...codes]).toEqual(expect.arrayContaining([null, 'BAD_ACT', 'WRONG_PHASE']));
  });

  const BLANK = ['', ' ', '\u200b', ' \u200d\u2800', '\u3164', '\u0301'];
  test.each([...BLANK, 'x'.repeat(501), 'a\u0000b', '\ud800'])('no reason is %j', (reason) => {
    expect(codeOf(openEvent(2).act(0, { kind: 'cancel' }, reason))).toBe('REASON_NEEDED');
  });

  test.each(BLANK)('no note is %j', (text) => {
    expect(codeOf(openEvent(2).act(0, { kind: 'note', text }))).toBe('BAD_ACT');
  });

  test.each(['?', 'رد', '👩\u200d🚀', '雨天'])('a reason is %j', (reason) => {
    expect(openEvent(2).act(0, { kind: 'cancel' }, reason)).not.toHaveProperty('code');
  });

  test('says in which phase the event is in the words of each language', () => {
    expect(openEvent(2).act(0, { kind: 'pair' })).toMatchObject({
      because: {
        en: 'The event is open for entries; this cannot be done now.',
        ja: 'イベントは現在「参加受付中」のため、この操作はできません。',
      },
    });
  });
});

describe('Who leaves', () => {
  test('while a round is proposed has it paired again, at once and by nobody', () => {
    const said = proposedEvent(4);
    said.act(2, { kind: 'withdraw' });
    expect(said.act(0, { kind: 'publish' })).toMatchObject({
      code: 'NO_PAIRING',
      better: [{ kind: 'pair' }],
    });
    expect(dueOf(said.event)).toEqual({ what: 'PAIR', at: said.now });
    expect(said.letTimePass()).toBe('PAIR');
    expect(said.letTimePass()).toBe('PUBLISH');
    expect(partsOf(said, 2)).toEqual([{ how: 'ABSENT', opponent: null, points: 0, legs: [] }]);
  });

  test('gets no half points for rounds to come, and has them who comes back by an undoing', () => {
    const said = playedEvent(4, { byes: 2, rounds: 3 });
    said.act(1, { kind: 'requestBye', round: 2 });
    said.act(1, { kind: 'withdraw' });
    endRound(said);
    for (const _ of ['PAIR', 'PUBLISH']) said.letTimePass();
    expect(partsOf(said, 1)![1]).toMatchObject({ how: 'ABSENT', points: 0 });
    said.act(0, { kind: 'undo', fact: factOf(said, 'WITHDREW') });
    expect(partsOf(said, 1)![1]).toMatchObject({ how: 'REQUESTED_BYE', points: 0.5 });
  });

  test('is not brought back into a round that is proposed, not even by an undoing', () => {
    const said = playedEvent(5, { rounds: 3 });
    said.act(5, { kind: 'withdraw' });
    endRound(said);
    said.letTimePass();
    const undo = { kind: 'undo', fact: factOf(said, 'WITHDREW') };
    expect(codeOf(said.act(0, { kind: 'return', entry: 5 }))).toBe('WRONG_PHASE');
    expect(codeOf(said.act(0, undo))).toBe('WRONG_PHASE');
    said.letTimePass();
    expect(codeOf(said.act(0, undo))).toBe(null);
  });

  test('enters until the round that the settings name, and never after the last one', () => {
    const said = playedEvent(4, { rounds: 2, lateUntil: 9, mostEntries: 20 });
    expect(codeOf(said.act(5, { kind: 'enter' }))).toBe(null);
    expect(codeOf(said.act(0, { kind: 'invite', player: idOf(6) }))).toBe(null);
    endRound(said);
    said.letTimePass();
    for (const player of [6, 7])
      expect(codeOf(said.act(player, { kind: 'enter' }))).toBe('WRONG_PHASE');
    expect(codeOf(said.act(0, { kind: 'invite', player: idOf(8) }))).toBe('WRONG_PHASE');
    expect(said.event.rounds).toHaveLength(2);
  });

  test('before the start is not in the table; later keeps the place', () => {
    const said = openEvent(5);
    said.act(5, { kind: 'withdraw' });
    for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
    said.act(4, { kind: 'withdraw' });
    expect(tableOf(said.event).contestants.map(({ entry }) => entry)).toEqual([1, 2, 3, 4]);
  });

  test('an invitation without having entered is not put in by the director', () => {
    const said = openEvent(2);
    said.act(0, { kind: 'invite', player: idOf(9) });
    said.act(9, { kind: 'withdraw' });
    expect(codeOf(said.act(0, { kind: 'return', entry: 3 }))).toBe('BAD_ACT');
    expect(codeOf(said.act(0, { kind: 'invite', player: idOf(9) }))).toBe(null);
    expect(said.event.entries[2]).toMatchObject({ number: 3, state: 'INVITED' });
    said.act(0, { kind: 'remove', entry: 3 });
    expect(codeOf(said.act(0, { kind: 'invite', player: idOf(9) }))).toBe(null);
    expect(codeOf(said.act(9, { kind: 'enter' }))).toBe(null);
    said.act(9, { kind: 'withdraw' });
    expect(codeOf(said.act(0, { kind: 'invite', player: idOf(9) }))).toBe('ALREADY_DONE');
    expect(codeOf(said.act(0, { kind: 'return', entry: 3 }))).toBe(null);
  });

  test('leaves a place that others take: who was there comes back only where one is free', () => {
    const said = openEvent(3, { mostEntries: 3 });
    said.act(3, { kind: 'withdraw' });
    said.act(4, { kind: 'enter' });
    expect(codeOf(said.act(0, { kind: 'return', entry: 3 }))).toBe('NOT_ALLOWED');
    said.act(4, { kind: 'withdraw' });
    expect(codeOf(said.act(0, { kind: 'return', entry: 3 }))).toBe(null);
  });

  test('last ends the event', () => {
    const said = playedEvent(3, { rounds: 3 });
    for (const player of [1, 2, 3]) said.act(player, { kind: 'withdraw' });
    const order = Array.from({ length: 3 }, () => said.letTimePass());
    expect(order).toEqual(['DECIDE_LATE', 'CLOSE', 'FINISH']);
  });
});

describe('Who has a word in the pairing', () => {
  const pairsOf = (said: EventInMemory) =>
    said.event.rounds.at(-1)!.pairs.map(({ first, second }) => [first, second].sort().join());

  test('keeps two apart in every round, and a round that has them meet is paired again', () => {
    const said = proposedEvent(4);
    const [pair] = said.event.rounds[0]!.pairs;
    said.act(0, { kind: 'keepApart', entries: [pair!.first, pair!.second] });
    expect(codeOf(said.act(0, { kind: 'publish' }))).toBe('NO_PAIRING');
    expect(dueOf(said.event)?.what).toBe('PAIR');
    said.letTimePass();
    expect(pairsOf(said)).not.toContain([pair!.first, pair!.second].sort().join());
    said.act(0, { kind: 'undo', fact: factOf(said, 'KEPT_APART') });
    expect(said.event.apart).toEqual([]);
    const wrong = [[1], [1, 9], [], Array.from({ length: 21 }, (_, i) => i + 1)];
    for (const entries of wrong)
      expect(codeOf(said.act(0, { kind: 'keepApart', entries }))).toBe('BAD_ACT');
  });

  test('pins two for the next round alone, who have not met, each once', () => {
    const said = playedEvent(4, { rounds: 3 });
    const [met] = said.event.rounds[0]!.pairs;
    const pin = (one: number, other: number) =>
      codeOf(said.act(0, { kind: 'pin', entry: one, with: other }));
    expect(pin(1, 2)).toBe('WRONG_PHASE');
    endRound(said);
    expect(pin(met!.first, met!.second)).toBe('NO_PAIRING');
    const other = [1, 2, 3, 4].find((one) => one !== met!.first && one !== met!.second)!;
    const first = said.event.rounds[0]!.pairs.find(
      ({ first: a, second: b }) => a === other || b === other,
    )!;
    const free = [met!.first, met!.second].find((one) => pin(one, other) === null);
    expect(said.event.pinned).toEqual([[free, other]]);
    expect(pin(other, met!.first === free ? met!.second : met!.first)).toBe('ALREADY_DONE');
    expect(first).toBeDefined();
    for (const _ of ['PAIR', 'PUBLISH']) said.letTimePass();
    expect(said.event.pinned).toEqual([]);
  });

  test('is paired who has checked in; where next to nobody has, all are', () => {
    const said = openEvent(4, { checkIn: true, rounds: 3 });
    said.act(0, { kind: 'start' });
    for (const player of [1, 2, 3]) said.act(player, { kind: 'checkIn' });
    expect(codeOf(said.act(1, { kind: 'checkIn' }))).toBe('ALREADY_DONE');
    for (const _ of ['PAIR', 'PUBLISH']) said.letTimePass();
    expect(partsOf(said, 4)).toEqual([{ how: 'ABSENT', opponent: null, points: 0, legs: [] }]);
    expect(codeOf(said.act(4, { kind: 'checkIn' }))).toBe('WRONG_PHASE');
    endRound(said);
    said.act(1, { kind: 'checkIn' });
    for (const _ of ['PAIR', 'PUBLISH']) said.letTimePass();
    expect(partsOf(said, 4)![1]!.how).not.toBe('ABSENT');
  });

  test('is taken over with all points by a substitute, when no game goes on', () => {
    const said = playedEvent(4, { rounds: 2 });
    const swap = { kind: 'substitute', entry: 1, player: idOf(9) };
    expect(codeOf(said.act(0, swap))).toBe('WRONG_PHASE');
    endRound(said);
    const before = partsOf(said, 1);
    expect(codeOf(said.act(0, { ...swap, player: idOf(2) }))).toBe('ALREADY_DONE');
    expect(codeOf(said.act(0, swap))).toBe(null);
    expect(said.event.entries[0]).toMatchObject({ playerId: idOf(9), state: 'ACTIVE' });
    expect(partsOf(said, 1)).toEqual(before);
    expect(codeOf(said.act(1, { kind: 'withdraw' }))).toBe('ALREADY_DONE');
    expect(codeOf(said.act(9, { kind: 'withdraw' }))).toBe(null);
    expect(codeOf(said.act(0, { kind: 'return', entry: 1 }))).toBe(null);
  });
});

describe('Where everybody meets everybody', () => {
  test.each([
    [5, { kind: 'enter' }, 'WRONG_PHASE'],
    [0, { kind: 'seed', entries: [4, 3, 2, 1] }, 'WRONG_PHASE'],
    [0, { kind: 'swap', entry: 1, with: 2 }, 'NO_PAIRING'],
  ])('rounds stay what they are from the start', (player, act, code) => {
    const said = proposedEvent(4, { format: 'ROUND_ROBIN', rounds: null });
    expect(codeOf(said.act(player, act))).toBe(code);
    expect(actsOf(said.event, { playerId: idOf(player), name: '' })).not.toContain(act.kind);
  });

  test('nobody comes in who was not there at the start', () => {
    const said = openEvent(4, { format: 'ROUND_ROBIN', rounds: null });
    said.act(4, { kind: 'withdraw' });
    said.act(0, { kind: 'start' });
    expect(codeOf(said.act(0, { kind: 'return', entry: 4 }))).toBe('WRONG_PHASE');
    const undo = { kind: 'undo', fact: factOf(said, 'WITHDREW') };
    expect(codeOf(said.act(0, undo))).toBe('BAD_ACT');
  });
});

describe('A swap', () => {
  test('that would be a rematch is refused; one that would not turns sides as they have to be', () => {
    const said = playedEvent(4, { rounds: 3 });
    endRound(said);
    said.letTimePass();
    const [one, other] = said.event.rounds[0]!.pairs;
    const now = said.event.rounds[1]!.pairs;
    const partner = now.flatMap(({ first, second }) =>
      first === one!.first ? [second] : second === one!.first ? [first] : [],
    )[0]!;
    const rematch = { kind: 'swap', entry: partner, with: one!.second };
    expect(codeOf(said.act(0, rematch))).toBe('NO_PAIRING');
    expect([other!.first, other!.second]).toContain(partner);
  });

  test('gives nobody a second round without playing', () => {
    const said = playedEvent(5, { rounds: 3 });
    const [rested] = said.event.rounds[0]!.byes;
    endRound(said);
    said.letTimePass();
    const [rests] = said.event.rounds[1]!.byes;
    const swap = { kind: 'swap', entry: rested, with: rests };
    expect(codeOf(said.act(0, swap))).toBe('NO_PAIRING');
  });
});

describe('What is mended', () => {
  test('is not what was undone, nor what came after the game was decided', () => {
    const said = playedEvent(4);
    const rule = { kind: 'rule', round: 1, board: 1, leg: 1, result: 'FIRST' };
    said.act(0, rule);
    const seq = factOf(said, 'RULED');
    const place = { round: 1, board: 1, leg: 1 };
    said.say({ kind: 'GAME_ENDED', data: { ...place, result: 'SECOND', began: true } });
    const late = { kind: 'correct', fact: factOf(said, 'GAME_ENDED'), result: 'DRAW' };
    expect(codeOf(said.act(0, late))).toBe('BAD_ACT');
    said.act(0, { kind: 'undo', fact: seq });
    expect(codeOf(said.act(0, { kind: 'correct', fact: seq, result: 'DRAW' }))).toBe('BAD_ACT');
    expect(codeOf(said.act(0, { kind: 'undo', fact: seq }))).toBe('BAD_ACT');
    expect(codeOf(said.act(0, { ...late, result: 'SECOND' }))).toBe('ALREADY_DONE');
    expect(codeOf(said.act(0, late))).toBe(null);
  });

  test('twice stands as it was mended last, and as before when that is undone', () => {
    const said = playedEvent(2, { rounds: 1 });
    endRound(said);
    const fact = factOf(said, 'GAME_ENDED');
    const resultNow = () => said.event.rounds[0]!.pairs[0]!.legs[0]!.result;
    for (const result of ['DRAW', 'SECOND']) said.act(0, { kind: 'correct', fact, result });
    expect(resultNow()).toBe('SECOND');
    said.act(0, { kind: 'undo', fact: said.facts.length });
    expect(resultNow()).toBe('DRAW');
  });

  test('a forfeit of a closed round can be said of the other', () => {
    const said = playedEvent(2, { rounds: 1 });
    const [pair] = said.event.rounds[0]!.pairs;
    said.act(0, { kind: 'forfeit', round: 1, board: 1, leg: 1, entry: pair!.first });
    said.letTimePass();
    const fact = factOf(said, 'FORFEITED');
    expect(codeOf(said.act(0, { kind: 'undo', fact }))).toBe('WRONG_PHASE');
    expect(codeOf(said.act(0, { kind: 'correct', fact, result: 'FIRST' }))).toBe(null);
    expect(partsOf(said, pair!.first)).toMatchObject([{ how: 'FORFEIT', points: 1 }]);
  });

  test('a game that was not played, as it turns out, gives no side and no meeting', () => {
    const said = playedEvent(2, { rounds: 1 });
    endRound(said);
    const fact = factOf(said, 'GAME_ENDED');
    said.act(0, { kind: 'correct', fact, result: 'NOT_PLAYED' });
    expect(partsOf(said, 1)).toMatchObject([{ how: 'VOID', legs: [{ began: false }] }]);
  });

  test('is not a role that the owner took', () => {
    const said = openEvent(2, { rounds: 1 });
    [1, 2].forEach((player) => withRole(said, player, 'DIRECTOR'));
    said.act(0, { kind: 'takeRole', player: idOf(2) });
    said.act(0, { kind: 'start' });
    const undo = { kind: 'undo', fact: factOf(said, 'ROLE_TAKEN') };
    expect(codeOf(said.act(1, undo))).toBe('BAD_ACT');
  });

  test('is not done by who plays in that game', () => {
    const said = playedEvent(2, { rounds: 1 });
    withRole(said, 1, 'DIRECTOR');
    const place = { round: 1, board: 1, leg: 1 };
    expect(codeOf(said.act(1, { kind: 'rule', ...place, result: 'FIRST' }))).toBe(
      'CONFLICT_OF_INTEREST',
    );
    said.act(0, { kind: 'rule', ...place, result: 'SECOND' });
    const fact = factOf(said, 'RULED');
    for (const act of [
      { kind: 'undo', fact },
      { kind: 'correct', fact, result: 'DRAW' },
    ])
      expect(codeOf(said.act(1, act))).toBe('CONFLICT_OF_INTEREST');
  });
});

describe('A win is claimed', () => {
  test('once, late, by the one who is waited for by nobody, in their own game', () => {
    const said = playedEvent(4, { lateGames: 'CLAIM' });
    const [{ first, second, legs }] = said.event.rounds[0]!.pairs as never as [any];
    const claim = { kind: 'claim', board: 1, leg: 1 };
    said.owing.set(legs[0].game, [1]);
    expect(codeOf(said.act(first, claim))).toBe('NOT_ALLOWED');
    said.now += 11 * HOUR;
    const other = [1, 2, 3, 4].find((entry) => entry !== first && entry !== second)!;
    expect(codeOf(said.act(other, claim))).toBe('BAD_ACT');
    expect(codeOf(said.act(second, claim))).toBe('NOT_ALLOWED');
    expect(codeOf(said.act(first, claim))).toBe(null);
    expect(codeOf(said.act(first, claim))).toBe('ALREADY_DONE');
    expect(openLegs(said.event)).toHaveLength(1);
  });
});

describe('The start', () => {
  test('draws all who were not seeded by lot', () => {
    const { event } = openEvent(5);
    const lot = (bound: number): number => bound - 1;
    expect(started({ ...event, seeds: [3] }, undefined, { lot })).toMatchObject([
      { data: { seeds: [3, 5, 4, 2, 1] } },
    ]);
  });

  test('refuses more rounds than can be paired who asks for them, and by itself makes them fewer', () => {
    const said = openEvent(3, { rounds: 9 });
    expect(said.act(0, { kind: 'start' })).toMatchObject({ better: [{ rounds: 3 }] });
    said.letTimePass();
    expect(said.event).toMatchObject({ phase: 'RUNNING', planned: 3 });
  });
});
