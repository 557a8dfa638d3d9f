import { type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Table } from '../../../kernel/table.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { LAKE_IDS, SPACE_IDS } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { other, type Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { CampaignFrame, DeclaredFrame, OrderFrame, SetOutFrame } from '../../frames/march.js';
import {
  type CampaignFacts,
  campaignFacts,
  isElsewhere,
  isOpen,
  leading,
  placeOf,
  singles,
} from '../../questions/campaign.js';
import { flippedAmong } from '../../questions/flipped.js';
import { openWindow } from '../../questions/language/windows.js';
import { faceOf, isOnMap, leadersOf, shipsOf, unitsOf } from '../../questions/pieces.js';
import { barOnLeader, LEADER_BARS, SHIP_BARS } from '../../questions/stations.js';
import { staysMoored } from '../../questions/transport.js';
import type { Force, MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

/** MMW-8.72 two leaders, or a leader and a unit in another space, are named before any piece moves. */
export const campaign = ask<CampaignFrame>()({
  clause: 'MMW-8.72',
  forced: () => true,
  verbs: {
    alone: {},
    from: { space: 'space' },
    'from-lake': { lake: 'lake' },
    leader: { leader: 'leader' },
    ship: { ship: 'ship' },
    unit: { unit: 'unit' },
  },
  facts: campaignFacts,
  *candidates(facts) {
    const { state, first, from } = facts;
    if (from !== undefined) {
      yield* singles(facts).filter((one) => placeOf(state, one) === from);
      return;
    }
    yield* leading(facts);
    if (first === undefined) return;
    for (const space of SPACE_IDS) yield { do: 'from', space };
    for (const lake of LAKE_IDS) yield { do: 'from-lake', lake };
  },
  unlisted: (facts) => [...leading(facts), ...singles(facts)],
  guards: {
    from: [{ clause: 'MMW-8.71', holds: (facts, { space }) => isOpen(facts, space) }],
    'from-lake': [{ clause: 'MMW-8.71', holds: (facts, { lake }) => isOpen(facts, lake) }],
    alone: [{ clause: 'MMW-8.71', holds: ({ first }) => first !== undefined }],
    leader: [
      {
        clause: 'MMW-8.71',
        holds: ({ state, by, first }, { leader }) =>
          LEADER[leader].side === by && leader !== first && isOnMap(state.leaders[leader].at),
      },
      {
        clause: 'MMW-8.72',
        holds: ({ state, opv }, { leader }) => faceOf(state, leader).command <= opv,
      },
      ...LEADER_BARS.map((clause) => ({
        clause,
        holds: ({ state }: CampaignFacts, { leader }: { readonly leader: LeaderId }) =>
          barOnLeader(state, leader) !== clause,
      })),
    ],
    // MMW-8.31.3 a unit is a land unit or a ship
    ship: [
      {
        clause: 'MMW-8.71',
        holds: (facts, { ship }) =>
          shipsOf(facts.by).includes(ship) && isElsewhere(facts, facts.state.ships[ship].at),
      },
      ...SHIP_BARS.map((clause) => ({
        clause,
        holds: ({ state }: CampaignFacts, { ship }: { readonly ship: ShipId }) =>
          staysMoored(state, ship) !== clause,
      })),
    ],
    unit: [
      {
        clause: 'MMW-8.71',
        holds: (facts, { unit }) =>
          unitsOf(facts.by).includes(unit) && isElsewhere(facts, facts.state.units[unit].at),
      },
    ],
  },
  apply: {
    alone({ state, frame: { by }, done, push }) {
      done();
      push(...declared(state, by));
    },
    from({ frame }, { space }) {
      frame.from = space;
    },
    'from-lake'({ frame }, { lake }) {
      frame.from = lake;
    },
    leader({ state, frame: { by }, table, done, push }, { leader }) {
      const second = leadersOf(by).some((id) => state.leaders[id].force === 1);
      const force = second ? 2 : 1;
      state.leaders[leader].force = force;
      state.leaders[leader].spent = 0;
      say(table, by, force, { leader, ...flippedAmong(state, [leader]) });
      if (!second) return;
      done();
      push(...declared(state, by));
    },
    ship({ state, frame: { by }, table, done, push }, { ship }) {
      state.ships[ship].force = 2;
      say(table, by, 2, { ship });
      done();
      push(...declared(state, by));
    },
    unit({ state, frame: { by }, table, done, push }, { unit }) {
      state.units[unit].force = 2;
      say(table, by, 2, { unit });
      done();
      push(...declared(state, by));
    },
  },
});

const say = (
  table: Table,
  side: Side,
  force: Force,
  who: {
    readonly leader?: LeaderId;
    readonly flipped?: LeaderId[];
    readonly unit?: UnitId;
    readonly ship?: ShipId;
  },
): void => table.say({ type: 'campaign-force', clause: 'MMW-8.72', data: { side, force, ...who } });

/** MMW-8.31.8 the foe may react once both forces are known. */
const declared = (state: MadisonState, by: Side): Frame[] => [
  ...openWindow(state, other(by), 'declared'),
  framed<DeclaredFrame>({ f: 'campaign-declared', by }),
];

const isThere = (state: MadisonState, by: Side, force: Force): boolean =>
  leadersOf(by).some((id) => state.leaders[id].force === force) ||
  unitsOf(by).some((id) => state.units[id].force === force) ||
  shipsOf(by).some((id) => state.ships[id].force === force);

const FORCES: readonly Force[] = [1, 2];

/** MMW-8.72 the player decides on the order of the forces. */
export const campaignDeclared = run<DeclaredFrame>({
  clause: 'MMW-8.72',
  run({ state, frame: { by }, push }) {
    const there = FORCES.filter((force) => isThere(state, by, force));
    if (there.length > 1) push(framed<OrderFrame>({ f: 'order', by }));
    else push(...setOuts(by, there));
  },
});

/** MMW-8.72 the second force moves after everything that the first has caused. */
const setOuts = (by: Side, forces: readonly Force[]): SetOutFrame[] =>
  forces.map((force) => ({ f: 'set-out', by, force }));

export const order = ask<OrderFrame>()({
  clause: 'MMW-8.72',
  verbs: { first: { count: 'count' } },
  facts: () => FORCES,
  candidates: (forces) => forces.map((count) => ({ do: 'first' as const, count })),
  guards: {
    first: [
      {
        clause: 'MMW-8.72',
        holds: (forces, { count }) => forces.some((force) => force === count),
      },
    ],
  },
  apply: {
    first({ frame: { by }, done, push }, { count }) {
      done();
      push(...setOuts(by, count === 1 ? [1, 2] : [2, 1]));
    },
  },
});
