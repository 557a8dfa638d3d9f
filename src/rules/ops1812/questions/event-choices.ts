import { type Effect, effectsOf, type Where } from '../components/cards.js';
import { REGION, REGION_IDS, WATERWAY_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { ChoiceFrame } from '../frames.js';
import { type OpsState, supply } from '../state.js';
import { controller, fullTokens, noFort, opensToIndians } from './control.js';
import { withSquadrons } from './feasible.js';

/** What can be chosen now in a step of an event: a verb, and the things it may be applied to. */
export interface Choices {
  readonly verb: Effect['do'];
  readonly targets: readonly string[];
  /** Whether the player may stop before the full number. */
  readonly stop: boolean;
}

/** Whether an event may place units of a side in a region. */
function mayPlace(state: OpsState, by: Side, where: Where, region: RegionId): boolean {
  if (where === 'indian') return opensToIndians(state, region);
  if (controller(state, region) !== by) return false;
  if (typeof where !== 'string') return where.includes(region);
  const { home, type } = REGION[region];
  return (
    home === by && (where === 'home' || type === (where === 'home-town' ? 'town' : 'countryside'))
  );
}

function places(
  state: OpsState,
  { by, chosen }: ChoiceFrame,
  effect: Effect & { readonly do: 'place' },
): RegionId[] {
  if (supply(state, by, effect.unit) === 0) return [];
  return REGION_IDS.filter(
    (id) =>
      mayPlace(state, by, effect.where, id) &&
      !(effect.together && chosen.length > 0 && !chosen.includes(id)) &&
      !(effect.apart && chosen.includes(id)),
  );
}

/** Whether there is a militia of that side outside its own home towns. */
const mayDesert = (state: OpsState, side: Side, id: RegionId): boolean =>
  state.regions[id][side].militia > 0 && !(REGION[id].type === 'town' && REGION[id].home === side);

const isSpent = (state: OpsState, by: Side, id: RegionId): boolean =>
  REGION[id].home === by &&
  controller(state, id) === by &&
  state.regions[id].tokens < fullTokens(state, id);

function targetsOf(state: OpsState, frame: ChoiceFrame, effect: Effect): readonly string[] {
  const { by, chosen } = frame;
  switch (effect.do) {
    case 'place':
      return places(state, frame, effect);
    case 'scatter':
      return withSquadrons(state).filter((zone) => chosen.length === 0 || chosen.includes(zone));
    case 'conflict':
      return [...(state.stage < 3 ? ['up'] : []), ...(state.stage > 1 ? ['down'] : [])];
    case 'desert':
      return REGION_IDS.filter((id) => mayDesert(state, other(by), id));
    case 'entrench':
      return REGION_IDS.filter((id) => noFort(state, by, id) === null);
    case 'wreck':
      return WATERWAY_IDS.filter((id) => state.waterways[id][other(by)] > 0);
    case 'restore':
      return REGION_IDS.filter((id) => isSpent(state, by, id));
    default:
      return [];
  }
}

/** OPSX-card.3 the choices of the present step; empty where it cannot be carried further. */
export function choicesIn(state: OpsState, frame: ChoiceFrame): Choices {
  const effect = effectsOf(frame.card, frame.by)[frame.step];
  if (effect === undefined || frame.left === 0) return { verb: 'place', targets: [], stop: false };
  const stop = 'stop' in effect && effect.stop === true;
  return { verb: effect.do, targets: targetsOf(state, frame, effect), stop };
}
