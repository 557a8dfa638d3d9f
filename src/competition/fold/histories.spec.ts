import fc from 'fast-check';

import {
  type EventInMemory,
  openEvent,
  openLegs,
  SETTINGS,
} from '../../../test/competition/event-in-memory.js';
import { decidedLegs, played, SCRIPT } from '../../../test/competition/random-event.js';
import { pastOf } from '../../../test/competition/stand-in-pairing.js';
import { LONG } from '../../../test/long.js';
import { frozen } from '../../../test/rules/support/freeze.js';
import { dueOf } from '../acts/due.js';
import type { Fact, Result } from '../facts/facts.js';
import { RESULTS } from '../facts/facts.js';
import { FORMATS } from '../formats/index.js';
import { fold } from './fold.js';
import { tableOf } from './table-of.js';
import { isOfTable, type Tournament } from './tournament.js';

const RUNS = { seed: 38, numRuns: LONG ? 5_000 : 120 };
const mendedBy = (fact: Fact): number | undefined =>
  fact.kind === 'UNDONE'
    ? fact.data.undoes
    : fact.kind === 'CORRECTED'
      ? fact.data.replaces
      : undefined;

/** The history without that fact, and without what was said of it. */
function without(facts: readonly Fact[], seq: number): readonly Fact[] {
  const gone = new Set([seq]);
  for (const fact of facts) if (gone.has(mendedBy(fact) ?? 0)) gone.add(fact.seq);
  return facts.filter((fact) => !gone.has(fact.seq));
}

/** All of an event but how it came about. */
const shownOf = (event: Tournament | null) => ({
  ...{ ...event, version: null, epoch: null },
  table: event && tableOf(event),
});

/** The same, whenever the present steps of those who choose began: where a ruling is undone, they begin anew. */
const restedOf = (event: Tournament | null) => ({
  ...shownOf(event),
  rounds: event?.rounds.map((round) => ({
    ...round,
    pairs: round.pairs.map(({ choosing, ...pair }) => ({
      ...pair,
      choosing: choosing && { ...choosing, since: null, fact: null },
    })),
  })),
});

const pairsOf = ({ rounds }: Tournament) =>
  rounds.map(({ pairs, byes }) => [pairs.map(({ first, second }) => [first, second]), byes]);

const PICK = fc.record({
  ...{ script: SCRIPT, which: fc.nat(1_000) },
  result: fc.constantFrom<Result[]>(...RESULTS),
});

/** Acts of whoever plays no part in the games: nobody is in their own way. */
const judgeOf = (said: EventInMemory, act: object) => said.act(0, act);

describe('A history of an event', () => {
  test('is the same told at once or fact by fact, and changes nothing that it was told', () => {
    const check = (said: EventInMemory) =>
      expect(fold(frozen([...said.facts]))).toEqual(said.event);
    fc.assert(
      fc.property(SCRIPT, (script) => void played(script, check)),
      RUNS,
    );
  });

  test('with a corrected result is the history that was right from the start; pairings stay', () => {
    let done = 0;
    const property = fc.property(PICK, ({ script, which, result }) => {
      const said = played(script);
      const places = decidedLegs(said);
      const place = places[which % places.length];
      if (place === undefined) return;
      const leg = said.event.rounds[place.round - 1]!.pairs[place.board - 1]!.legs[place.leg - 1]!;
      const before = { event: said.event, facts: [...said.facts] };
      const wrong = before.facts[leg.fact! - 1]!;
      const told = judgeOf(said, { kind: 'correct', fact: wrong.seq, result });
      if ('code' in told || wrong.kind === 'FORFEITED') return;
      done++;
      const right = { ...wrong, data: { ...(wrong.data as object), result } } as Fact;
      const history = [...without(before.facts, wrong.seq), right].sort((a, b) => a.seq - b.seq);
      expect(shownOf(said.event)).toEqual(shownOf(fold(history)));
      expect(pairsOf(said.event)).toEqual(pairsOf(before.event));
      expect(said.event.epoch).toBe(said.event.version);
    });
    fc.assert(property, RUNS);
    expect(done).toBeGreaterThan(RUNS.numRuns / 20);
  });

  test('with something undone is the history without it, and an undoing can itself be undone', () => {
    let done = 0;
    const property = fc.property(PICK, ({ script, which }) => {
      const said = played(script);
      const before = { event: said.event, facts: [...said.facts] };
      const kinds = /RULED|FORFEITED|WITHDREW|REMOVED|RETURNED|BYE|MOVED|CORRECTED|UNDONE|SEEDED/;
      const some = before.facts.filter(({ kind }) => kinds.test(kind));
      const seq = some[which % some.length]?.seq;
      if (seq === undefined || 'code' in judgeOf(said, { kind: 'undo', fact: seq })) return;
      done++;
      expect(restedOf(said.event)).toEqual(restedOf(fold(without(before.facts, seq))));
      const back = judgeOf(said, { kind: 'undo', fact: said.facts.length });
      if (!('code' in back)) expect(restedOf(said.event)).toEqual(restedOf(before.event));
    });
    fc.assert(property, RUNS);
    expect(done).toBeGreaterThan(RUNS.numRuns / 20);
  });

  test('counts a game once, however often and however late it is said to have ended', () => {
    const property = fc.property(PICK, ({ script, which, result }) => {
      const said = played(script);
      const before = said.event;
      for (const place of decidedLegs(said)) {
        const began = which % 2 === 0;
        said.say({ kind: 'GAME_ENDED', data: { ...place, result, began } });
      }
      expect({ ...said.event, version: 0 }).toEqual({ ...before, version: 0 });
    });
    fc.assert(property, RUNS);
  });

  test('gives the points of every pair and bye once', () => {
    fc.assert(
      fc.property(SCRIPT, (script) => {
        const { event } = played(script);
        const given = event.rounds
          .filter((round) => round.state !== 'PROPOSED' && isOfTable(event, round))
          .map(({ pairs, byes }) => {
            const paid = pairs.map(({ legs }) => {
              const results = legs.map(({ result }) => result);
              const counted = results.filter((one) => one !== null && !/BOTH|NOT/.test(one));
              return counted.length / legs.length;
            });
            return paid.reduce((all, one) => all + one, byes.length);
          });
        const parts = tableOf(event).contestants.flatMap((one) => one.parts);
        const counted = parts.filter(({ how }) => how !== 'REQUESTED_BYE');
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(counted.map(({ points }) => points))).toBeCloseTo(sum(given), 9);
      }),
      RUNS,
    );
  });
});

describe('Silence', () => {
  /** Two of three scenarios are struck, then sides are bid for. */
  const STEPS = 3;
  const timeLeft = ({ event, now }: EventInMemory): number => {
    const { startsAt, roundMs, graceMs, pauseMs } = event.settings;
    const rounds = event.planned || (event.settings.rounds ?? 14);
    const open = event.rounds.at(-1)?.deadline ?? startsAt;
    const { settings } = event;
    const games = settings.bestOf ?? (settings.legs === 'SINGLE' ? 1 : 2);
    // One after the other, and in a bracket two more where they end level; a last match can be played anew.
    const isBracket = FORMATS[settings.format].lives > 0 || settings.finals !== undefined;
    const eachGame = roundMs + graceMs + STEPS * (settings.choice?.stepMs ?? 0);
    const each = (games + (isBracket ? 2 : 0)) * eachGame + 2 * pauseMs;
    return Math.max(0, Date.parse(open) - now) + (rounds + (isBracket ? 8 : 0)) * each;
  };

  test('ends every event that is open or running, within its rounds, graces and pauses', () => {
    const property = fc.property(SCRIPT, (script) => {
      const said = played(script);
      const { phase, planned } = said.event;
      if (phase !== 'OPEN' && phase !== 'RUNNING') return;
      const latest = said.now + timeLeft(said);
      const most = 12 * ((planned || 14) + 9);
      for (let step = 0; step < most && dueOf(said.event) !== null; step++) said.letTimePass();
      expect(['FINISHED', 'CANCELLED']).toContain(said.event.phase);
      expect(openLegs(said.event)).toEqual([]);
      expect(said.now).toBeLessThanOrEqual(latest);
    });
    fc.assert(property, RUNS);
  });

  test.each([0, 1, 2, 3])('ends an event that %i entered', (entrants) => {
    const said = openEvent(entrants, { rounds: 9 });
    while (dueOf(said.event) !== null) said.letTimePass();
    expect(said.event.phase).toBe(entrants < 2 ? 'CANCELLED' : 'FINISHED');
  });

  test('has something due exactly while an event is open or running', () => {
    const check = ({ event }: EventInMemory) =>
      expect(dueOf(event) !== null).toBe(['OPEN', 'RUNNING'].includes(event.phase));
    fc.assert(
      fc.property(SCRIPT, (script) => void played(script, check)),
      RUNS,
    );
  });

  test('gives nobody who left a game, and nobody who is away half a point', () => {
    const check = ({ event, facts, now }: EventInMemory) => {
      const fact = facts.at(-1);
      if (fact?.kind !== 'PUBLISHED') return;
      const { pairs, byes } = event.rounds.at(-1)!;
      const all = [...byes, ...pairs.flatMap(({ first, second }) => [first, second])];
      for (const entry of all) expect(event.entries[entry - 1]?.state).toBe('ACTIVE');
      expect(new Set(all).size).toBe(all.length);
      // The table has no rounds of a second stage.
      if (event.advanced === null)
        for (const one of tableOf(event).contestants)
          if (!one.active) expect(one.parts.at(-1)).toMatchObject({ how: 'ABSENT', points: 0 });
      const left = Date.parse(event.rounds.at(-1)!.deadline!) - now;
      expect(left).toBeLessThanOrEqual(event.settings.roundMs);
      if (event.settings.format !== 'SWISS' || event.settings.legs !== 'SINGLE') return;
      expect(pairs).not.toEqual([]);
    };
    fc.assert(
      fc.property(SCRIPT, (script) => void played(script, check)),
      RUNS,
    );
  });
});

describe('A Swiss whose results nobody mended', () => {
  test('has no rematch and no second bye, and nobody has one side twice more, whatever is swapped', () => {
    const property = fc.property(SCRIPT, (script) => {
      const settings = { ...script.settings, format: 'SWISS', legs: 'SINGLE' } as const;
      const steps = script.steps.filter(({ verb }) => verb !== 'undo' && verb !== 'correct');
      const { event } = played({ ...script, settings, steps });
      const rounds = event.rounds.filter((round) => isOfTable(event, round));
      rounds.forEach(({ pairs, byes }, i) => {
        const past = pastOf({ ...event, rounds: event.rounds.slice(0, i) });
        for (const { first, second } of pairs)
          expect(past.met).not.toContain([first, second].sort((a, b) => a - b).join('-'));
        for (const entry of byes) expect(past.rested).not.toContain(entry);
      });
      for (const [, balance] of pastOf({ ...event, rounds }).balance)
        expect(Math.abs(balance)).toBeLessThan(2);
      expect(event.settings.points).toEqual(SETTINGS.points);
    });
    fc.assert(property, RUNS);
  });
});
