import type { Json, JsonObject } from '../../kernel/json.js';
import { seeded } from '../../kernel/random.js';
import type { Odds } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { combat } from '../view/battle.js';
import { odds } from './index.js';

const asked = (input: Json): Odds => {
  const answer = odds(input);
  if (answer === null) throw new Error('off the schema');
  return answer;
};

/** Chance of all rows whose result has these members. */
const chance = (input: Json, of: JsonObject): number =>
  asked(input)
    .rows.filter(({ result }) => Object.entries(of).every(([key, value]) => result[key] === value))
    .reduce((sum, { probability }) => sum + probability, 0);

const clauses = (input: Json) =>
  asked(input).modifiers.map(({ clause, value }) => `${clause} ${value}`);

const EXAMPLES: Json[] = [
  { kind: 'fire', cv: 80, volleys: 2 },
  { kind: 'fire', cv: 1 },
  { kind: 'pursuit', blocks: 19, dragoon: true },
  { kind: 'battle', attacker: [1], defender: [1] },
  { kind: 'battle', attacker: Array(20).fill(4), defender: Array(20).fill(4), landing: true },
  {
    kind: 'battle',
    attacker: [4, 3, 3],
    defender: [4, 2],
    attackerStaysUntil: 4,
    defenderStaysUntil: 2,
  },
  { kind: 'battle', attacker: [2], defender: [3], attackerStaysUntil: 80, defenderStaysUntil: 80 },
  { kind: 'naval', attacker: { up: 6, down: 6 }, defender: { up: 6, down: 6 } },
  { kind: 'naval', attacker: { up: 0, down: 2 }, defender: { up: 1, down: 0 } },
  { kind: 'naval-round', attacker: { up: 3, down: 1 }, defender: { up: 0, down: 1 } },
  { kind: 'militia', blocks: 12 },
  { kind: 'forced-march', blocks: 5, side: 'gb', indian: true },
  { kind: 'escape', ships: 6 },
];

describe('odds', () => {
  it.each(EXAMPLES)('add up to 1 and have no row twice: %j', (input) => {
    const { rows } = asked(input);
    expect(Math.abs(rows.reduce((sum, { probability }) => sum + probability, 0) - 1)).toBeLessThan(
      1e-12,
    );
    expect(new Set(rows.map(({ result }) => JSON.stringify(result))).size).toBe(rows.length);
    expect(rows.every(({ probability }) => probability > 0)).toBe(true);
  });

  it('of a fire are those of a 6 on each die (10.1.b)', () => {
    expect(chance({ kind: 'fire', cv: 2 }, { hits: 0 })).toBeCloseTo(25 / 36, 14);
    expect(chance({ kind: 'fire', cv: 2 }, { hits: 1 })).toBeCloseTo(10 / 36, 14);
    expect(chance({ kind: 'fire', cv: 2 }, { hits: 2 })).toBeCloseTo(1 / 36, 14);
  });

  it('of a double fire are those of twice the dice (12.3)', () => {
    expect(chance({ kind: 'fire', cv: 1, volleys: 2 }, { hits: 2 })).toBeCloseTo(1 / 36, 14);
    expect(clauses({ kind: 'fire', cv: 1, volleys: 2 })).toEqual(['C1812-12.3 2']);
    expect(clauses({ kind: 'fire', cv: 1 })).toEqual([]);
  });

  it('of a pursuit give cavalry and Indian a second die (11.1.a, 15.0.f, 16.0.c)', () => {
    const both = { kind: 'pursuit', blocks: 2, dragoon: true, indian: true };
    expect(chance(both, { hits: 4 })).toBeCloseTo(1 / 16, 14);
    expect(clauses(both)).toEqual(['C1812-16.0.c 1', 'C1812-15.0.f 1']);
    const met = { ...both, indian: false, enemyDragoon: true };
    expect(chance(met, { hits: 2 })).toBeCloseTo(1 / 4, 14);
    expect(clauses(met)).toEqual(['C1812-16.0.c 0']);
    expect(asked({ kind: 'pursuit', blocks: 1, enemyDragoon: true }).modifiers).toEqual([]);
  });

  it('of the militia and of a forced march are those of single dice (17.0, 9.2.b)', () => {
    expect(chance({ kind: 'militia', blocks: 3 }, { refuse: 3 })).toBeCloseTo(1 / 216, 14);
    expect(chance({ kind: 'forced-march', blocks: 1, side: 'us' }, { march: 1 })).toBeCloseTo(
      1 / 2,
      14,
    );
    expect(chance({ kind: 'forced-march', blocks: 1, side: 'gb' }, { march: 1 })).toBeCloseTo(
      2 / 3,
      14,
    );
    const tecumseh = { kind: 'forced-march', blocks: 2, side: 'gb', indian: true };
    expect(chance(tecumseh, { march: 2, refuse: 0 })).toBeCloseTo((2 / 3) * (5 / 6), 14);
    expect(clauses(tecumseh)).toEqual(['C1812-9.2.b 1', 'C1812-9.2.b 2']);
    expect(clauses({ ...tecumseh, blocks: 1 })).toEqual(['C1812-9.2.b 2']);
  });

  it('of an escape are even (8.4)', () => {
    expect(chance({ kind: 'escape', ships: 2 }, { escaped: 1, captured: 1 })).toBeCloseTo(
      1 / 2,
      14,
    );
  });
});

describe('odds of a land battle', () => {
  it('favour who fires first: 1 CV against 1 CV', () => {
    // the defender wins with the first 6: p = 1/6 + (5/6)(5/6)p
    const duel = { kind: 'battle', attacker: [1], defender: [1] };
    expect(chance(duel, { ending: 'attacker-destroyed' })).toBeCloseTo(6 / 11, 14);
    expect(chance(duel, { ending: 'defender-destroyed' })).toBeCloseTo(5 / 11, 14);
  });

  it('double the first fire against a landing alone (12.3)', () => {
    // two dice first: 11/36, then the attacker is first in a duel of single dice
    const landing = { kind: 'battle', attacker: [1], defender: [1], landing: true };
    expect(chance(landing, { ending: 'attacker-destroyed' })).toBeCloseTo(
      11 / 36 + (25 / 36) * (5 / 11),
      14,
    );
    expect(clauses(landing)).toEqual(['C1812-12.3 2']);
  });

  it('let an attacker go before their first fire, the defender not before their second (10.1.a.i, 10.1.c)', () => {
    const shy = {
      kind: 'battle',
      attacker: [1],
      defender: [1],
      attackerStaysUntil: 1,
      defenderStaysUntil: 1,
    };
    expect(chance(shy, { ending: 'attacker-destroyed' })).toBeCloseTo(1 / 6, 14);
    expect(chance(shy, { ending: 'attacker-retreats', attacker: 1, defender: 1 })).toBeCloseTo(
      5 / 6,
      14,
    );
    const defenderGoes = { ...shy, attackerStaysUntil: 0 };
    expect(chance(defenderGoes, { ending: 'defender-destroyed' })).toBeCloseTo(5 / 36, 14);
    expect(chance(defenderGoes, { ending: 'defender-retreats' })).toBeCloseTo(25 / 36, 14);
  });

  it('depend on total CVs alone', () => {
    const one = asked({ kind: 'battle', attacker: [4, 2], defender: [3, 1] });
    expect(asked({ kind: 'battle', attacker: [3, 3], defender: [1, 1, 2] })).toEqual(one);
  });

  it('agree with battles fought die by die', () => {
    const input = {
      kind: 'battle',
      attacker: [4, 3],
      defender: [3, 2],
      landing: true,
      attackerStaysUntil: 3,
      defenderStaysUntil: 1,
    };
    const random = seeded(1812);
    const games = 60_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < games; i++) {
      const end = fought(random, { attacker: 7, defender: 5, stays: { attacker: 3, defender: 1 } });
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    const { rows } = asked(input);
    expect(counts.size).toBeGreaterThan(12);
    for (const [end] of counts) expect(rows.map(({ result }) => endText(result))).toContain(end);
    for (const { result, probability: p } of rows) {
      const seen = (counts.get(endText(result)) ?? 0) / games;
      expect(Math.abs(seen - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / games) + 1e-4);
    }
  });
});

const endText = ({ ending, attacker, defender }: JsonObject): string =>
  `${ending} ${attacker} ${defender}`;

const hits = (random: Random, dice: number): number =>
  Array.from({ length: dice }, () => random(6)).filter((die) => die === 5).length;

interface Simulated {
  attacker: number;
  defender: number;
  stays: { attacker: number; defender: number };
}

/** A landing by the text of the rules, turn by turn. */
function fought(random: Random, { attacker, defender, stays }: Simulated): string {
  for (let turn = 1; ; turn++) {
    if (turn > 1 && defender <= stays.defender)
      return endText({ ending: 'defender-retreats', attacker, defender });
    attacker = Math.max(0, attacker - hits(random, turn === 1 ? 2 * defender : defender));
    if (attacker === 0) return endText({ ending: 'attacker-destroyed', attacker, defender });
    if (attacker <= stays.attacker)
      return endText({ ending: 'attacker-retreats', attacker, defender });
    defender = Math.max(0, defender - hits(random, attacker));
    if (defender === 0) return endText({ ending: 'defender-destroyed', attacker, defender });
  }
}

describe('odds of a naval battle', () => {
  const duel = { kind: 'naval', attacker: { up: 1, down: 0 }, defender: { up: 1, down: 0 } };

  it('go on while all miss: one unit against one', () => {
    // a round: each side 25/36 no hit, 10/36 one hit (turned over), 1/36 two (turned over and sunk)
    const again = 1 - (25 / 36) ** 2;
    expect(chance(duel, { ending: 'defender-retreats' })).toBeCloseTo(
      ((10 / 36) * (25 / 36)) / again,
      14,
    );
    expect(chance(duel, { ending: 'both-sunk' })).toBeCloseTo((1 / 36) ** 2 / again, 14);
    // C1812-8.1.a both crippled: the attacker goes
    expect(chance(duel, { ending: 'attacker-retreats' })).toBeCloseTo(
      ((10 / 36) * (35 / 36)) / again,
      14,
    );
  });

  it('send a fleet without operational units away after one round', () => {
    const hulk = { kind: 'naval', attacker: { up: 0, down: 1 }, defender: { up: 1, down: 0 } };
    expect(chance(hulk, { ending: 'attacker-retreats' })).toBeCloseTo(25 / 36, 14);
    expect(chance(hulk, { ending: 'attacker-sunk' })).toBeCloseTo(11 / 36, 14);
  });

  it('of one round are rolled apart by both sides (7.2)', () => {
    const round = {
      kind: 'naval-round',
      attacker: { up: 1, down: 0 },
      defender: { up: 2, down: 3 },
    };
    expect(chance(round, { attackerHits: 2, defenderHits: 0 })).toBeCloseTo(
      (1 / 36) * (5 / 6) ** 4,
      14,
    );
  });

  it('agree with battles fought die by die', () => {
    const input = { kind: 'naval', attacker: { up: 2, down: 0 }, defender: { up: 2, down: 1 } };
    const random = seeded(7);
    const games = 40_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < games; i++) {
      const end = JSON.stringify(shipsFought(random));
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    const { rows } = asked(input);
    for (const [end] of counts)
      expect(rows.map(({ result }) => JSON.stringify(result))).toContain(end);
    for (const { result, probability: p } of rows) {
      const seen = (counts.get(JSON.stringify(result)) ?? 0) / games;
      expect(Math.abs(seen - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / games) + 1e-4);
    }
  });
});

/** Two operational units against two and a hulk, hit by hit. */
function shipsFought(random: Random): JsonObject {
  const attacker = { up: 2, down: 0 };
  const defender = { up: 2, down: 1 };
  const take = (fleet: { up: number; down: number }): void => {
    if (fleet.up > 0) {
      fleet.up -= 1;
      fleet.down += 1;
    } else if (fleet.down > 0) fleet.down -= 1;
  };
  for (;;) {
    const [scored, suffered] = [hits(random, 2 * attacker.up), hits(random, 2 * defender.up)];
    for (let i = 0; i < scored; i++) take(defender);
    for (let i = 0; i < suffered; i++) take(attacker);
    const gone = { a: attacker.up + attacker.down === 0, d: defender.up + defender.down === 0 };
    if (gone.a || gone.d)
      return {
        ending: gone.a && gone.d ? 'both-sunk' : gone.a ? 'attacker-sunk' : 'defender-sunk',
        attacker,
        defender,
      };
    if (attacker.up === 0) return { ending: 'attacker-retreats', attacker, defender };
    if (defender.up === 0) return { ending: 'defender-retreats', attacker, defender };
  }
}

describe('input off the schema', () => {
  const OFF: Json[] = [
    null,
    7,
    'fire',
    [],
    {},
    { kind: 'siege' },
    { kind: 'constructor' },
    { kind: 'fire' },
    { kind: 'fire', cv: 0 },
    { kind: 'fire', cv: 81 },
    { kind: 'fire', cv: 1.5 },
    { kind: 'fire', cv: '3' },
    { kind: 'fire', cv: 3, volleys: 3 },
    { kind: 'fire', cv: 3, extra: 1 },
    { kind: 'pursuit', blocks: 1, dragoon: true, indian: true },
    { kind: 'battle', attacker: [], defender: [1] },
    { kind: 'battle', attacker: [5], defender: [1] },
    { kind: 'battle', attacker: Array(21).fill(1), defender: [1] },
    { kind: 'battle', attacker: [1], defender: [1], attackerStaysUntil: -1 },
    { kind: 'naval', attacker: { up: 0, down: 0 }, defender: { up: 1, down: 0 } },
    { kind: 'naval', attacker: { up: 7, down: 0 }, defender: { up: 1, down: 0 } },
    { kind: 'naval', attacker: { up: 1 }, defender: { up: 1, down: 0 } },
    { kind: 'militia', blocks: 1, side: 'us' },
    { kind: 'forced-march', blocks: 2, side: 'us', indian: true },
    { kind: 'forced-march', blocks: 2, side: 'fr' },
    { kind: 'escape', ships: 7 },
    JSON.parse('{"kind":"fire","cv":2,"__proto__":{"volleys":2}}') as Json,
  ];

  it.each(OFF)('has no odds: %j', (input) => {
    expect(odds(input)).toBeNull();
  });

  it('is one of the kinds the schema describes', () => {
    const kinds = (combat.oddsSchema['anyOf'] as readonly JsonObject[]).map(
      ({ properties }) => ((properties as JsonObject)['kind'] as JsonObject)['const'],
    );
    expect(new Set(kinds)).toEqual(new Set(EXAMPLES.map((input) => (input as JsonObject)['kind'])));
  });
});
