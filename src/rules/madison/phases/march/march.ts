import type { ActionOf } from '../../../kernel/action.js';
import { frame as framed } from '../../../kernel/frame.js';
import { sortTexts } from '../../../kernel/json.js';
import type { Turn } from '../../../kernel/phase.js';
import type { LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import type { UnitId } from '../../components/units.js';
import type { EnteredFrame, MarchFrame } from '../../frames.js';
import type { MarchOnFrame } from '../../frames/march.js';
import {
  type Band,
  bandAt,
  halt,
  isFree,
  join,
  mayLead,
  outranks,
  setDown,
  withinLimit,
} from '../../questions/force.js';
import {
  canAttack,
  type Ground,
  groundOf,
  mayStep,
  STEP_RULES,
  stepOf,
  stepsOut,
} from '../../questions/march.js';
import { leadersAt, unitsAt } from '../../questions/pieces.js';
import { shipsFor } from '../../questions/sailing.js';
import { sailFrames } from '../../questions/transport.js';
import type { Ids, MadisonState } from '../../state.js';
import { ask } from '../phase.js';
import { marchInto } from './march-into.js';

interface Facts {
  readonly ground: Ground;
  readonly frame: MarchFrame;
  readonly here: SpaceId;
  readonly band: Band;
  /** Pieces in the space that belong to no force and have not been set down in this card play. */
  readonly loose: Band;
  /** Ships in the space that could take the force aboard. */
  readonly ships: readonly ShipId[];
}

/** A band in the order in which the kernel lists actions. */
const inOrder = ({ units, leaders }: Band): Band => ({
  units: sortTexts([...units]),
  leaders: sortTexts([...leaders]),
});

function facts(state: MadisonState, frame: MarchFrame): Facts {
  const { by, force, leader } = frame;
  const here = state.leaders[leader].at as SpaceId;
  return {
    ground: groundOf(state, by),
    frame,
    here,
    band: inOrder(bandAt(state, by, force, here)),
    loose: inOrder({
      units: unitsAt(state, by, here).filter((id) => isFree(state.units[id])),
      leaders: leadersAt(state, by, here).filter((id) => isFree(state.leaders[id])),
    }),
    ships: frame.moved ? [] : shipsFor(state, by, leader, here),
  };
}

const without = (band: Band, id: UnitId | LeaderId): Band => ({
  units: band.units.filter((one) => one !== id),
  leaders: band.leaders.filter((one) => one !== id),
});

const VERBS = {
  go: { space: 'space' },
  leave: { unit: 'unit' },
  'leave-leader': { leader: 'leader' },
  sail: {},
  stop: {},
  take: { unit: 'unit' },
  'take-leader': { leader: 'leader' },
} as const;

/** MMW-10.23 reduced units alone do not attack. */
const mayAttack = ({ ground, band }: Facts, space: SpaceId): boolean =>
  !ground.foes.has(space) || canAttack(ground.state, band.units);

/**
 * MMW-8.44 whether a leader may be left behind: not before the units that the commander can command only through him.
 */
const canSpare = ({ ground, band, frame }: Facts, leader: LeaderId): boolean =>
  withinLimit(ground.state, frame.leader, without(band, leader));

const hasRoomFor = ({ ground, band, frame }: Facts, unit: UnitId): boolean =>
  withinLimit(ground.state, frame.leader, { ...band, units: [...band.units, unit] });

/** Candidates in the order of their keys. */
function candidates(facts: Facts): ActionOf<Ids, typeof VERBS>[] {
  const { ground, here, band, loose, ships, frame } = facts;
  const { state } = ground;
  const list: ActionOf<Ids, typeof VERBS>[] = [];
  for (const space of stepsOut(here))
    if (mayStep(ground, stepOf(ground, band, here, space)) && mayAttack(facts, space))
      list.push({ do: 'go', space });
  for (const leader of band.leaders)
    if (leader !== frame.leader && canSpare(facts, leader))
      list.push({ do: 'leave-leader', leader });
  for (const unit of band.units) list.push({ do: 'leave', unit });
  if (ships.length > 0) list.push({ do: 'sail' });
  list.push({ do: 'stop' });
  for (const leader of loose.leaders)
    if (outranks(state, frame.leader, leader)) list.push({ do: 'take-leader', leader });
  for (const unit of loose.units)
    if (mayLead(state, frame.leader, unit) && hasRoomFor(facts, unit))
      list.push({ do: 'take', unit });
  return list;
}

/** MMW-8.4 a leader and his force march space by space, and may take up and set down pieces on the way. */
export const march = ask<MarchFrame>()({
  clause: 'MMW-8.41',
  forced: () => true,
  exact: true,
  verbs: VERBS,
  facts,
  candidates,
  guards: {
    go: [
      ...STEP_RULES.map(({ clause, allows }) => ({
        clause,
        holds: ({ ground, band, here }: Facts, { space }: { readonly space: SpaceId }) =>
          allows(ground, stepOf(ground, band, here, space)),
      })),
      { clause: 'MMW-10.23', holds: (facts, { space }) => mayAttack(facts, space) },
    ],
    leave: [{ clause: 'MMW-8.42', holds: ({ band }, { unit }) => band.units.includes(unit) }],
    'leave-leader': [
      {
        clause: 'MMW-8.43',
        holds: ({ band, frame }, { leader }) =>
          leader !== frame.leader && band.leaders.includes(leader),
      },
      { clause: 'MMW-3.33', holds: (facts, { leader }) => canSpare(facts, leader) },
    ],
    take: [
      { clause: 'MMW-8.42', holds: ({ loose }, { unit }) => loose.units.includes(unit) },
      {
        clause: 'MMW-3.53',
        holds: ({ ground, frame }, { unit }) => mayLead(ground.state, frame.leader, unit),
      },
      { clause: 'MMW-3.33', holds: (facts, { unit }) => hasRoomFor(facts, unit) },
    ],
    'take-leader': [
      { clause: 'MMW-8.42', holds: ({ loose }, { leader }) => loose.leaders.includes(leader) },
      {
        clause: 'MMW-8.43',
        holds: ({ ground, frame }, { leader }) => outranks(ground.state, frame.leader, leader),
      },
    ],
    sail: [{ clause: 'MMW-3.36', holds: ({ ships }) => ships.length > 0 }],
  },
  apply: {
    go: goOn,
    leave({ state, frame: { moved } }, { unit }) {
      setDown(state.units[unit], moved);
    },
    'leave-leader'({ state, frame: { moved } }, { leader }) {
      setDown(state.leaders[leader], moved);
    },
    take({ state, frame: { by, force, leader } }, { unit }) {
      join(state, state.units[unit], by, state.leaders[leader].at as SpaceId, force);
    },
    'take-leader'({ state, frame: { by, force, leader } }, { leader: lower }) {
      join(state, state.leaders[lower], by, state.leaders[leader].at as SpaceId, force);
    },
    sail({ state, frame: { by, leader, force }, done, push }) {
      done();
      push(...sailFrames(state, by, leader, force));
    },
    stop({ state, frame: { by, force }, done }) {
      halt(state, by, force);
      done();
    },
  },
});

function goOn(
  { state, frame: { by, leader, force }, table, done, push }: Turn<MadisonState, MarchFrame>,
  { space }: { readonly space: SpaceId },
): void {
  const from = state.leaders[leader].at as SpaceId;
  const band = bandAt(state, by, force, from);
  marchInto(state, table, by, band, [from, space]);
  done();
  push(
    framed<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }),
    framed<MarchOnFrame>({ f: 'march-on', by, leader, force }),
  );
}
