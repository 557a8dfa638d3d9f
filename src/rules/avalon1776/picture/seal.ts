import { INK, PAPER } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { circle, path } from '../../kits/picture/svg.js';
import type { Town } from '../components/towns.js';

const SEAL = '#8f2f28';

/** The sign of a town: a strategic one has a double ring; A1776-basic.VII.control-points are written in it. */
export function seal({
  kind,
  strategic,
  points,
}: Pick<Town, 'kind' | 'strategic' | 'points'>): string {
  if (kind === 'indian')
    return path('M0-10L10 8H-10Z', { fill: PAPER, stroke: INK, 'stroke-width': 2 });
  const ring = strategic
    ? circle(0, 0, 12.5, { fill: PAPER, stroke: SEAL, 'stroke-width': 2 })
    : '';
  const fill = strategic ? SEAL : kind === 'town' ? INK : PAPER;
  return (
    ring +
    circle(0, 0, points > 0 ? 9.5 : kind === 'town' ? 6.5 : 5, {
      fill,
      stroke: INK,
      'stroke-width': 1.5,
    }) +
    (points > 0 ? figures(points, 0, 5.5, 11, '#fff') : '')
  );
}
