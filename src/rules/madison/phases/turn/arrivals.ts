import { type Frame, frame } from '../../../kernel/frame.js';
import type { LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { EnteredFrame, SideFrame } from '../../frames.js';
import type { ArriveFrame } from '../../frames/turn.js';
import { leadersOf } from '../../questions/pieces.js';
import {
  besieged,
  entrances,
  holdBack,
  homeOf,
  isLost,
  leadersBefore,
  placeLeader,
  placeUnit,
  pushOut,
  unitsBefore,
} from '../../questions/reinforcements.js';
import { freezeSupply, thawSupply } from '../../questions/supply.js';
import type { MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';
import { cardPlayOver } from './card-play.js';

/** MMW-14.31 after the deal: the reinforcements of the first player, then those of the other, space by space. */
export const arrivals = run({
  clause: 'MMW-14.31',
  run({ state, push }) {
    const next = nextArrival(state);
    if (next === null) return thawSupply(state);
    freezeSupply(state);
    const { by, space } = next;
    push(
      ...(isLost(state, by, space)
        ? [frame<ArriveFrame>({ f: 'arrive', by, space })]
        : [...pushOut(state, by, space), frame<WalkInFrame>({ f: 'walk-in', by, space })]),
      { f: 'arrivals' },
    );
  },
});

function nextArrival(state: MadisonState): { by: Side; space: SpaceId } | null {
  const first = state.first ?? 'us';
  for (const by of [first, other(first)]) {
    const [space] = besieged(state, by);
    if (space !== undefined) return { by, space };
  }
  return null;
}

interface WalkInFrame extends Frame {
  readonly f: 'walk-in';
  readonly by: Side;
  readonly space: SpaceId;
}

/** MMW-14.33 the enemy no longer controls the space, so they are placed without a fight. */
export const walkIn = run<WalkInFrame>({
  clause: 'MMW-14.33',
  run({ state, frame: { by, space }, table }) {
    for (const id of unitsBefore(state, by, space)) placeUnit(state, id, space, table);
  },
});

interface Waiting {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** MMW-14.31 some or all enter and fight at once, together; the others are held back by MMW-14.21. */
export const arrive = ask<ArriveFrame>()({
  clause: 'MMW-14.31',
  verbs: { fight: {}, withhold: { unit: 'unit' }, 'withhold-leader': { leader: 'leader' } },
  facts: (state, { by, space }): Waiting => ({
    units: unitsBefore(state, by, space),
    leaders: leadersBefore(state, by, space),
  }),
  *candidates({ units, leaders }) {
    yield { do: 'fight' };
    for (const unit of units) yield { do: 'withhold', unit };
    for (const leader of leaders) yield { do: 'withhold-leader', leader };
  },
  guards: {
    withhold: [{ clause: 'MMW-14.31', holds: ({ units }, { unit }) => units.includes(unit) }],
    'withhold-leader': [
      { clause: 'MMW-14.31', holds: ({ leaders }, { leader }) => leaders.includes(leader) },
    ],
  },
  apply: {
    fight({ state, frame: { by, space }, table, done, push }) {
      done();
      state.play = { by, card: null, use: 'units', attacked: {} };
      for (const id of unitsBefore(state, by, space)) {
        placeUnit(state, id, space, table);
        state.units[id].force = 1;
      }
      for (const id of leadersBefore(state, by, space)) {
        placeLeader(state, id, space, 'MMW-14.31', table);
        state.leaders[id].force = 1;
      }
      freezeSupply(state);
      push(
        frame<EnteredFrame>({ f: 'entered', by, space, arrival: true, stage: 'assault' }),
        cardPlayOver(by),
      );
    },
    withhold({ state, frame: { by, space }, table, done }, { unit }) {
      holdBack(state, 'unit', unit, table);
      // MMW-14.34 leaders alone do not attack: they go on waiting
      if (unitsBefore(state, by, space).length === 0) done();
    },
    'withhold-leader'({ state, table }, { leader }) {
      holdBack(state, 'leader', leader, table);
    },
  },
});

/** Leaders off the map who may enter now (MMW-14.34). */
export const callers = (state: MadisonState, by: Side): LeaderId[] =>
  leadersOf(by).filter(
    (id) => state.leaders[id].at === 'waiting' && entrances(state, id).length > 0,
  );

interface Gates {
  readonly spaces: { readonly [L in LeaderId]?: readonly SpaceId[] };
}

/** MMW-14.34 at the start of a player turn, leaders whose space is free again may be placed. */
export const enter = ask<SideFrame>()({
  clause: 'MMW-14.34',
  verbs: { enter: { leader: 'leader', space: 'space' }, pass: {} },
  facts: (state, { by }): Gates => ({
    spaces: Object.fromEntries(callers(state, by).map((id) => [id, entrances(state, id)])),
  }),
  *candidates({ spaces }) {
    for (const leader of Object.keys(spaces) as LeaderId[])
      for (const space of spaces[leader] ?? []) yield { do: 'enter', leader, space };
    yield { do: 'pass' };
  },
  guards: {
    enter: [
      { clause: 'MMW-14.34', holds: ({ spaces }, { leader }) => spaces[leader] !== undefined },
      {
        clause: 'MMW-14.43',
        holds: ({ spaces }, { leader, space }) => spaces[leader]?.includes(space) === true,
      },
    ],
  },
  apply: {
    enter({ state, frame: { by }, table, done, push }, { leader, space }) {
      done();
      // MMW-14.33 even a single leader who arrives pushes weak enemies out
      if (space === homeOf(leader)) {
        freezeSupply(state);
        push(...pushOut(state, by, space));
      }
      placeLeader(state, leader, space, 'MMW-14.34', table);
      if (callers(state, by).length > 0) push(frame<SideFrame>({ f: 'enter', by }));
    },
    pass({ done }) {
      done();
    },
  },
});
