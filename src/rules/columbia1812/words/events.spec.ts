import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { JsonObject } from '../../kernel/json.js';
import type { Roll } from '../../kernel/table.js';
import { describeEvent, EVENT_TYPES } from './events.js';

const RULES = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(RULES, path), 'utf8'));

/**
 * Types as they stand in the sources: `say({ type: 'fire'` or, chosen by a condition,
 * `say({ type: x ? 'sailed' : 'docked'`.
 */
const said = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\.say\(\{\s*type:\s*([^,]+),/g)].flatMap(([, type = '']) =>
      [...(type.split('?')[1] ?? type).matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
    ),
  ),
);

const roll = (purpose: string, ...dice: number[]): Roll => ({ purpose, dice, clause: 'C1812-0.0' });
const en = (type: string, data: JsonObject, ...rolls: Roll[]) =>
  describeEvent({ type, clause: 'C1812-0.0', data, rolls }, 'en');
const ja = (type: string, data: JsonObject, ...rolls: Roll[]) =>
  describeEvent({ type, clause: 'C1812-0.0', data, rolls }, 'ja');

describe('the log', () => {
  it('has a line for every event of the rules and for nothing else', () => {
    expect(said.size).toBeGreaterThan(35);
    expect([...EVENT_TYPES].sort()).toEqual([...said].sort());
  });

  it('refuses an event it does not know', () => {
    expect(() => en('treaty', {})).toThrow('treaty');
  });

  it('shows the dice of a fire as they were rolled', () => {
    const data = { town: 'kingston', side: 'gb', hits: 2 };
    const dice = roll('defender-fire', 1, 6, 5, 3, 6, 2, 1);
    expect(en('fire', data, dice)).toBe(
      'The British at Kingston fire 7 dice: 1 6 5 3 6 2 1 — 2 hits.',
    );
    expect(ja('fire', data, dice)).toBe(
      'キングストンのイギリス軍が射撃、サイコロ7個 [1 6 5 3 6 2 1] — 2ヒット。',
    );
    expect(en('fire', { ...data, hits: 0 }, roll('defender-fire', 4))).toBe(
      'The British at Kingston fire 1 die: 4 — no hit.',
    );
  });

  it('names the blocks to their owner alone', () => {
    const data = { town: 'york', side: 'gb', dead: 1 };
    expect(en('losses', data)).toBe(
      'The British at York take their hits; 1 army unit is eliminated.',
    );
    expect(en('losses', { ...data, units: { 'gb-49th-foot': 2, 'gb-41st-foot': 1 } })).toBe(
      'The British at York take their hits (41st Foot 1, 49th Foot 2); 1 army unit is eliminated.',
    );
    expect(ja('losses', { ...data, dead: 0 })).toBe(
      'ヨークのイギリス軍が損害を適用した。全滅したユニットはない。',
    );
  });

  it('tells the ways of a move with their number of blocks', () => {
    const moves = [
      { from: 'sackets-harbor', via: null, to: 'kingston', by: 'land', blocks: 2 },
      { from: 'sackets-harbor', via: 'ogdensburg', to: 'malone', by: 'land', blocks: 1 },
      { from: 'sackets-harbor', via: null, to: 'york', by: 'sea', blocks: 3 },
    ];
    expect(en('marched', { side: 'us', moves })).toBe(
      "The Americans move 2 army units from Sacket's Harbor to Kingston, 1 army unit from Sacket's Harbor through Ogdensburg to Malone and 3 army units from Sacket's Harbor by sea to York.",
    );
    expect(
      en('marched', {
        side: 'gb',
        moves: [{ from: null, via: null, to: 'quebec', by: 'entry', blocks: 3 }],
      }),
    ).toBe('The British move 3 army units onto the map at Quebec.');
  });

  it('shows the modifier of a forced march only where the reader may know it', () => {
    const march = { side: 'gb', from: 'york', to: 'london', die: 3, passed: true, died: false };
    expect(en('forced-march', march)).toContain('a British army unit rolls 3:');
    expect(en('forced-march', { ...march, unit: 'gb-tecumseh' })).toContain(
      "Tecumseh's Confederacy rolls 3 + 2:",
    );
    expect(en('forced-march', { ...march, unit: 'gb-49th-foot' })).toContain(
      '49th Foot rolls 3 + 1:',
    );
    expect(en('forced-march', { ...march, die: 2 })).toContain('rolls 2 + 2: it completes');
    expect(
      en('forced-march', { ...march, side: 'us', die: 1, passed: false, died: true }),
    ).toContain('an American army unit rolls 1: it refuses and loses 1 CV, its last.');
  });

  it('tells how many of the militia stay', () => {
    const dice = roll('militia', 6, 2);
    expect(en('militia', { rolled: 2, held: 1, all: false }, dice)).toBe(
      'American militia, 2 dice: 6 2 — 1 army unit refuses to enter Canada.',
    );
    expect(
      en(
        'militia',
        { rolled: 1, held: 1, all: true, units: ['us-ohio-militia'] },
        roll('militia', 6),
      ),
    ).toBe('American militia, 1 die: 6 — every army unit refuses to enter Canada (Ohio Militia).');
    expect(
      en('militia', { rolled: 1, held: 0, all: false, units: [] }, roll('militia', 2)),
    ).toContain('no army unit refuses to enter Canada.');
  });

  it('shows ties of a roll-off', () => {
    const rolls = [
      roll('order-us', 3, 4),
      roll('order-gb', 6, 1),
      roll('order-us', 2, 2),
      roll('order-gb', 5, 1),
    ];
    expect(en('initiative', { side: 'gb' }, ...rolls)).toBe(
      '2d6: the Americans 3 + 4 = 7, the British 6 + 1 = 7; a tie, again: the Americans 2 + 2 = 4, the British 5 + 1 = 6 — the British choose whether to play first or second this year.',
    );
  });

  it('shows both broadsides, the attacker first, and a fleet that cannot fire', () => {
    const data = { lake: 'lake-erie', round: 2, attacker: 'gb', hits: { us: 0, gb: 1 } };
    const text = en('broadsides', data, roll('broadside-gb', 6, 1), roll('broadside-us'));
    expect(text).toBe(
      'Round 2 on Lake Erie: the British roll 6 1, 1 hit; the Americans cannot fire.',
    );
  });

  it('counts naval units by their face', () => {
    const ports = { oswego: { up: 1, down: 0 }, 'sackets-harbor': { up: 2, down: 1 } };
    const sailed = { side: 'us', lake: 'lake-ontario', ports, ships: { up: 3, down: 1 } };
    expect(en('sailed', sailed)).toBe(
      "The Americans sail onto Lake Ontario: 1 operational naval unit from Oswego and 2 operational and 1 non-operational naval unit from Sacket's Harbor.",
    );
    expect(ja('sailed', sailed)).toBe(
      'アメリカ軍がオンタリオ湖へ出た: オスウィーゴから作戦艦隊1個、サケッツハーバーから作戦艦隊2個、非作戦艦隊1個。',
    );
  });

  it('tells who goes back by sea and where the dragoon rides', () => {
    const retreat = {
      town: 'york',
      side: 'us',
      to: 'fort-niagara',
      on: null,
      blocks: 4,
      sea: null,
      bySea: 0,
    };
    expect(en('retreated', retreat)).toBe(
      'The Americans retreat with 4 army units from York to Fort Niagara.',
    );
    expect(en('retreated', { ...retreat, sea: 'sackets-harbor', bySea: 2 })).toContain(
      "to Fort Niagara, 2 of them by sea to Sacket's Harbor.",
    );
    expect(en('retreated', { ...retreat, on: 'buffalo' })).toContain(
      'to Fort Niagara; the dragoon rides on to Buffalo.',
    );
  });

  it('tells why a pursuit has more dice than blocks', () => {
    const pursuit = {
      town: 'york',
      side: 'gb',
      hits: 1,
      dragoon: true,
      indian: true,
      cancelled: false,
    };
    expect(en('pursuit', pursuit, roll('pursuit', 1, 4, 2))).toBe(
      'The British pursue the Americans from York with 3 dice: 1 4 2 — 1 hit (dragoon 2 dice, Indian unit 2 dice).',
    );
  });
});
