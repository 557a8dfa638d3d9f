import { CARD, type CardId } from '../../components/cards/index.js';
import type { Condition, Who } from '../../components/language/conditions.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { LAKE_IDS, NEIGHBOURS, SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { other, type Side } from '../../components/side.js';
import { UNIT, type UnitId } from '../../components/units.js';
import type { MadisonState } from '../../state.js';
import { holderOf, lakeController, occupies } from '../control.js';
import { forcesOf } from '../force.js';
import { faceOf, isOnMap, leadersAt, shipsOf, unitsOf, unitStates } from '../pieces.js';
import {
  allows,
  lakeOf,
  placeFits,
  shipFits,
  sidesOf,
  type Situation,
  spaceFits,
  unitFits,
} from './fits.js';

/** MMW-3.4 whether a leader named on a card is in play; his replacement does not count as him. */
export const isInPlay = (state: MadisonState, id: LeaderId): boolean =>
  isOnMap(state.leaders[id].at) && state.leaders[id].flipped !== true;

const takesPart = (state: MadisonState, id: LeaderId, { space, lake }: Situation): boolean =>
  isInPlay(state, id) && state.leaders[id].at === (space ?? lake);

/** MMW-3.35 whether no leader of his side in the space has more stars. */
function commands(state: MadisonState, id: LeaderId, sit: Situation): boolean {
  if (sit.space === undefined || !takesPart(state, id, sit)) return false;
  const { stars } = faceOf(state, id);
  return leadersAt(state, LEADER[id].side, sit.space).every(
    (one) => faceOf(state, one).stars <= stars,
  );
}

const unitAt = (state: MadisonState, who: Who, fits: (at: string) => boolean, sit: Situation) =>
  sidesOf(who, sit).some((side) =>
    unitStates(state, side).some(
      ({ at }, no) => isOnMap(at) && unitFits(who, unitsOf(side)[no] as UnitId, sit) && fits(at),
    ),
  );

/** Whether a matching unit is in the space or within that many paths of it. */
function near(state: MadisonState, who: Who, spaces: number, sit: Situation): boolean {
  if (sit.space === undefined) return false;
  const reached = new Set<string>([sit.space]);
  for (let step = 0; step < spaces; step++)
    for (const from of [...reached])
      for (const { to } of NEIGHBOURS[from as SpaceId]) reached.add(to);
  return unitAt(state, who, (at) => reached.has(at), sit);
}

type Cond<K extends Condition['cond']> = Extract<Condition, { readonly cond: K }>;

function inCombat(state: MadisonState, need: Cond<'in-combat'>, sit: Situation): boolean {
  const { leader, who } = need;
  if (leader !== undefined)
    return need.commands === true ? commands(state, leader, sit) : takesPart(state, leader, sit);
  return who === undefined || unitAt(state, who, (at) => at === sit.space, sit);
}

function isRole({ is }: Cond<'role'>, { fight, me }: Situation): boolean {
  return fight !== undefined && (fight.attacker === me) === (is === 'attack');
}

function isSpaceSo(state: MadisonState, need: Cond<'space'>, sit: Situation): boolean {
  const { at, terrain, region, lake } = need;
  const { space } = sit;
  if (space === undefined)
    return at !== undefined && SPACE_IDS.some((id) => spaceFits(state, at, id, sit));
  return (
    (terrain === undefined || SPACE[space].terrain === terrain) &&
    allows(region, SPACE[space].region) &&
    (lake === undefined || SPACE[space].lake === lake) &&
    (at === undefined || spaceFits(state, at, space, sit))
  );
}

function isLead(who: Who, { fight, me }: Situation, sit: Situation): boolean {
  const lead = fight?.leads?.[me];
  if (lead === undefined) return false;
  return Object.hasOwn(UNIT, lead)
    ? unitFits(who, lead as UnitId, sit)
    : shipFits(who, lead as ShipId, sit);
}

/** MMW-10.2 a fort serves the defender. */
const hasFort = ({ heldBy }: Cond<'fort'>, { fight, me }: Situation): boolean =>
  fight?.fort === true && (fight.attacker === me ? 'foe' : 'me') === heldBy;

const shipAt = (state: MadisonState, { who, at }: Cond<'ship-at'>, sit: Situation): boolean =>
  sidesOf(who, sit).some((side) =>
    shipsOf(side).some((id) => {
      const ship = state.ships[id];
      return ship.damaged !== true && shipFits(who, id, sit) && placeFits(state, at, ship.at, sit);
    }),
  );

function isLakeFree(state: MadisonState, need: Cond<'lake'>, sit: Situation): boolean {
  const lake = lakeOf(need.lake, sit);
  const who = need.notControlledBy === 'foe' ? other(sit.me) : need.notControlledBy;
  return lake !== null && lakeController(state, lake) !== who;
}

const holdsLake = (state: MadisonState, { me, lake }: Situation): boolean =>
  lake === undefined
    ? LAKE_IDS.some((id) => lakeController(state, id) === me)
    : lakeController(state, lake) === me;

/** Whether the foe is playing the event of a card with that title and has declared that many forces. */
const isPlaying = (state: MadisonState, { title, forces }: Cond<'foe-card'>, me: Side): boolean => {
  const { play } = state;
  if (play === null || play.by === me || play.card === null || play.use !== 'event') return false;
  return CARD[play.card].title.en === title && forcesOf(state, play.by).length === forces;
};

const lostRound = ({ side }: Cond<'lost-round'>, { fight, me }: Situation): boolean =>
  fight?.lost?.[side === 'foe' ? other(me) : side] === true;

/** Whether a condition holds. All conditions depend on public facts only. */
export function holds(state: MadisonState, need: Condition, sit: Situation): boolean {
  switch (need.cond) {
    case 'role':
      return isRole(need, sit);
    case 'space':
      return isSpaceSo(state, need, sit);
    case 'fort':
      return hasFort(need, sit);
    case 'across':
      return sit.fight?.amphibious === true;
    case 'in-combat':
      return inCombat(state, need, sit);
    case 'lead':
      return isLead(need.who, sit, sit);
    case 'unit-at':
      return unitAt(state, need.who, (at) => placeFits(state, need.at, at, sit), sit);
    case 'ship-at':
      return shipAt(state, need, sit);
    case 'holds':
      return holderOf(state, need.space) === need.side;
    case 'occupies':
      return occupies(state, need.side, need.space);
    case 'lake':
      return isLakeFree(state, need, sit);
    case 'lake-held':
      return holdsLake(state, sit);
    case 'on-map':
      return isInPlay(state, need.leader);
    case 'near':
      return near(state, need.who, need.spaces, sit);
    case 'foe-card':
      return isPlaying(state, need, sit.me);
    case 'lost-round':
      return lostRound(need, sit);
    case 'destroyed':
      return state.destroyed[need.space] === true;
    case 'any':
      return need.of.some((one) => holds(state, one, sit));
  }
}

/**
 * Whether a card in force still counts. Conditions marked `now` were checked when it was played and are not checked
 * again.
 */
export const stillHold = (state: MadisonState, card: CardId, sit: Situation): boolean =>
  needsOf(card).every((need) => (need.cond === 'lead' && need.now) || holds(state, need, sit));

const needsOf = (card: CardId): readonly Condition[] => CARD[card].needs;

/** Whether all conditions of a card hold. */
export const allHold = (state: MadisonState, card: CardId, sit: Situation): boolean =>
  CARD[card].needs.every((need) => holds(state, need, sit));
