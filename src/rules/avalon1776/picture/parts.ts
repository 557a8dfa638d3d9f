import type { BoardBox, BoardPart, FirstPart } from '../../kernel/ruleset.js';
import { WIDTH } from '../components/grid.js';
import type { ScenarioId } from '../components/scenarios/index.js';
import { boxOf, type Extent, windowOf } from './extent.js';

interface Part extends Extent {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
}

/** The parts that can be asked for (chosen): two sections for a screen, the others for a telephone. */
// prettier-ignore
export const PART_EXTENTS: readonly Part[] = [
  { id: 'north', en: 'Northern section', ja: '北部', x: [0, 22], rows: [44, 79] },
  { id: 'south', en: 'Southern section', ja: '南部', x: [0, 22], rows: [1, 43] },
  { id: 'st-lawrence', en: 'St. Lawrence and Champlain', ja: 'セント・ローレンスとシャンプレーン', x: [0, 12.5], rows: [60, 79] },
  { id: 'maine', en: 'Maine', ja: 'メイン', x: [10, 22], rows: [60, 79] },
  { id: 'new-england', en: 'New England', ja: 'ニューイングランド', x: [10.5, 22], rows: [50, 67] },
  { id: 'mohawk', en: 'Mohawk and Susquehanna', ja: 'モホークとサスケハナ', x: [0, 12], rows: [43, 66] },
  { id: 'hudson', en: 'Hudson', ja: 'ハドソン', x: [6, 16.5], rows: [45, 66] },
  { id: 'jersey', en: 'Jersey and Pennsylvania', ja: 'ジャージーとペンシルヴァニア', x: [6, 17], rows: [36, 55] },
  { id: 'potomac', en: 'Potomac and Susquehanna', ja: 'ポトマックとサスケハナ', x: [0, 13], rows: [31, 48] },
  { id: 'virginia', en: 'Virginia', ja: 'ヴァージニア', x: [4.5, 16.5], rows: [23, 41] },
  { id: 'tidewater', en: 'Tidewater', ja: 'タイドウォーター', x: [9.5, 20.5], rows: [17, 36] },
  { id: 'north-carolina', en: 'North Carolina', ja: 'ノースカロライナ', x: [5, 17.5], rows: [13, 31] },
  { id: 'mountains', en: 'Back country', ja: '奥地', x: [0, 12], rows: [15, 33] },
  { id: 'south-carolina', en: 'South Carolina', ja: 'サウスカロライナ', x: [3.5, 15.5], rows: [1, 19] },
  { id: 'georgia', en: 'Georgia', ja: 'ジョージア', x: [0, 12], rows: [1, 17] },
];

/** The box in whole units, rounded outwards, as people read these numbers. */
function inWhole({ x, y, width, height }: BoardBox): BoardBox {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
}

export const PARTS: readonly BoardPart[] = PART_EXTENTS.map((part) => ({
  id: part.id,
  title: { en: part.en, ja: part.ja },
  box: inWhole(boxOf(part)),
}));

export const isPart = (box: BoardBox): boolean => PARTS.some((part) => part.box === box);

/** The part that a picture shows unless another is asked for, by scenario. */
export const FIRST: Readonly<Record<ScenarioId, FirstPart>> = {
  basic: { wide: 'north', narrow: 'jersey' },
  scenario1: { wide: 'st-lawrence', narrow: 'st-lawrence' },
  scenario2: { wide: 'north', narrow: 'hudson' },
  scenario3: { wide: 'south', narrow: 'north-carolina' },
  scenario4: { wide: 'virginia', narrow: 'virginia' },
  campaign: { wide: 'north', narrow: 'jersey' },
  csg2: { wide: 'north', narrow: 'jersey' },
  csg3: { wide: 'north', narrow: 'jersey' },
};

const NARROW = PART_EXTENTS.filter(({ x: [from, to] }) => to - from < WIDTH).map(windowOf);

/** Whether something of this length and height, around a middle line, is wholly inside a part for a telephone. */
export const isWhole = (left: number, right: number, middle: number, high: number): boolean =>
  NARROW.some(
    ({ x, y, width, height }) =>
      left >= x && right <= x + width && middle - high / 2 >= y && middle + high / 2 <= y + height,
  );
