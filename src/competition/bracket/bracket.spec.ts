import fc from 'fast-check';

import {
  type EventInMemory,
  openEvent,
  openLegs,
} from '../../../test/competition/event-in-memory.js';
import { played, SCRIPT } from '../../../test/competition/random-event.js';
import { LONG } from '../../../test/long.js';
import { dueOf } from '../acts/due.js';
import type { Result } from '../facts/facts.js';
import type { Settings } from '../facts/settings.js';
import { lotsDrawn } from '../fold/lots.js';
import { tableOf } from '../fold/table-of.js';
import type { Tournament } from '../fold/tournament.js';
import { linesOf as rankingOf } from '../ranking/index.js';
import { bracketOf } from './index.js';

const RUNS = { seed: 38, numRuns: LONG ? 4_000 : 150 };

const KNOCKOUT: Partial<Settings> = { format: 'KNOCKOUT', rounds: null };

/** Started, with its first round published; the seeds are the numbers of the entries. */
function knockout(entrants: number, settings: Partial<Settings> = {}): EventInMemory {
  const said = openEvent(entrants, { ...KNOCKOUT, ...settings });
  said.act(0, { kind: 'seed', entries: Array.from({ length: entrants }, (_, i) => i + 1) });
  for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
  return said;
}

/** Ends the open games of the last round, by board, as their first leg's pair has it. */
function end(said: EventInMemory, resultOf: (first: number, second: number) => Result): void {
  const { number, pairs } = said.event.rounds.at(-1)!;
  for (const { game: _, ...place } of openLegs(said.event)) {
    const { first, second } = pairs[place.board - 1]!;
    if (place.round === number)
      said.say({
        kind: 'GAME_ENDED',
        data: { ...place, result: resultOf(first, second), began: true },
      });
  }
}

const better = (first: number, second: number): Result => (first < second ? 'FIRST' : 'SECOND');
const drawn = (): Result => 'DRAW';

/** Whatever is due happens until the next round is published or the event is over. */
function toNext(said: EventInMemory): void {
  const round = said.event.rounds.length;
  const isThere = () =>
    said.event.rounds.length > round && said.event.rounds.at(-1)!.state !== 'PROPOSED';
  for (let steps = 0; steps < 20 && dueOf(said.event) !== null && !isThere(); steps++)
    said.letTimePass();
}

const whoMeets = ({ rounds }: Tournament) =>
  rounds.at(-1)!.pairs.map(({ first, second }) => [first, second].sort((a, b) => a - b));

/** The standings; lots are drawn where it is known who goes on. */
function linesOf(event: Tournament) {
  const lots =
    event.advanced === null ? null : lotsDrawn(event, (_, purpose) => purpose.length % _);
  return rankingOf(event, lots);
}

const ranksOf = (event: Tournament) => linesOf(event).map(({ entry, rank }) => [rank, entry]);

describe('A knockout', () => {
  test('of six: two have a bye, the better meets the worse, and the places are those of the bracket', () => {
    const said = knockout(6);
    expect(said.event.planned).toBe(3);
    expect(whoMeets(said.event)).toEqual([
      [4, 5],
      [3, 6],
    ]);
    for (let round = 1; round <= 3; round++) {
      end(said, better);
      toNext(said);
      if (round === 1)
        expect(whoMeets(said.event)).toEqual([
          [1, 4],
          [2, 3],
        ]);
    }
    expect(said.event.phase).toBe('FINISHED');
    expect(ranksOf(said.event)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 4],
      [5, 5],
      [5, 6],
    ]);
  });

  test('plays a drawn match again with exchanged sides, then by lot, then the better seed goes on', () => {
    const said = knockout(2);
    const sides: number[] = [];
    for (let game = 1; game <= 3; game++) {
      const { legs } = said.event.rounds[0]!.pairs[0]!;
      expect(legs).toHaveLength(game);
      sides.push(legs.at(-1)!.side);
      expect(said.event.rounds[0]!.state).toBe('PUBLISHED');
      end(said, drawn);
      said.letTimePass();
    }
    expect(sides[1]).toBe(1 - sides[0]!);
    expect(said.event.rounds[0]).toMatchObject({ state: 'CLOSED', pairs: [{ through: 1 }] });
  });

  test('lets the opponent of somebody who left go on, and closes no round before a deciding game', () => {
    const said = knockout(4, { legs: 'MIRRORED' });
    end(said, (first) => (first === 1 || first === 4 ? 'DRAW' : better(first, 9)));
    expect(dueOf(said.event)?.what).toBe('CONTINUE');
    said.act(4, { kind: 'withdraw' });
    expect(dueOf(said.event)?.what).toBe('CLOSE');
    said.letTimePass();
    expect(said.event.rounds[0]!.pairs.map(({ through }) => through)).toContain(1);
  });

  test('has the one go on who left last, where both leave before they play', () => {
    const said = knockout(4);
    end(said, better);
    while (said.event.rounds[0]!.state !== 'CLOSED') said.letTimePass();
    said.act(1, { kind: 'withdraw' });
    expect(ranksOf(said.event)[0]).toEqual([1, 2]);
    said.act(2, { kind: 'withdraw' });
    expect(ranksOf(said.event)[0]).toEqual([1, 2]);
  });

  test('has nobody go on where both lose: the next opponent has a free way', () => {
    const said = knockout(4);
    const board = said.event.rounds[0]!.pairs.findIndex(
      ({ first, second }) => first + second === 5,
    );
    said.act(0, { kind: 'rule', round: 1, board: board + 1, leg: 1, result: 'BOTH_LOSE' });
    end(said, better);
    toNext(said);
    expect(said.event.phase).toBe('FINISHED');
    expect(ranksOf(said.event)).toEqual([
      [1, 2],
      [2, 1],
      [2, 3],
      [2, 4],
    ]);
  });

  test('asks what becomes of later matches where a correction has somebody else go on', () => {
    const said = knockout(4);
    end(said, better);
    toNext(said);
    const fact = said.facts.find(({ kind }) => kind === 'GAME_ENDED')!.seq;
    const { pairs } = said.event.rounds[0]!;
    const place = said.facts[fact - 1]!.data as { board: number };
    const { first, second, through } = pairs[place.board - 1]!;
    const other = through === first ? second : first;
    const result = through === first ? 'SECOND' : 'FIRST';
    const asked = said.act(0, { kind: 'correct', fact, result });
    expect(asked).toMatchObject({
      code: 'BELOW_NEEDED',
      better: [{ below: 'KEEP' }, { below: 'REPLAY' }],
    });

    const kept = structuredClone([...said.facts]);
    said.act(0, { kind: 'correct', fact, result, below: 'REPLAY' });
    expect(said.facts.slice(kept.length).map(({ kind }) => kind)).toEqual([
      'CORRECTED',
      'ANNULLED',
    ]);
    toNext(said);
    expect(said.event.rounds).toHaveLength(3);
    expect(whoMeets(said.event).flat()).toContain(other);
    end(said, better);
    toNext(said);
    expect(said.event.phase).toBe('FINISHED');
    expect(linesOf(said.event)).toHaveLength(4);
  });

  test('keeps what was played below a correction where that is asked for', () => {
    const said = knockout(4);
    end(said, better);
    toNext(said);
    end(said, better);
    toNext(said);
    expect(said.event.phase).toBe('FINISHED');
    const fact = said.facts.find(({ kind }) => kind === 'GAME_ENDED')!.seq;
    const { board } = said.facts[fact - 1]!.data as { board: number };
    const { first, through } = said.event.rounds[0]!.pairs[board - 1]!;
    const result = through === first ? 'SECOND' : 'FIRST';
    said.act(0, { kind: 'correct', fact, result, below: 'KEEP' });
    expect(said.event.phase).toBe('FINISHED');
    expect(ranksOf(said.event)[0]).toEqual([1, 1]);
    expect(said.act(0, { kind: 'undo', fact: said.facts.length })).not.toHaveProperty('code');
  });

  test('brings nobody back who has left, and has no byes to ask for', () => {
    const said = knockout(4);
    said.act(4, { kind: 'withdraw' });
    const codes = [
      said.act(0, { kind: 'return', entry: 4 }),
      said.act(0, { kind: 'undo', fact: said.facts.length }),
      said.act(1, { kind: 'requestBye', round: 2 }),
    ].map((told) => ('code' in told ? told.code : null));
    expect(codes).toEqual(['WRONG_PHASE', 'BAD_ACT', 'NOT_ALLOWED']);
  });
});

describe('A series', () => {
  test('goes on until one has more than half of its games', () => {
    const said = knockout(2, { format: 'SERIES', bestOf: 5 });
    const results: Result[] = ['FIRST', 'SECOND', 'DRAW', 'FIRST', 'DRAW'];
    for (const [i, result] of results.entries()) {
      expect(said.event.rounds[0]!.pairs[0]!.legs).toHaveLength(i + 1);
      end(said, () => result);
      said.letTimePass();
    }
    const [{ pairs }] = said.event.rounds as [Tournament['rounds'][number]];
    expect(pairs[0]!.through).toBe(pairs[0]!.first);
    toNext(said);
    expect(said.event.phase).toBe('FINISHED');
  });

  test('is for two', () => {
    const said = openEvent(3, { format: 'SERIES', bestOf: 3 });
    expect(said.act(0, { kind: 'start' })).toMatchObject({ code: 'NO_PAIRING' });
  });
});

describe('Games one after the other', () => {
  test('begin with the one before over, sides exchanged; the pair is open until both are', () => {
    const said = openEvent(2, { legs: 'CONSECUTIVE', rounds: 1 });
    for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
    const legs = () => said.event.rounds[0]!.pairs[0]!.legs;
    expect(legs().map(({ game }) => game !== null)).toEqual([true, false]);
    end(said, better);
    expect(dueOf(said.event)).toMatchObject({ what: 'CONTINUE' });
    said.letTimePass();
    expect(legs().map(({ side }) => side)).toEqual([0, 1]);
    expect(legs()[1]!.game).not.toBeNull();
    end(said, better);
    said.letTimePass();
    expect(said.event.rounds[0]!.state).toBe('CLOSED');
    expect(tableOf(said.event).contestants[0]!.parts[0]!.legs).toHaveLength(2);
  });
});

describe('A second stage', () => {
  test('has series of games where the rounds before it have both sides at once', () => {
    const finals = { format: 'KNOCKOUT', places: 2 } as const;
    const said = openEvent(2, { legs: 'MIRRORED', rounds: 1, bestOf: 3, finals });
    for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
    expect(openLegs(said.event)).toHaveLength(2);
    end(said, better);
    toNext(said);
    expect(openLegs(said.event)).toHaveLength(1);
  });

  const STAGED = { rounds: 2, finals: { format: 'KNOCKOUT', places: 2 } } as const;

  test('is played by those with the best places; the others keep theirs', () => {
    const said = openEvent(5, STAGED);
    for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
    end(said, better);
    toNext(said);
    end(said, better);
    const before = () => linesOf(said.event).slice(0, 2);
    toNext(said);
    expect(said.event.advanced).toHaveLength(2);
    expect(whoMeets(said.event)[0]).toEqual([...said.event.advanced!].sort((a, b) => a - b));
    const points = tableOf(said.event).contestants.map(({ parts }) => parts.length);
    expect(points).toEqual([2, 2, 2, 2, 2]);
    end(said, (first, second) => (first > second ? 'FIRST' : 'SECOND'));
    toNext(said);
    expect(said.event.phase).toBe('FINISHED');
    expect(before().map(({ entry }) => entry)).toEqual(
      [...said.event.advanced!].sort((a, b) => b - a),
    );
    expect(
      linesOf(said.event)
        .map(({ rank }) => rank)
        .slice(0, 3),
    ).toEqual([1, 2, 3]);
  });

  test('is made anew where who goes on is taken back before anybody is paired in it', () => {
    const said = openEvent(4, STAGED);
    for (const kind of ['start', 'pair', 'publish']) said.act(0, { kind });
    end(said, better);
    toNext(said);
    end(said, better);
    while (said.event.advanced === null) said.letTimePass();
    const undo = { kind: 'undo', fact: said.facts.length };
    expect(said.act(0, undo)).not.toHaveProperty('code');
    expect(said.event.advanced).toBeNull();
    expect(dueOf(said.event)?.what).toBe('ADVANCE');
  });
});

describe('Whatever happens in an event with a bracket', () => {
  const hasBracket = ({ settings }: Tournament) =>
    settings.finals !== undefined || /KNOCKOUT|SERIES/.test(settings.format);

  test('no range grows but in a new epoch, and the last place is in all of them', () => {
    let told = 0;
    const property = fc.property(SCRIPT, (script) => {
      let known: { epoch: number; ranges: Map<number, readonly [number, number]> } | undefined;
      const check = ({ event }: EventInMemory) => {
        if (!hasBracket(event) || event.planned === 0) return;
        const lines = linesOf(event);
        const now = lines.map(({ entry, rank, range }) => {
          const [best, worst] = [range.best, range.worst];
          if (event.phase === 'FINISHED') expect(Math.min(Math.max(rank, best), worst)).toBe(rank);
          expect(best).toBeLessThanOrEqual(worst);
          return [entry, [best, worst]] as const;
        });
        if (known?.epoch === event.epoch)
          for (const [entry, [best, worst]] of now) {
            const before = known.ranges.get(entry);
            if (before === undefined) continue;
            told++;
            expect(best).toBeGreaterThanOrEqual(before[0]);
            expect(worst).toBeLessThanOrEqual(before[1]);
          }
        known = { epoch: event.epoch, ranges: new Map(now) };
      };
      played(script, check);
    });
    fc.assert(property, RUNS);
    expect(told).toBeGreaterThan(RUNS.numRuns);
  });

  test('nobody meets anybody in a bracket who is out of it, and nobody is in two matches at a time', () => {
    let pairs = 0;
    const check = ({ event, facts }: EventInMemory) => {
      const fact = facts.at(-1);
      if (fact?.kind !== 'PAIRED' || bracketOf(event) === null) return;
      const all = fact.data.pairs.flatMap(({ first, second }) => [first, second]);
      expect(new Set(all).size).toBe(all.length);
      for (const entry of all) expect(event.entries[entry - 1]!.state).toBe('ACTIVE');
      const matches = fact.data.pairs.map(({ match }) => match);
      expect(new Set(matches).size).toBe(matches.length);
      expect(matches).not.toContain(undefined);
      pairs += matches.length;
    };
    fc.assert(
      fc.property(SCRIPT, (script) => void played(script, check)),
      RUNS,
    );
    expect(pairs).toBeGreaterThan(10);
  });
});
