import { at } from '../../kits/picture/svg.js';
import { flag, swords } from '../../kits/war-of-1812/glyphs.js';
import { LAKE_IDS } from '../components/lookups.js';
import type { LakeId } from '../components/map.js';
import { SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { FLEETS } from './layout.js';
import { centred, fleet } from './ships.js';
import { type Drawing, inColumn, inRow } from './stacks.js';

const banner = (view: View, lake: LakeId): readonly Drawing[] => {
  const { control } = view.lakes[lake];
  if (view.naval?.lake === lake) return [{ svg: at(18, 18, swords()), width: 38, height: 36 }];
  return control === null ? [] : [{ svg: at(14, 20, flag(control)), width: 30, height: 36 }];
};

/** The fleets on the open water, with the flag of the side that controls the lake (C1812-6.4). */
export const lakes = (view: View) =>
  LAKE_IDS.map((lake) => {
    const fleets = inColumn(SIDES.map((side) => inRow(fleet(side, view.lakes[lake][side]), 2)));
    return centred(...FLEETS[lake], inRow([...banner(view, lake), fleets], 4));
  }).join('');
