import { owed } from '../../../src/rules/kernel/agenda.js';
import { choices, playInPlace, start } from '../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { type Side, SIDES } from '../../../src/rules/madison/components/side.js';
import { madison } from '../../../src/rules/madison/index.js';
import { piecesOf } from '../../../src/rules/madison/questions/pieces.js';
import {
  leaderPlaces,
  OFF_MAP,
  placeNo,
  PLACES,
  shipPlaces,
  SPACES,
  unitPlaces,
} from '../../../src/rules/madison/questions/places.js';
import { freezeSupply, supplied } from '../../../src/rules/madison/questions/supply.js';
import { type MadisonState, OFF } from '../../../src/rules/madison/state.js';
import { type Pieces, scene } from './support.js';

/** A random game that goes on step by step. */
function game(scenario: string, seed: number): { state: MadisonState; step(): void } {
  const chance = seededChance(seed);
  const random = seeded(seed);
  const { state } = start(madison, { scenario, options: {} }, chance);
  const step = (): void => {
    const [seat] = owed(madison, state);
    if (seat === undefined) return;
    const all = choices(madison, state, seat);
    const action = all[random(all.length)];
    if (action === undefined) throw new Error('nothing to choose from');
    playInPlace(madison, state, seat, action, new RecordingTable(chance));
  };
  return { state, step };
}

/** The number of each piece's place, looked up anew. */
const numbersOf = (pieces: readonly { readonly at: string }[]) =>
  pieces.map(({ at }) => placeNo(at));

describe('the places of pieces by number', () => {
  it('are where they stand, after every step of two games in turn', () => {
    const games = [game('entire-war', 1), game('1814', 2)];
    for (let round = 0; round < 100; round++)
      for (const { state, step } of games) {
        step();
        const [known, seen] = [
          SIDES.flatMap((side) => [
            ...unitPlaces(state, side),
            ...leaderPlaces(state, side),
            ...shipPlaces(state, side),
          ]),
          SIDES.flatMap((side) => numbersOf(piecesOf(state, side))),
        ];
        expect(known).toEqual(seen);
      }
  });

  it('stay as they were told when another position is asked about', () => {
    const [one, other] = [game('entire-war', 1), game('1814', 2)];
    const told = SIDES.flatMap((side) => [
      unitPlaces(one.state, side),
      leaderPlaces(one.state, side),
      shipPlaces(one.state, side),
    ]);
    const then = structuredClone(told);
    for (const side of SIDES) {
      expect(unitPlaces(other.state, side)).not.toEqual(unitPlaces(one.state, side));
      leaderPlaces(other.state, side);
      shipPlaces(other.state, side);
    }
    unitPlaces(other.state, 'us');
    expect(told).toEqual(then);
  });

  it('tell every place on the map from every other and from what is off it', () => {
    expect(PLACES.map(placeNo)).toEqual(PLACES.map((_, no) => no));
    expect(OFF.map(placeNo)).toEqual(OFF.map(() => OFF_MAP));
  });
});

describe('supply lines', () => {
  const QUEBEC = { 'us-6': 'quebec', 'us-13': 'quebec' };
  const lines = (side: Side, put: Pieces, depots: MadisonState['depots'] = {}): string => {
    const state = scene({ put });
    Object.assign(state.depots, depots);
    const fed = supplied(state, side);
    return SPACES.filter((space) => fed.has(space)).join(' ');
  };

  it('hang on what changes hands, on depots and on lakes, whatever was asked before', () => {
    const [whole, lost, camp] = [
      lines('gb', {}),
      lines('gb', QUEBEC),
      lines('gb', QUEBEC, { montreal: 'gb' }),
    ];
    expect(lost).not.toBe(whole);
    expect(camp).not.toBe(lost);
    const afloat = { 'us-4': 'ft-mackinac' } as const;
    expect(lines('us', { ...afloat, caledonia: 'lake-huron' })).not.toBe(lines('us', afloat));
    expect(lines('gb', QUEBEC)).toBe(lost);
    expect(lines('gb', {})).toBe(whole);
  });

  it('MMW-13.36 are settled for units where they stand now', () => {
    const state = scene({ put: { 'us-6': 'montreal' } });
    freezeSupply(state);
    const before = state.units['us-6'].cut;
    state.units['us-6'].at = 'albany';
    freezeSupply(state);
    expect([before, state.units['us-6'].cut]).toEqual([true, undefined]);
  });
});
