import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { table as tableOf } from '../../../kits/table.js';
import { LEADER_IDS, type LeaderId } from '../../components/leaders.js';
import { SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import type { Side } from '../../components/side.js';
import { UNIT_IDS, type UnitId } from '../../components/units.js';
import { allowanceOf, halt, inForce, LEADER_MP, limitForce, type Band } from '../../force.js';
import type { EnteredFrame, UnitsFrame } from '../../frames.js';
import type { StormFrame, UnitsOnFrame } from '../../march-frames.js';
import { canAttack, groundOf, STEP_RULES, stepsOut, type Ground } from '../../march.js';
import {
  leaderStates,
  leadersThat,
  piecesOf,
  shipsThat,
  unitsOf,
  unitStates,
  unitsThat,
} from '../../pieces.js';
import { ask, run } from '../../phase.js';
import type { Force, MadisonState, Moving, UnitState } from '../../state.js';
import { joinFlotilla, sailFrames } from '../../transport.js';
import { canSail } from './ships.js';
import { tread } from './tread.js';

interface Facts {
  readonly ground: Ground;
  readonly force: Force;
  /** Pieces that may still do something; those that wait to attack are not among them. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly ships: readonly ShipId[];
}

const isIdle = (piece: Moving, force: Force): boolean =>
  inForce(piece, force) && piece.target === undefined;

const facts = (state: MadisonState, { by, force }: UnitsFrame): Facts => ({
  ground: groundOf(state, by),
  force,
  units: unitsThat(state, by, (unit) => isIdle(unit, force)),
  leaders: leadersThat(state, by, (leader) => isIdle(leader, force)),
  ships: idleShips(state, by, force),
});

const idleShips = (state: MadisonState, by: Side, force: Force): ShipId[] =>
  shipsThat(state, by, (ship, id) => isIdle(ship, force) && canSail(state, id));

const ALONE = tableOf(UNIT_IDS, (unit): Band => ({ units: [unit], leaders: [] }));
const LONE = tableOf(LEADER_IDS, (leader): Band => ({ units: [], leaders: [leader] }));
const alone = (unit: UnitId): Band => ALONE[unit];
const lone = (leader: LeaderId): Band => LONE[leader];

interface UnitStep {
  readonly unit: UnitId;
  readonly space: SpaceId;
}

const ofForce = {
  clause: 'MMW-8.61',
  holds: ({ units }: Facts, { unit }: UnitStep) => units.includes(unit),
};

const unitRules = STEP_RULES.map(({ clause, allows }) => ({
  clause,
  holds: ({ ground }: Facts, { unit, space }: UnitStep) =>
    allows(ground, alone(unit), ground.state.units[unit].at as SpaceId, space),
}));

/** MMW-8.61 pieces activated one by one move, split up, and attack together whom they attack (MMW-8.62). */
export const units = ask<UnitsFrame>()({
  clause: 'MMW-8.61',
  verbs: {
    assault: { unit: 'unit', space: 'space' },
    done: {},
    go: { unit: 'unit', space: 'space' },
    lead: { leader: 'leader', space: 'space' },
    sail: { ship: 'ship' },
  },
  facts,
  *candidates({ ground: { state, foes }, units, leaders, ships }) {
    yield { do: 'done' };
    for (const unit of units)
      for (const space of stepsOut(state.units[unit].at as SpaceId))
        yield foes.has(space) ? { do: 'assault', unit, space } : { do: 'go', unit, space };
    for (const leader of leaders)
      for (const space of stepsOut(state.leaders[leader].at as SpaceId))
        yield { do: 'lead', leader, space };
    for (const ship of ships) yield { do: 'sail', ship };
  },
  guards: {
    go: [
      ofForce,
      ...unitRules,
      { clause: 'MMW-8.62', holds: ({ ground }, { space }) => !ground.foes.has(space) },
    ],
    assault: [
      ofForce,
      ...unitRules,
      { clause: 'MMW-8.62', holds: ({ ground }, { space }) => ground.foes.has(space) },
      {
        clause: 'MMW-10.23',
        holds: ({ ground: { state, by }, force }, { unit, space }) =>
          canAttack(state, [unit, ...waiting(state, by, force, space)]),
      },
    ],
    lead: [
      { clause: 'MMW-8.61', holds: ({ leaders }, { leader }) => leaders.includes(leader) },
      ...STEP_RULES.map(({ clause, allows }) => ({
        clause,
        holds: (
          { ground }: Facts,
          { leader, space }: { readonly leader: LeaderId; readonly space: SpaceId },
        ) => allows(ground, lone(leader), ground.state.leaders[leader].at as SpaceId, space),
      })),
    ],
    sail: [{ clause: 'MMW-11.13', holds: ({ ships }, { ship }) => ships.includes(ship) }],
  },
  apply: {
    go: (turn, { unit, space }) => go(turn, alone(unit), space),
    lead: (turn, { leader, space }) => go(turn, lone(leader), space),
    assault({ state, frame: { by, force }, table, done, push }, { unit, space }) {
      state.units[unit].target = space;
      table.say({
        type: 'assault-declared',
        clause: 'MMW-8.62',
        data: { side: by, unit, space },
      });
      done();
      push(framed<UnitsOnFrame>({ f: 'units-on', by, force }));
    },
    sail({ state, frame: { by, force }, done, push }, { ship }) {
      done();
      joinFlotilla(state, ship, force);
      push(
        ...sailFrames(state, by, null, force),
        framed<UnitsOnFrame>({ f: 'units-on', by, force }),
      );
    },
    done({ state, frame: { by, force }, done, push }) {
      done();
      for (const piece of piecesOf(state, by)) if (isIdle(piece, force)) piece.done = true;
      push(framed<UnitsOnFrame>({ f: 'units-on', by, force }));
    },
  },
});

function go(
  { state, frame: { by, force }, table, done, push }: Turn<MadisonState, UnitsFrame>,
  band: Band,
  space: SpaceId,
): void {
  const from = placeOf(state, band);
  tread(state, table, by, band, [from, space]);
  done();
  push(
    framed<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }),
    framed<UnitsOnFrame>({ f: 'units-on', by, force }),
  );
}

function placeOf(state: MadisonState, { units: [unit], leaders: [leader] }: Band): SpaceId {
  const piece = unit === undefined ? undefined : state.units[unit];
  return (piece ?? state.leaders[leader as LeaderId]).at as SpaceId;
}

/** Units that wait to attack a space. */
const waiting = (state: MadisonState, by: Side, force: Force, space: SpaceId): UnitId[] =>
  unitsThat(state, by, (unit) => unit.target === space && inForce(unit, force));

/** Spaces that units wait to attack, in board order. */
function targetsOf(state: MadisonState, by: Side, force: Force): SpaceId[] {
  const targets = new Set<SpaceId>();
  for (const unit of unitStates(state, by))
    if (unit.target !== undefined && inForce(unit, force)) targets.add(unit.target);
  return targets.size === 0 ? [] : SPACE_IDS.filter((space) => targets.has(space));
}

/** The pieces go on; when none can, those that wait attack; when none waits, the move is over. */
export const unitsOn = run<UnitsOnFrame>({
  clause: 'MMW-8.61',
  run({ state, frame, push }) {
    const { by, force } = frame;
    limitForce(state, by, force);
    if (canGoOn(state, by, force)) {
      push(framed<UnitsFrame>({ f: 'units', by, force }));
      return;
    }
    const targets = targetsOf(state, by, force);
    if (targets.length === 0) halt(state, by, force);
    else
      push(...targets.map((space) => framed<StormFrame>({ f: 'storm', by, force, space })), frame);
  },
});

/** Whether some piece has MPs and steps left, or is a ship that may sail. */
function canGoOn(state: MadisonState, by: Side, force: Force): boolean {
  const units = unitStates(state, by);
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as UnitState;
    // most belong to no force
    if (unit.force === force && isAble(unit, force, allowanceOf(unitsOf(by)[no] as UnitId)))
      return true;
  }
  return (
    leaderStates(state, by).some((leader) => isAble(leader, force, LEADER_MP)) ||
    idleShips(state, by, force).length > 0
  );
}

const isAble = (piece: Moving & { at: string }, force: Force, allowance: number): boolean =>
  isIdle(piece, force) &&
  piece.steps !== 0 &&
  SPACE[piece.at as SpaceId] !== undefined &&
  (piece.spent ?? 0) < allowance;

/** MMW-8.62 what waits to attack a space enters it at once and together. */
export const storm = run<StormFrame>({
  clause: 'MMW-8.62',
  run({ state, frame: { by, force, space }, table, push }) {
    const group = waiting(state, by, force, space);
    if (group.length === 0) return;
    for (const id of group) {
      const from = state.units[id].at as SpaceId;
      state.units[id].target = undefined;
      tread(state, table, by, alone(id), [from, space], 'MMW-8.62');
    }
    push(framed<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }));
  },
});
