import { REGION } from '../components/lookups.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { STAGE } from '../components/tracks.js';
import type { Counts } from '../components/units.js';
import type { OpsState } from '../state.js';
import { bordersOwnWaterway, isBlockaded } from './control.js';

/** The parts of a state or a view that bonus dice depend on. */
export type BonusGround = Pick<OpsState, 'stage'> & {
  readonly regions: {
    readonly [R in RegionId]: Readonly<Record<Side, Readonly<Counts>>> & { readonly fort: boolean };
  };
  readonly waterways: { readonly [W in WaterwayId]: Readonly<Record<Side, number>> };
  readonly zones: { readonly [Z in ZoneId]: number };
  readonly effects: {
    readonly batteries: boolean;
    readonly drill: Readonly<Record<Side, boolean>>;
  };
  readonly attacked: Readonly<Record<Side, boolean>>;
};

/** A battle that is about to begin, from the viewpoint of the side whose dice are counted. */
interface Seen {
  readonly state: BonusGround;
  readonly region: RegionId;
  readonly side: Side;
  readonly attacks: boolean;
}

interface Source {
  readonly clause: string;
  readonly applies: (seen: Seen) => boolean;
}

/** Sources of bonus dice. Each gives one die, and they add up (OPS-dice.bonus.other). */
const SOURCES = {
  // one die, however many waterways there are; OPS-waterway.bonus is the same die
  waterway: {
    clause: 'OPS-dice.bonus.attack.waterway',
    applies: ({ state, region, side, attacks }) =>
      attacks && bordersOwnWaterway(state, side, region),
  },
  blockade: {
    clause: 'OPS-dice.bonus.attack.blockade',
    applies: ({ state, region, side, attacks }) =>
      attacks &&
      side === 'gb' &&
      REGION[region].type === 'town' &&
      isBlockaded(state, region) &&
      !state.effects.batteries,
  },
  'home-town': {
    clause: 'OPS-dice.bonus.defend.home-town',
    applies: ({ region, side, attacks }) =>
      !attacks && REGION[region].type === 'town' && REGION[region].home === side,
  },
  // OPS-fort.bonus is the same die
  fort: {
    clause: 'OPS-dice.bonus.defend.fort',
    applies: ({ state, region, attacks }) => !attacks && state.regions[region].fort,
  },
  'larger-conflict': {
    clause: 'OPSX-conflict.3',
    applies: ({ state, side, attacks }) =>
      attacks && STAGE[state.stage].firstAttack === side && !state.attacked[side],
  },
  drill: {
    clause: 'OPS-dice.bonus.other',
    applies: ({ state, region, side }) =>
      state.effects.drill[side] && state.regions[region][side].regular > 0,
  },
} as const satisfies { readonly [source: string]: Source };
export type SourceId = keyof typeof SOURCES;

/** OPS-dice.bonus.once bonus dice of a side, determined when the battle begins. */
export const bonusOf = (
  state: BonusGround,
  region: RegionId,
  side: Side,
  attacker: Side,
): SourceId[] =>
  (Object.keys(SOURCES) as SourceId[]).filter((id) =>
    SOURCES[id].applies({ state, region, side, attacks: side === attacker }),
  );
