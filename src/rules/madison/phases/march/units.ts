import type { ActionOf } from '../../../kernel/action.js';
import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { lookup as tableOf } from '../../../kits/lookup.js';
import { LEADER_IDS, type LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { UNIT_IDS, type UnitId } from '../../components/units.js';
import type { EnteredFrame, UnitsFrame } from '../../frames.js';
import type { UnitsOnFrame } from '../../frames/march.js';
import type { Band } from '../../questions/force.js';
import {
  canAttack,
  type Ground,
  groundOf,
  mayStep,
  STEP_RULES,
  stepOf,
  stepsOut,
} from '../../questions/march.js';
import { piecesOf } from '../../questions/pieces.js';
import { joinFlotilla, sailFrames } from '../../questions/transport.js';
import type { Force, Ids, MadisonState } from '../../state.js';
import { ask } from '../phase.js';
import { idleLeaders, idleShips, idleUnits, isIdle } from './idle.js';
import { marchInto } from './march-into.js';
import { waiting } from './units-on.js';

interface Facts {
  readonly ground: Ground;
  readonly force: Force;
  /** Pieces that may still act, without those that wait to attack. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly ships: readonly ShipId[];
}

const facts = (state: MadisonState, { by, force }: UnitsFrame): Facts => ({
  ground: groundOf(state, by),
  force,
  units: idleUnits(state, by, force),
  leaders: idleLeaders(state, by, force),
  ships: idleShips(state, by, force),
});

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
    allows(ground, stepOf(ground, alone(unit), ground.state.units[unit].at as SpaceId, space)),
}));

const VERBS = {
  assault: { unit: 'unit', space: 'space' },
  done: {},
  go: { unit: 'unit', space: 'space' },
  lead: { leader: 'leader', space: 'space' },
  sail: { ship: 'ship' },
} as const;

/** MMW-10.23 a reduced unit may not attack alone, but may join others that wait to attack the space. */
const mayAssault = ({ ground: { state, by }, force }: Facts, { unit, space }: UnitStep): boolean =>
  canAttack(state, [unit, ...waiting(state, by, force, space)]);

/** Candidates in the order of their keys. */
function candidates(facts: Facts): ActionOf<Ids, typeof VERBS>[] {
  const { ground, units, leaders, ships } = facts;
  const { state, foes } = ground;
  const list: ActionOf<Ids, typeof VERBS>[] = [];
  const goes: ActionOf<Ids, typeof VERBS>[] = [];
  for (const unit of units) {
    const from = state.units[unit].at as SpaceId;
    for (const space of stepsOut(from)) {
      if (!mayStep(ground, stepOf(ground, alone(unit), from, space))) continue;
      if (!foes.has(space)) goes.push({ do: 'go', unit, space });
      else if (mayAssault(facts, { unit, space })) list.push({ do: 'assault', unit, space });
    }
  }
  list.push({ do: 'done' }, ...goes);
  for (const leader of leaders) {
    const from = state.leaders[leader].at as SpaceId;
    for (const space of stepsOut(from))
      if (mayStep(ground, stepOf(ground, lone(leader), from, space)))
        list.push({ do: 'lead', leader, space });
  }
  for (const ship of ships) list.push({ do: 'sail', ship });
  return list;
}

/**
 * MMW-8.61 activated pieces move one by one and may split up; those that attack the same space attack together
 * (MMW-8.62).
 */
export const units = ask<UnitsFrame>()({
  clause: 'MMW-8.61',
  forced: () => true,
  exact: true,
  verbs: VERBS,
  facts,
  candidates,
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
      { clause: 'MMW-10.23', holds: mayAssault },
    ],
    lead: [
      { clause: 'MMW-8.61', holds: ({ leaders }, { leader }) => leaders.includes(leader) },
      ...STEP_RULES.map(({ clause, allows }) => ({
        clause,
        holds: (
          { ground }: Facts,
          { leader, space }: { readonly leader: LeaderId; readonly space: SpaceId },
        ) =>
          allows(
            ground,
            stepOf(ground, lone(leader), ground.state.leaders[leader].at as SpaceId, space),
          ),
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
  marchInto(state, table, by, band, [from, space]);
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
