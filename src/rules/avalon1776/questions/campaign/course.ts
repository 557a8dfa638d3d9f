import { lookup } from '../../../kits/lookup.js';
import {
  BOX_IDS,
  boxesBeyond,
  boxesFrom,
  type BoxId,
  EXIT_IDS,
  type ExitId,
  waysBackFrom,
} from '../../components/campaign/boxes.js';
import { distancesTo, EXIT_WATERS } from '../../components/campaign/sea.js';
import {
  SHIP,
  type Ship,
  SHIP_KINDS,
  type ShipId,
  type ShipKind,
} from '../../components/campaign/ships.js';
import { isBox } from './boxes.js';

/** Answers how many movement phases a fleet takes to a destination, as if no enemy were on the way. */
export interface Course {
  /** Phases from a place, with `mp` MP in the first phase; 0: the fleet is there, Infinity: it never gets there. */
  phasesFrom(at: string, mp?: number): number;
  /**
   * MP from a place to the destination, or to the exit of the map that leads to it, on the way with the fewest phases.
   */
  distanceFrom(at: string, mp?: number): number;
}

/** A way from a water of the map to the destination. */
interface Way {
  readonly phases: number;
  readonly mp: number;
}

const EXITS: Readonly<Record<ShipKind, Readonly<Record<ExitId, ReadonlyMap<string, number>>>>> =
  lookup(SHIP_KINDS, (kind) =>
    lookup(EXIT_IDS, (exit) => distancesTo(kind, EXIT_WATERS.get(exit) ?? [])),
  );

/**
 * The number of phases that take so many MP, of which `first` are available in the first phase. A distance of 0 MP
 * still takes one.
 */
const phasesFor = (mp: number, first: number, move: number): number =>
  mp === Infinity ? Infinity : mp <= first ? 1 : 1 + Math.ceil((mp - first) / move);

const sooner = (a: Way, b: Way): Way =>
  b.phases < a.phases || (b.phases === a.phases && b.mp < a.mp) ? b : a;

/**
 * Courses found before. Fleets that sail alike share one: there are few, and each takes as long as a hundred other
 * searches.
 */
const found = new Map<string, Course>();

/**
 * A1776-camp.IX.B.2.a.6.a the way of the fewest movement phases to a box or a water, or to the nearest of several
 * waters.
 */
export function courseTo(id: ShipId, target: string | readonly string[]): Course {
  if (typeof target !== 'string') return courseOf(SHIP[id], target);
  const { kind, move, side } = SHIP[id];
  const key = `${side} ${kind} ${String(move)} ${target}`;
  const course = found.get(key) ?? courseOf(SHIP[id], target);
  found.set(key, course);
  return course;
}

function courseOf({ kind, move, side }: Ship, target: string | readonly string[]): Course {
  const waters = typeof target === 'string' ? [target] : target;
  const here = distancesTo(kind, waters);
  const fromBox = new Map<BoxId, number>(
    BOX_IDS.map((box) => [box, waters.includes(box) ? 0 : Infinity]),
  );
  const beyond = (exit: ExitId): number =>
    Math.min(...boxesBeyond(exit, side).map((box) => fromBox.get(box) ?? Infinity));
  /** The way from a water of the map, with so many MP in the first phase. */
  const wayFrom = (at: string, mp: number): Way => {
    const mpThere = here.get(at) ?? Infinity;
    const direct = { phases: mpThere === 0 ? 0 : phasesFor(mpThere, mp, move), mp: mpThere };
    const off = EXIT_IDS.map((exit): Way => {
      const mpOff = (EXITS[kind][exit].get(at) ?? Infinity) + 1;
      return { phases: phasesFor(mpOff, mp, move) + beyond(exit), mp: mpOff };
    });
    return [direct, ...off].reduce(sooner);
  };
  const viaOthers = (box: BoxId): number => {
    const hops = boxesFrom(box, side).map((to) => 1 + (fromBox.get(to) ?? Infinity));
    const back = waysBackFrom(box, side)
      .flatMap((exit) => EXIT_WATERS.get(exit) ?? [])
      .map((water) => Math.max(1, wayFrom(water, move - 1).phases));
    return Math.min(...hops, ...back);
  };
  // Repeated until no way through other boxes is shorter.
  for (let shorter = true; shorter;) {
    shorter = false;
    for (const box of BOX_IDS) {
      const phases = viaOthers(box);
      if (phases >= (fromBox.get(box) ?? Infinity)) continue;
      fromBox.set(box, phases);
      shorter = true;
    }
  }
  return {
    phasesFrom: (at, mp = move) =>
      isBox(at) ? (fromBox.get(at) ?? Infinity) : wayFrom(at, mp).phases,
    distanceFrom: (at, mp = move) => wayFrom(at, mp).mp,
  };
}
