import {
  type Action,
  type Chance,
  type Event,
  frameOf,
  owed,
  play,
} from '../../../src/rules/kernel/index.js';
import type { Json } from '../../../src/rules/kernel/json.js';
import { choices } from '../../../src/rules/kernel/play.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import type { RegionId } from '../../../src/rules/ops1812/components/map.js';
import { other, type Side } from '../../../src/rules/ops1812/components/side.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
import { type OpsState, total } from '../../../src/rules/ops1812/state.js';
import { operating, units } from './support.js';

const BATTLES = 500;
/** Standard deviations an observed share may be off. */
const TOLERANCE = 4.5;

interface Fight {
  readonly attacker: Side;
  readonly from: RegionId;
  readonly to: RegionId;
  readonly position: string;
  /** As `odds` is asked. */
  readonly input: { readonly [key: string]: Json };
}

/** The toughest units first, and off as soon as there are few enough left. */
function decided(state: OpsState, side: Side, { attacker, to, input }: Fight): Action {
  const open = choices(ops1812, state, side);
  const f = frameOf(state, side)?.f;
  const key = side === attacker ? 'attackerStaysUntil' : 'defenderStaysUntil';
  const goes = total(state.regions[to][side]) <= ((input[key] as number | undefined) ?? 0);
  const verb = f === 'retreat' ? (goes ? 'retreat' : 'stay') : f === 'evade' ? 'evade' : 'remove';
  const ways = open.filter((one) => one.do === verb);
  const worth = (one: Action) => Number(one['regular'] ?? 0) * 100 + Number(one['militia'] ?? 0);
  const best = ways.toSorted((a, b) => worth(b) - worth(a))[0];
  if (best === undefined) throw new Error(`no ${verb} for ${side}`);
  return best;
}

/** One battle by the rules, to its end; how it ended and what is left of both, as a text. */
function fought(fight: Fight, before: OpsState, chance: Chance): string {
  const { attacker, from, to } = fight;
  const events: Event[] = [];
  let state = before;
  let [side, action]: [Side, Action] = [attacker, { do: 'march', from, to }];
  while (!events.some(({ type }) => type === 'battle-over')) {
    const played = play(ops1812, state, side, [action], chance);
    if (!played.ok) throw new Error(`${action.do}: ${played.code}`);
    state = played.state;
    events.push(...played.events);
    if (events.some(({ type }) => type === 'battle-over')) break;
    side = owed(ops1812, state)[0] as Side;
    action = decided(state, side, fight);
  }
  return ending(fight, state, events);
}

function ending({ attacker, to }: Fight, state: OpsState, events: readonly Event[]): string {
  const gone = events.find(({ type }) => type === 'retreated')?.data['side'];
  if (gone !== undefined) return gone === attacker ? 'attacker-retreats' : 'defender-retreats';
  const [a, d] = [units(state, attacker, to), units(state, other(attacker), to)];
  if (a === '' && d === '') return 'both-destroyed';
  return a === '' ? `attacker-destroyed: ${d}` : `defender-destroyed: ${a}`;
}

/** The same texts with their exact chances. */
function expected({ input }: Fight): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { result, probability } of ops1812.combat.odds({ kind: 'battle', ...input })?.rows ??
    []) {
    const left =
      result['ending'] === 'attacker-destroyed' ? result['defender'] : result['attacker'];
    const force = Object.entries(left as { readonly [unit: string]: number })
      .filter(([, count]) => count > 0)
      .map(([unit, count]) => `${count} ${unit}`);
    const end = String(result['ending']);
    const text = /(attacker|defender)-destroyed/.test(end) ? `${end}: ${force.join(' ')}` : end;
    shares.set(text, (shares.get(text) ?? 0) + probability);
  }
  return shares;
}

const FIGHTS: readonly (readonly [string, Fight])[] = [
  [
    'to the last',
    {
      attacker: 'us',
      from: 'ohio',
      to: 'western-district',
      position:
        'us ohio: 2 regular 2 militia\ngb western-district: 1 regular 1 militia 1 indian\nwaterway erie us 2 gb 0\nfort western-district',
      input: {
        attacker: { regular: 2, militia: 2 },
        defender: { regular: 1, militia: 1, indian: 1 },
        attackerBonus: 1,
        defenderBonus: 1,
      },
    },
  ],
  [
    'with both sides ready to retreat, the defender first',
    {
      attacker: 'gb',
      from: 'western-district',
      to: 'detroit',
      position:
        'gb western-district: 2 regular 1 militia 1 indian\nus detroit: 2 regular 2 militia',
      input: {
        attacker: { regular: 2, militia: 1, indian: 1 },
        defender: { regular: 2, militia: 2 },
        defenderBonus: 1,
        attackerStaysUntil: 2,
        defenderStaysUntil: 2,
      },
    },
  ],
  [
    'with both sides ready to retreat, the attacker first',
    {
      attacker: 'us',
      from: 'detroit',
      to: 'western-district',
      position:
        'attacker-retreats-first\nus detroit: 3 regular\ngb western-district: 1 regular 2 militia',
      input: {
        attacker: { regular: 3 },
        defender: { regular: 1, militia: 2 },
        attackerStaysUntil: 2,
        defenderStaysUntil: 2,
        attackerFirst: true,
      },
    },
  ],
  [
    'in a duel, where most rounds bring nothing',
    {
      attacker: 'us',
      from: 'detroit',
      to: 'western-district',
      position: 'us detroit: 1 regular\ngb western-district: 1 regular',
      input: { attacker: { regular: 1 }, defender: { regular: 1 } },
    },
  ],
  [
    'for one round, after which the attacker goes whatever it brought',
    {
      attacker: 'us',
      from: 'detroit',
      to: 'western-district',
      position: 'us detroit: 1 militia\ngb western-district: 2 militia',
      input: { attacker: { militia: 1 }, defender: { militia: 2 }, attackerStaysUntil: 1 },
    },
  ],
  [
    'with Indian units that evade, which are lost to the battle',
    {
      attacker: 'us',
      from: 'ohio',
      to: 'wabash',
      position: 'us ohio: 1 regular 2 militia\ngb wabash: 3 indian',
      input: { attacker: { regular: 1, militia: 2 }, defender: { indian: 3 } },
    },
  ],
];

describe('exact odds agree with battles fought by the rules', () => {
  it.each(FIGHTS)('%s', (_, fight) => {
    const chance = seededChance(1812);
    const before = operating(fight.attacker, 'campaign', 1, fight.position);
    const seen = new Map<string, number>();
    for (let i = 0; i < BATTLES; i++) {
      const end = fought(fight, before, chance);
      seen.set(end, (seen.get(end) ?? 0) + 1);
    }
    const shares = expected(fight);
    const off = [...new Set([...shares.keys(), ...seen.keys()])].filter((end) => {
      const p = shares.get(end) ?? 0;
      const spread = Math.sqrt((p * (1 - p)) / BATTLES) + 0.5 / BATTLES;
      return Math.abs((seen.get(end) ?? 0) / BATTLES - p) > TOLERANCE * spread;
    });
    expect(off).toEqual([]);
    expect(shares.size).toBeGreaterThan(2);
  });
});
