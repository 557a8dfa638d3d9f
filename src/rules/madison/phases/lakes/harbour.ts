import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { LEADER } from '../../components/leaders.js';
import { type LakeId, type SpaceId, TOWNS_ON } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import type { HarbourFrame } from '../../frames.js';
import {
  type CapturedFrame,
  captureNavalLeader,
  type FleeFrame,
  follow,
  leaving,
  moveLeader,
  moveShip,
  refuges,
  type ReplacementFrame,
} from '../../questions/harbour.js';
import { havensOf, isSound } from '../../questions/naval.js';
import { hasShips, removeShip } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import type { MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

/** Cause -> the clause by which the ships must leave. */
const CLAUSE: { readonly [C in HarbourFrame['cause']]: string } = {
  displaced: 'MMW-9.61',
  beaten: 'MMW-12.5',
  damaged: 'MMW-12.52',
  'fleet-return': 'MMW-11.22',
};

/**
 * MMW-9.61, MMW-12.5 ships flee. If there is only one place to go to, nobody is asked; if there is none, they are lost.
 */
export const flee = run<FleeFrame>({
  clause: 'MMW-9.61',
  run(turn) {
    const { state, frame: now, table, push } = turn;
    const { by, place, cause } = now;
    if (!leaving(state, by, place, cause).any) return;
    const { towns, box } = refuges(state, by, place, cause);
    const [only, more] = towns;
    if (more !== undefined) {
      push(framed<HarbourFrame>({ f: 'harbour', by, place, cause }));
      return;
    }
    if (only !== undefined) goAll(turn, only);
    else lose(turn, box);
    takeStock(state, table);
  },
});

/**
 * MMW-9.62, MMW-12.53 no town is left: undamaged ships go into the box if their side is already there; all others are
 * lost.
 */
function lose(
  { state, frame: { by, place, cause }, table, push }: Turn<MadisonState, FleeFrame>,
  box: LakeId | null,
): void {
  const { ships, leaders } = leaving(state, by, place, cause);
  const clause = cause === 'displaced' ? 'MMW-9.62' : 'MMW-12.53';
  for (const id of ships)
    if (box !== null && isSound(state, id)) moveShip(state, id, box, clause, table);
    else removeShip(state, id, clause, table);
  for (const id of leaders)
    if (box !== null && hasShips(state, by, box)) moveLeader(state, id, box, clause, table);
    else push(...captureNavalLeader(state, id, by, table));
}

function goAll(
  { state, frame: { by, place, cause }, table }: Turn<MadisonState, FleeFrame | HarbourFrame>,
  to: SpaceId,
): void {
  const { ships, leaders } = leaving(state, by, place, cause);
  for (const id of ships) moveShip(state, id, to, CLAUSE[cause], table);
  for (const id of leaders) moveLeader(state, id, to, CLAUSE[cause], table);
}

interface HarbourFacts {
  readonly towns: readonly SpaceId[];
  readonly ships: readonly ShipId[];
  readonly chosen: ShipId | undefined;
}

/** MMW-9.61, MMW-12.52, MMW-12.5 the owner names the towns: one for all remaining ships, or ship by ship. */
export const harbour = ask<HarbourFrame>()({
  clause: 'MMW-12.5',
  interrupt: true,
  verbs: {
    harbour: { space: 'space' },
    'harbour-ship': { ship: 'ship', space: 'space' },
    ship: { ship: 'ship' },
  },
  facts: (state, { by, place, cause, ship }): HarbourFacts => ({
    chosen: ship,
    towns: refuges(state, by, place, cause).towns,
    ships: leaving(state, by, place, cause).ships,
  }),
  *candidates({ towns, ships, chosen }) {
    if (chosen !== undefined) {
      for (const space of towns) yield { do: 'harbour-ship', ship: chosen, space };
      return;
    }
    for (const space of towns) yield { do: 'harbour', space };
    for (const ship of ships) yield { do: 'ship', ship };
  },
  *unlisted({ towns, ships }) {
    for (const space of towns) yield { do: 'harbour', space };
    for (const ship of ships) for (const space of towns) yield { do: 'harbour-ship', ship, space };
  },
  guards: {
    harbour: [{ clause: 'MMW-2.6', holds: ({ towns }, { space }) => towns.includes(space) }],
    'harbour-ship': [
      {
        clause: 'MMW-12.5',
        holds: ({ ships }, { ship }) => ships.length > 1 && ships.includes(ship),
      },
      { clause: 'MMW-2.6', holds: ({ towns }, { space }) => towns.includes(space) },
    ],
    ship: [
      {
        clause: 'MMW-12.5',
        holds: ({ ships, chosen }, { ship }) =>
          chosen === undefined && ships.length > 1 && ships.includes(ship),
      },
    ],
  },
  apply: {
    harbour(turn, { space }) {
      goAll(turn, space);
      turn.done();
      takeStock(turn.state, turn.table);
    },
    'harbour-ship'({ state, frame, table }, { ship, space }) {
      const { by, place, cause } = frame;
      delete frame.ship;
      moveShip(state, ship, space, CLAUSE[cause], table);
      follow(state, by, place, space, table);
    },
    ship({ frame }, { ship }) {
      frame.ship = ship;
    },
  },
});

/**
 * MMW-3.42, MMW-12.6 the replacement of a captured leader arrives in a friendly town on one of his lakes; if there is
 * none, he waits.
 */
export const captured = run<CapturedFrame>({
  clause: 'MMW-3.42',
  run({ state, frame: { f: _f, ...taken }, table, push }) {
    const { leader } = taken;
    const towns = replacementTowns(state, taken);
    const [only, more] = towns;
    if (only === undefined) return;
    if (more !== undefined) push(framed<ReplacementFrame>({ f: 'replacement', ...taken }));
    else moveLeader(state, leader, only, 'MMW-3.42', table);
  },
});

/**
 * MMW-12.6 towns on the lake where he was captured. MMW-3.42 towns on any of his lakes, if he was captured ashore or no
 * town is left on that lake.
 */
function replacementTowns(
  state: MadisonState,
  { by, leader, lake }: Omit<CapturedFrame, 'f'>,
): SpaceId[] {
  const open = havensOf(state, by);
  const on = (one: LakeId): SpaceId[] => TOWNS_ON[one].filter((town) => open.has(town));
  const near = lake === undefined ? [] : on(lake);
  return near.length > 0 ? near : LEADER[leader].lakes.flatMap(on);
}

/** MMW-12.6 the owner names the town. */
export const replacement = ask<ReplacementFrame>()({
  clause: 'MMW-12.6',
  interrupt: true,
  verbs: { 'place-leader': { leader: 'leader', space: 'space' } },
  facts: (state, { f: _f, ...taken }) => ({
    leader: taken.leader,
    towns: replacementTowns(state, taken),
  }),
  candidates: ({ leader, towns }) => towns.map((space) => ({ do: 'place-leader', leader, space })),
  guards: {
    'place-leader': [
      { clause: 'MMW-12.6', holds: ({ leader: his }, { leader }) => leader === his },
      { clause: 'MMW-3.42', holds: ({ towns }, { space }) => towns.includes(space) },
    ],
  },
  apply: {
    'place-leader'({ state, table, done }, { leader, space }) {
      moveLeader(state, leader, space, 'MMW-12.6', table);
      done();
    },
  },
});
