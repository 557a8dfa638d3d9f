import { blocksOf } from '../components/blocks.js';
import { TOWN_IDS, TOWN_INDEX } from '../components/lookups.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame, LossFrame } from '../frames.js';
import { type Place, type State1812, type Unit, unitStates } from '../state.js';

/** Total CV and number of blocks per town, by index in board order. */
export interface Force {
  readonly cv: number[];
  readonly blocks: number[];
}

export type Forces = { readonly [S in Side]: Force };

const none = (): number[] => new Array<number>(TOWN_IDS.length).fill(0);

/** Place of a block after its orders are carried out. */
const endOf = ({ at, order }: Unit): Place =>
  order === undefined ? at : (order.force ?? order.on ?? order.to);

function add({ cv, blocks }: Force, place: Place, strength: number): void {
  const town = TOWN_INDEX.get(place);
  if (town === undefined) return;
  cv[town] = (cv[town] ?? 0) + strength;
  blocks[town] = (blocks[town] ?? 0) + 1;
}

/** Own blocks, each in the town that it is ordered to. */
function ownForce(state: State1812, me: Side): Force {
  const force = { cv: none(), blocks: none() };
  for (const unit of unitStates(state, me)) add(force, endOf(unit), unit.cv - (unit.hits ?? 0));
  return force;
}

/** Index in board order of the town whose battle is laid open. */
function openTown({ agenda }: State1812): number {
  const battle = agenda.findLast(
    (one): one is BattleFrame => one.f === 'battle' && (one as BattleFrame).open,
  );
  return battle === undefined ? -1 : (TOWN_INDEX.get(battle.town) ?? -1);
}

/**
 * Enemy blocks where they stand, since their orders are unknown to the seat. A block that is not laid open counts with
 * an average CV, as it is unknown which blocks are the strong ones.
 */
function enemyForce(state: State1812, side: Side): Force {
  const force = { cv: none(), blocks: none() };
  const open = openTown(state);
  let hidden = 0;
  let strength = 0;
  for (const { at, cv } of unitStates(state, side)) {
    const town = TOWN_INDEX.get(at);
    if (town === undefined) continue;
    add(force, at, cv);
    if (town === open) continue;
    hidden += 1;
    strength += cv;
  }
  const middling = hidden === 0 ? 0 : strength / hidden;
  force.blocks.forEach((count, town) => {
    if (town !== open) force.cv[town] = count * middling;
  });
  return force;
}

/** Subtracts hits that a side still has to put on its blocks. */
function takeHits(state: State1812, forces: Forces, me: Side): void {
  const frame = state.agenda.at(-1);
  if (frame?.f !== 'losses') return;
  const { by, town, hits } = frame as LossFrame;
  const at = TOWN_INDEX.get(town) ?? -1;
  const named =
    by === me ? blocksOf[by].reduce((sum, id) => sum + (state.units[id].hits ?? 0), 0) : 0;
  forces[by].cv[at] = Math.max(0, (forces[by].cv[at] ?? 0) - hits + named);
}

/** Forces of both sides per town, as far as `me` knows them. */
export function forcesOf(state: State1812, me: Side): Forces {
  const [mine, theirs] = [ownForce(state, me), enemyForce(state, other(me))];
  const forces = me === 'us' ? { us: mine, gb: theirs } : { us: theirs, gb: mine };
  takeHits(state, forces, me);
  return forces;
}
