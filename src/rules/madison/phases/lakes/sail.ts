import type { ActionOf } from '../../../kernel/action.js';
import { type Frame, frame as framed } from '../../../kernel/frame.js';
import { sortTexts } from '../../../kernel/json.js';
import type { Turn } from '../../../kernel/phase.js';
import { LEADER } from '../../components/leaders.js';
import { type LakeId, type SpaceId, TRANSIT } from '../../components/map.js';
import type { LandingFrame, NavalCombatFrame, SailFrame } from '../../frames.js';
import { flippedAmong } from '../../questions/flipped.js';
import { belongs, setDown } from '../../questions/force.js';
import { follow } from '../../questions/harbour.js';
import { isBox } from '../../questions/naval.js';
import { leaderStates, unitStates } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import {
  ASSAULT_MP,
  BOX_MP,
  EMBARK_MP,
  enemyInBox,
  flotilla,
  haul,
  joinFlotilla,
  LAND_MP,
  sailTo,
  setAshore,
  TOWN_MP,
  TRANSIT_MP,
} from '../../questions/transport.js';
import type { Ids, MadisonState } from '../../state.js';
import { ask } from '../phase.js';
import { landedFrames } from './landing.js';
import { type SailFacts, sailFacts } from './sail-facts.js';
import { SAIL_GUARDS } from './sail-guards.js';

type SailTurn = Turn<MadisonState, SailFrame>;

const VERBS = {
  take: { ship: 'ship' },
  leave: { ship: 'ship' },
  embark: { unit: 'unit' },
  'embark-leader': { leader: 'leader' },
  sail: { space: 'space' },
  enter: { lake: 'lake' },
  transit: {},
  land: { unit: 'unit' },
  'land-leader': { leader: 'leader' },
  assault: { space: 'space' },
  stop: {},
} as const;

/** Candidates in the order of their keys. Towns are many: `sail` goes to havens, `assault` to the others. */
function candidates(x: SailFacts): ActionOf<Ids, typeof VERBS>[] {
  const { fleet, towns, havens, lake } = x;
  const list: ActionOf<Ids, typeof VERBS>[] = [];
  if (fleet.units.length > 0)
    for (const space of towns) if (!havens.has(space)) list.push({ do: 'assault', space });
  for (const leader of sortTexts([...x.travellers])) list.push({ do: 'embark-leader', leader });
  for (const unit of sortTexts([...x.embarkable])) list.push({ do: 'embark', unit });
  if (lake !== null) list.push({ do: 'enter', lake });
  if (fleet.place === TRANSIT)
    for (const to of ['lake-erie', 'lake-huron'] as const) list.push({ do: 'enter', lake: to });
  for (const leader of sortTexts([...fleet.leaders])) list.push({ do: 'land-leader', leader });
  for (const unit of sortTexts([...fleet.units])) list.push({ do: 'land', unit });
  for (const ship of sortTexts([...fleet.ships])) list.push({ do: 'leave', ship });
  for (const space of towns) if (havens.has(space)) list.push({ do: 'sail', space });
  list.push({ do: 'stop' });
  for (const ship of sortTexts([...x.takeable])) list.push({ do: 'take', ship });
  list.push({ do: 'transit' });
  return list;
}

/** MMW-11.0, MMW-8.5, MMW-11.15, MMW-11.3, MMW-11.5 a flotilla under way, one leg after the other. */
export const sail = ask<SailFrame>()({
  clause: 'MMW-11.15',
  forced: () => true,
  verbs: VERBS,
  facts: sailFacts,
  candidates,
  guards: SAIL_GUARDS,
  apply: {
    take({ state, frame }, { ship }) {
      joinFlotilla(state, ship, frame.force);
    },
    leave({ state, frame }, { ship }) {
      if (frame.last === undefined) state.ships[ship].force = undefined;
      state.ships[ship].done = true;
    },
    embark({ state, frame }, { unit }) {
      pay(frame, 'embark', EMBARK_MP);
      state.units[unit].force = frame.force;
      state.units[unit].aboard = true;
    },
    'embark-leader'({ state, frame }, { leader }) {
      pay(frame, 'embark', EMBARK_MP);
      state.leaders[leader].force = frame.force;
      state.leaders[leader].aboard = true;
    },
    sail(turn, { space }) {
      go(turn, space, TOWN_MP);
    },
    enter(turn, { lake }) {
      const { state, frame, done, push } = turn;
      go(turn, lake, BOX_MP);
      if (!enemyInBox(state, frame.by, lake)) return;
      haul(state, frame);
      done();
      push(navalCombat(lake, frame), ...landedFrames(frame, frame.by));
    },
    transit(turn) {
      go(turn, TRANSIT, TRANSIT_MP);
    },
    land({ state, frame, table }, { unit }) {
      pay(frame, 'land', LAND_MP);
      setAshore(state.units[unit], null);
      const { at } = state.units[unit];
      table.say({ type: 'landed', clause: 'MMW-11.36', data: { unit, at } });
    },
    'land-leader'({ state, frame, table }, { leader }) {
      pay(frame, 'land', LAND_MP);
      setAshore(state.leaders[leader], null);
      const { at } = state.leaders[leader];
      const data = { leader, at, ...flippedAmong(state, [leader]) };
      table.say({ type: 'leader-landed', clause: 'MMW-11.36', data });
    },
    assault(turn, { space }) {
      const { state, frame, table, push } = turn;
      stayBehind(state, frame);
      sailTo(state, frame, space, TOWN_MP + ASSAULT_MP);
      table.say({ type: 'landing', clause: 'MMW-11.51', data: { side: frame.by, space } });
      push(framed<LandingFrame>({ f: 'landing', by: frame.by, space, stage: 'window' }));
    },
    stop(turn) {
      const { state, frame, table, done, push } = turn;
      haul(state, frame);
      done();
      push(...landedFrames(frame, frame.by));
      takeStock(state, table);
    },
  },
});

const navalCombat = (lake: LakeId, { by }: SailFrame): Frame =>
  framed<NavalCombatFrame>({
    f: 'naval-combat',
    lake,
    attacker: by,
    stage: 'begin',
    leads: {},
    used: {},
  });

function pay(frame: SailFrame, what: 'embark' | 'land', cost: number): void {
  if (frame.paid[what] === true) return;
  frame.paid[what] = true;
  frame.spent += cost;
}

function go(
  { state, frame, table }: SailTurn,
  to: SpaceId | LakeId | typeof TRANSIT,
  cost: number,
): void {
  const from = flotilla(state, frame)?.place ?? to;
  stayBehind(state, frame);
  sailTo(state, frame, to, cost);
  // MMW-11.15 a naval leader who is not activated does not stay in a box without a ship
  if (from === TRANSIT || isBox(from)) follow(state, frame.by, from, to, table);
  table.say({ type: 'sailed', clause: 'MMW-11.15', data: { side: frame.by, from, to } });
}

/** MMW-8.72 units that a land leader did not take aboard at the start may be taken by the other force. */
function stayBehind(state: MadisonState, { by, force, leader, last }: SailFrame): void {
  if (last !== undefined || leader === null || LEADER[leader].kind === 'naval') return;
  for (const piece of [...unitStates(state, by), ...leaderStates(state, by)])
    if (belongs(piece, force) && piece.aboard !== true) setDown(piece, false);
}
