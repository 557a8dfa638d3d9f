import { LEVY_AREAS, SIX, STRATEGIC } from '../components/campaign/levies.js';
import { hexNo } from '../components/map.js';
import type { Scenario } from '../components/scenarios/index.js';
import { areaOf } from '../components/scenarios/places.js';
import { SIDES } from '../components/side.js';
import { townOf, TOWNS } from '../components/towns.js';
import { mpFrom } from '../questions/search.js';
import { CANADA, NEW_YORK } from './outlook.js';

/** A town that counts in a scenario, with its distance from every hex. */
export interface Goal {
  readonly hex: string;
  /** Control points, or a value in their place where the scenario counts none. */
  readonly points: number;
  /** A1776-scn4.special.1 whether the place no longer counts once its commerce is burnt. */
  readonly raided: boolean;
  /** The distance in MP, whoever stands between; 100 where no way leads there. */
  distance(from: string): number;
}

const NO_WAY = 100;

/** Values (chosen) of a town that is needed to win, and of one that others can make up for. */
const NEEDED = 25;
const WANTED = 15;

type Worth = readonly [town: string, points: number];

/** The towns that decide a scenario, with their values. */
function worths(scenario: Scenario): readonly Worth[] {
  const { victory, setup } = scenario;
  const all = (towns: readonly string[], points: number): Worth[] =>
    towns.map((town) => [town, points]);
  switch (victory.by) {
    case 'points':
      return TOWNS.filter(({ hex, points }) => points > 0 && areaOf(scenario).has(hex)).map(
        ({ id, points }) => [id, points],
      );
    case 'garrisons':
      return all([...new Set([...victory.inside, ...victory.cleared.hexes])], NEEDED);
    case 'occupation':
      return [...all(victory.all, NEEDED), ...all(victory.of, WANTED)];
    case 'holding':
      return all(victory.british, WANTED);
    case 'war':
    case 'towns':
      return [
        ...all([...CANADA, ...SIX], NEEDED),
        ...all(
          LEVY_AREAS.flatMap((area) => STRATEGIC[area].map(({ id }) => id)).filter(
            (id) => !SIX.includes(id),
          ),
          WANTED,
        ),
      ];
    case 'areas':
      return [
        ...all([...CANADA, NEW_YORK], NEEDED),
        ...all(
          [...STRATEGIC.MS, ...STRATEGIC.DS].map(({ id }) => id).filter((id) => id !== NEW_YORK),
          WANTED,
        ),
      ];
    case 'raid':
      return SIDES.flatMap((side) =>
        setup[side].flatMap(({ units, where }): Worth[] =>
          units.COM !== undefined && 'at' in where ? [[where.at, NEEDED]] : [],
        ),
      );
  }
}

function goalAt(scenario: Scenario, hex: string, points: number): Goal {
  let away: readonly number[] | undefined;
  return {
    hex,
    points,
    raided: scenario.victory.by === 'raid',
    distance(from) {
      away ??= mpFrom({ scenario, rain: false }, hex);
      return Math.min(away[hexNo(from)] as number, NO_WAY);
    },
  };
}

const GOALS = new Map<Scenario, readonly Goal[]>();

export function goalsIn(scenario: Scenario): readonly Goal[] {
  const known = GOALS.get(scenario);
  if (known !== undefined) return known;
  const goals = worths(scenario).map(([town, points]) =>
    goalAt(scenario, townOf(town)?.hex ?? town, points),
  );
  GOALS.set(scenario, goals);
  return goals;
}
