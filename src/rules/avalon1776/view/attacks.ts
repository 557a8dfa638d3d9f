import { attacksOf } from '../../kits/attacks.js';
import { other } from '../components/side.js';
import { isCombat, UNKNOWN } from '../components/units.js';
import { typesIn } from '../questions/force.js';
import type { View } from './view.js';

/** A1776-opt.I what lies face down may be an enemy. */
function isHostile({ viewer, hexes }: View, hex: string): boolean {
  const force = viewer === null ? undefined : hexes[hex]?.[other(viewer)];
  return [force?.open ?? {}, force?.in ?? {}].some((counts) =>
    typesIn(counts).some((code) => isCombat(code) || code === UNKNOWN),
  );
}

/**
 * A1776-basic.IV attacks that are declared, and marches, A1776-opt.III forced ones too, and landings into a hex with
 * enemies.
 */
export const attacks = attacksOf<View>(
  {
    ...{ fight: 'hex', go: 'hex', reach: 'hex', land: 'hex', sail: 'hex', aim: 'hex' },
    continue: ({ battle }) => battle?.hex,
  },
  isHostile,
);
