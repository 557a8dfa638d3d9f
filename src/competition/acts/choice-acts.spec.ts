import {
  type EventInMemory,
  HOUR,
  openLegs,
  playedEvent,
  SETTINGS,
} from '../../../test/competition/event-in-memory.js';
import type { FactOf } from '../facts/facts.js';
import type { Settings } from '../facts/settings.js';
import { pointsLeft } from '../fold/choice.js';
import { fold } from '../fold/fold.js';
import { lastRound } from '../fold/tournament.js';
import { dueOf } from './due.js';

const STEP = 5 * HOUR;
const GAME = { round: 1, board: 1, leg: 1 };
const choosing = (choice: Partial<Settings['choice']>, more: Partial<Settings> = {}) =>
  playedEvent(2, {
    ...{ format: 'ROUND_ROBIN', rounds: 1 },
    board: { ...SETTINGS.board, scenarios: ['one', 'two', 'three'] },
    ...more,
    choice: { strikes: false, budget: null, stepMs: STEP, ...choice },
  });

/** What is due now, without any time passing. */
function catchUp(said: EventInMemory): void {
  while ((dueOf(said.event)?.at ?? Infinity) <= said.now) said.letTimePass();
}

/** The players who are first and second of the only pair; entry 1 is player 1. */
function two({ event }: EventInMemory): readonly [number, number] {
  const pair = lastRound(event)!.pairs[0]!;
  return [pair.first, pair.second];
}

const pairOf = ({ event }: EventInMemory) => lastRound(event)!.pairs[0]!;
const continued = ({ facts }: EventInMemory): FactOf<'CONTINUED'>['data'] =>
  facts.findLast((fact): fact is FactOf<'CONTINUED'> => fact.kind === 'CONTINUED')!.data;
const codeOf = (told: unknown): unknown => (told as { code?: string }).code;

describe('striking scenarios', () => {
  it('begins no game before one scenario is left, and that one is played', () => {
    const said = choosing({ strikes: true });
    expect(openLegs(said.event)).toEqual([]);
    catchUp(said);
    const low = said.event.seeds[1]!;
    const high = said.event.seeds[0]!;
    expect(codeOf(said.act(high, { kind: 'strike', scenario: 'one' }))).toBe('WRONG_PHASE');
    said.act(low, { kind: 'strike', scenario: 'two' });
    expect(codeOf(said.act(low, { kind: 'strike', scenario: 'one' }))).toBe('WRONG_PHASE');
    expect(said.act(high, { kind: 'strike', scenario: 'two' })).toMatchObject({
      code: 'BAD_ACT',
      better: [
        { kind: 'strike', scenario: 'one' },
        { kind: 'strike', scenario: 'three' },
      ],
    });
    said.act(high, { kind: 'strike', scenario: 'one' });
    catchUp(said);
    expect(pairOf(said)).toMatchObject({ scenario: 'three', choosing: null });
    expect(openLegs(said.event)).toHaveLength(1);
    expect(codeOf(said.act(low, { kind: 'strike', scenario: 'three' }))).toBe('WRONG_PHASE');
  });

  it('begins both games of a mirrored pair in the scenario that is left', () => {
    const said = choosing({ strikes: true }, { legs: 'MIRRORED' });
    catchUp(said);
    while (openLegs(said.event).length === 0) said.letTimePass();
    expect(openLegs(said.event)).toHaveLength(2);
    expect(pairOf(said).legs.map(({ side }) => side)).toEqual([0, 1]);
    expect(new Set(continued(said).games.map(({ scenario }) => scenario)).size).toBe(1);
  });

  it('strikes by lot for who does not, each in their own time, and games have a whole round', () => {
    const said = choosing({ strikes: true });
    catchUp(said);
    const began = said.now;
    expect(said.letTimePass()).toBe('CHOOSE');
    expect(said.now).toBe(began + STEP);
    expect(said.facts.at(-1)).toMatchObject({ kind: 'STRUCK', by: null });
    expect(said.letTimePass()).toBe('CHOOSE');
    expect(said.now).toBe(began + 2 * STEP);
    catchUp(said);
    expect(openLegs(said.event)).toHaveLength(1);
    expect(Date.parse(lastRound(said.event)!.deadline!)).toBe(said.now + 10 * HOUR);
  });

  it('is done in turn, also where the seeds change between two strikes', () => {
    const said = playedEvent(4, {
      board: { ...SETTINGS.board, scenarios: ['one', 'two', 'three'] },
      choice: { strikes: true, budget: null, stepMs: STEP },
    });
    catchUp(said);
    const [low, high] = two(said).toSorted(
      (a, b) => said.event.seeds.indexOf(b) - said.event.seeds.indexOf(a),
    ) as [number, number];
    said.act(low, { kind: 'strike', scenario: 'one' });
    said.act(0, { kind: 'seed', entries: said.event.seeds.toReversed() });
    expect(codeOf(said.act(low, { kind: 'strike', scenario: 'two' }))).toBe('WRONG_PHASE');
    expect(codeOf(said.act(high, { kind: 'strike', scenario: 'two' }))).toBeUndefined();
  });

  it('begins its step anew where a ruling for the pair is undone', () => {
    const said = choosing({ strikes: true });
    catchUp(said);
    const low = said.event.seeds[1]!;
    said.now += HOUR;
    said.act(0, { kind: 'rule', ...GAME, result: 'DRAW' });
    said.now += STEP;
    const { seq } = said.facts.findLast(({ kind }) => kind === 'RULED')!;
    expect(codeOf(said.act(0, { kind: 'undo', fact: seq }))).toBeUndefined();
    const [undoing, at] = [said.facts.at(-1)!.seq, said.now];
    expect(dueOf(said.event)).toEqual({ what: 'CHOOSE', at: at + STEP });
    expect(pairOf(said).choosing).toMatchObject({ fact: undoing });
    for (let again = 0; again < 2; again++) {
      said.now += STEP;
      said.act(0, { kind: 'undo', fact: said.facts.length });
    }
    expect(dueOf(said.event)).toEqual({ what: 'CHOOSE', at: said.now + STEP });
    said.now += HOUR;
    expect(codeOf(said.act(low, { kind: 'strike', scenario: 'one' }))).toBeUndefined();
    expect(dueOf(said.event)).toEqual({ what: 'CHOOSE', at: said.now + STEP });
    expect(fold(said.facts)).toEqual(said.event);
  });

  it('is open to the two of the pair alone', () => {
    const said = choosing({ strikes: true });
    catchUp(said);
    expect(codeOf(said.act(0, { kind: 'strike', scenario: 'one' }))).toBe('WRONG_PHASE');
  });
});

describe('bids for a side', () => {
  const bid = (said: EventInMemory, player: number, seat: string, points: number) =>
    said.act(player, { kind: 'bid', seat, points });

  it.each([
    ['the higher bid gets the side and pays', ['red', 3], ['red', 5], 'second', 5],
    ['who wants the other side gets it, and nobody pays', ['red', 3], ['blue', 9], 'first', 0],
    ['it works for the second side', ['blue', 4], ['blue', 2], 'second', 4],
  ] as const)('%s', (_, one, other, redIs, price) => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    const [first, second] = two(said);
    bid(said, first, one[0], one[1]);
    expect(openLegs(said.event)).toEqual([]);
    bid(said, second, other[0], other[1]);
    catchUp(said);
    const [leg] = pairOf(said).legs;
    expect(leg!.side).toBe(redIs === 'first' ? 0 : 1);
    const left = [first, second].map((entry) => pointsLeft(said.event, entry)!);
    expect(left.reduce((sum, points) => sum + points)).toBe(20 - price);
    expect(Math.min(...left)).toBe(10 - price);
  });

  it('draws by lot between equal bids, and who gets the side pays', () => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    for (const player of two(said)) bid(said, player, 'red', 4);
    catchUp(said);
    const { paid, side } = continued(said).games[0]!;
    const red = side === 0 ? two(said)[0] : two(said)[1];
    expect(paid).toEqual({ entry: red, points: 4 });
  });

  it('seals each bid until both are made, then shows both', () => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    const [first, second] = two(said);
    const [fact] = bid(said, first, 'red', 3) as readonly { kind: string; data: object }[];
    expect(Object.keys(fact!.data).sort()).toEqual(['board', 'entry', 'leg', 'round', 'seal']);
    expect(bid(said, first, 'blue', 1)).toMatchObject({ code: 'ALREADY_DONE' });
    bid(said, second, 'red', 1);
    catchUp(said);
    expect(continued(said).games[0]).toMatchObject({
      bids: [
        { entry: first, side: 0, points: 3 },
        { entry: second, side: 0, points: 1 },
      ],
    });
  });

  it('goes on without who has not bid in time, and the other pays nothing', () => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    const [, second] = two(said);
    bid(said, second, 'red', 9);
    expect(said.letTimePass()).toBe('CHOOSE');
    expect(pairOf(said)).toMatchObject({ paid: [], legs: [{ side: 1 }] });
    expect(pointsLeft(said.event, second)).toBe(10);
  });

  it('refuses more than is left, a side that there is not, and half points', () => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    const [first] = two(said);
    expect(bid(said, first, 'red', 11)).toMatchObject({
      code: 'BAD_ACT',
      better: [{ kind: 'bid', seat: 'red', points: 10 }],
    });
    expect(bid(said, first, 'green', 1)).toMatchObject({
      code: 'BAD_ACT',
      better: [
        { kind: 'bid', seat: 'red', points: 1 },
        { kind: 'bid', seat: 'blue', points: 1 },
      ],
    });
    for (const points of [0.5, -1, 1e9, '3'])
      expect(bid(said, first, 'red', points as number)).toMatchObject({ code: 'BAD_ACT' });
  });

  it('pays from one budget for the whole event, and bids for each odd game of a series', () => {
    const said = choosing({ budget: 10 }, { format: 'SERIES', bestOf: 3, rounds: null });
    const [first, second] = two(said);
    const play = (points: number, result: 'FIRST' | 'SECOND'): void => {
      catchUp(said);
      if (points > 0) {
        bid(said, first, 'red', points);
        bid(said, second, 'red', 0);
        catchUp(said);
      }
      const [{ game: _, ...place }] = openLegs(said.event) as [ReturnType<typeof openLegs>[0]];
      said.say({ kind: 'GAME_ENDED', data: { ...place, result, began: true } });
    };
    play(6, 'FIRST');
    play(0, 'SECOND');
    expect(pairOf(said).legs.map(({ side }) => side)).toEqual([0, 1]);
    catchUp(said);
    expect(bid(said, first, 'red', 5)).toMatchObject({ better: [{ points: 4 }] });
    play(4, 'FIRST');
    expect(pairOf(said).legs.map(({ side }) => side)).toEqual([0, 1, 0]);
    expect(pointsLeft(said.event, first)).toBe(0);
    catchUp(said);
    expect(lastRound(said.event)!.state).toBe('CLOSED');
  });

  it('is given back where the pair is annulled', () => {
    const said = choosing({ budget: 10 }, { format: 'KNOCKOUT', rounds: null });
    catchUp(said);
    for (const player of two(said)) bid(said, player, 'red', 4);
    catchUp(said);
    const { entry } = continued(said).games[0]!.paid!;
    expect(pointsLeft(said.event, entry)).toBe(6);
    said.say({ kind: 'ANNULLED', data: { round: 1, board: 1 } });
    expect(pointsLeft(said.event, entry)).toBe(10);
  });

  it('comes after the scenario is known', () => {
    const said = choosing({ strikes: true, budget: 10 });
    catchUp(said);
    expect(codeOf(bid(said, 1, 'red', 1))).toBe('WRONG_PHASE');
    said.letTimePass();
    said.letTimePass();
    catchUp(said);
    for (const player of two(said)) expect(codeOf(bid(said, player, 'red', 1))).toBeUndefined();
    catchUp(said);
    expect(pairOf(said).scenario).not.toBeNull();
    expect(openLegs(said.event)).toHaveLength(1);
  });

  it('does not hold up a round whose pair an arbiter has decided', () => {
    const said = choosing({ budget: 10 });
    catchUp(said);
    said.act(0, { kind: 'rule', round: 1, board: 1, leg: 1, result: 'FIRST' });
    catchUp(said);
    expect(lastRound(said.event)!.state).toBe('CLOSED');
  });
});
