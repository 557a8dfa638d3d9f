import { attacksOf } from '../../kits/attacks.js';
import { other } from '../components/side.js';
import { isCombat, UNKNOWN } from '../components/units.js';
import { typesIn } from '../questions/force.js';
import type { View } from './view.js';

/** A1776-opt.I whether enemies may be in the hex; a face-down counter may be one. */
function isHostile({ viewer, hexes }: View, hex: string): boolean {
  const force = viewer === null ? undefined : hexes[hex]?.[other(viewer)];
  return [force?.open ?? {}, force?.in ?? {}].some((counts) =>
    typesIn(counts).some((code) => isCombat(code) || code === UNKNOWN),
  );
}

/**
 * A1776-basic.IV which actions are attacks: declared combats, and marches, A1776-opt.III forced marches and landings
 * into a hex with enemies.
 */
export const attacks = attacksOf<View>(
  {
    ...{ fight: 'hex', go: 'hex', reach: 'hex', land: 'hex', sail: 'hex', aim: 'hex' },
    continue: ({ battle }) => battle?.hex,
  },
  isHostile,
);
