import { projection } from '../../kits/picture/projection.js';
import type { Point } from '../../kits/picture/svg.js';
import { type LakeId, SPACE_IDS, type SpaceId } from '../components/map.js';

export const WIDTH = 2600;
export const HEIGHT = 1940;

/** Last number of the victory point track on both sides. Beyond it, only the marker shows the number. */
export const VP_END = 30;

/**
 * Projection of the map: large scale at Detroit, the Niagara, the Richelieu and the upper St. Lawrence, small scale in
 * the empty corners.
 */
export const project = projection(
  [
    [-85.2, -20],
    [-84.4, 80],
    [-83.6, 190],
    [-83, 440],
    [-82.4, 540],
    [-79.35, 1010],
    [-79.1, 1090],
    [-78.8, 1330],
    [-76.6, 1640],
    [-74.8, 1910],
    [-73.65, 2170],
    [-73, 2430],
    [-71, 2560],
  ],
  [
    [40.3, 1775],
    [41.3, 1560],
    [41.85, 1440],
    [42.45, 1260],
    [42.87, 1185],
    [43.3, 805],
    [43.4, 780],
    [44.2, 640],
    [44.8, 520],
    [45.6, 190],
    [47.1, 10],
  ],
);

export type Compass = 'n' | 'e' | 's' | 'w';

/** Position of a space, and on which sides of it its name and its pieces are. */
export interface SpaceLayout {
  /** Set by hand, near its real place. */
  readonly at: Point;
  readonly name: Compass;
  readonly stack: Compass;
  /** Offset of the pieces from their usual position. */
  readonly shift?: Point;
  /** Width and height available for the pieces of one side. */
  readonly room?: Point;
}

// prettier-ignore
export const LAYOUT: Readonly<Record<SpaceId, SpaceLayout>> = {
  quebec: { at: [2540, 96], name: 'w', stack: 's', room: [108, 200] },
  'three-rivers': { at: [2385, 110], name: 'w', stack: 'n', room: [150, 44] },
  sorel: { at: [2290, 146], name: 'w', stack: 'n', room: [150, 44] },
  montreal: { at: [2130, 194], name: 'w', stack: 'n', shift: [-70, 0], room: [190, 60] },
  'la-prairie': { at: [2216, 292], name: 'w', stack: 's', room: [120, 60] },
  chambly: { at: [2350, 222], name: 'e', stack: 'w', room: [110, 60] },
  'st-jean': { at: [2366, 316], name: 'e', stack: 'n', room: [120, 44] },
  'isle-aux-noix': { at: [2372, 404], name: 'e', stack: 's', room: [150, 60] },
  johnsons: { at: [2232, 404], name: 's', stack: 's' },
  beauharnois: { at: [2096, 338], name: 's', stack: 'w', shift: [0, -16], room: [110, 60] },
  chateauguay: { at: [2128, 430], name: 's', stack: 's' },
  'coteau-du-lac': { at: [1988, 262], name: 'w', stack: 'n', shift: [-50, 0] },
  'st-regis': { at: [1946, 446], name: 's', stack: 'e' },
  cornwall: { at: [1876, 372], name: 'w', stack: 'n' },
  prescott: { at: [1786, 470], name: 'w', stack: 'n' },
  gananoque: { at: [1716, 560], name: 'n', stack: 'n' },
  kingston: { at: [1626, 622], name: 'w', stack: 'n', shift: [-80, 0], room: [190, 60] },
  'smiths-creek': { at: [1400, 672], name: 'n', stack: 's' },
  york: { at: [976, 712], name: 'w', stack: 'n', room: [210, 60] },
  burlington: { at: [900, 800], name: 'w', stack: 'n', shift: [-70, 0], room: [120, 60] },
  'forty-mile-creek': { at: [984, 862], name: 's', stack: 'n' },
  'ft-george': { at: [1072, 830], name: 'n', stack: 'n', room: [160, 60] },
  queenston: { at: [1072, 934], name: 'w', stack: 'w', room: [190, 70] },
  chippawa: { at: [1090, 1036], name: 'w', stack: 'w', room: [190, 70] },
  'ft-erie': { at: [1172, 1160], name: 'w', stack: 'w' },
  'port-dover': { at: [880, 1180], name: 's', stack: 'n' },
  'grand-river': { at: [846, 982], name: 's', stack: 'n', shift: [-30, 0] },
  oxford: { at: [760, 950], name: 'n', stack: 'n' },
  london: { at: [668, 1020], name: 'w', stack: 'n' },
  thamesville: { at: [590, 1180], name: 'w', stack: 'n' },
  'port-talbot': { at: [704, 1196], name: 's', stack: 'n' },
  sandwich: { at: [470, 1296], name: 's', stack: 'n' },
  'ft-malden': { at: [420, 1400], name: 'e', stack: 'e', shift: [0, -5], room: [150, 70] },
  nottawasaga: { at: [900, 530], name: 'e', stack: 'n' },
  'ft-st-joseph': { at: [150, 140], name: 'e', stack: 'e' },
  'ft-mackinac': { at: [80, 340], name: 'e', stack: 'e' },
  detroit: { at: [300, 1270], name: 'w', stack: 'n' },
  brownstown: { at: [236, 1380], name: 'w', stack: 'w', room: [150, 60] },
  frenchtown: { at: [230, 1475], name: 'w', stack: 'e', room: [150, 60] },
  'maumee-rapids': { at: [180, 1554], name: 'e', stack: 'w', room: [130, 80] },
  'lower-sandusky': { at: [512, 1590], name: 'n', stack: 'e', room: [130, 60] },
  'upper-sandusky': { at: [500, 1662], name: 'e', stack: 'e', shift: [0, -20] },
  'ft-findlay': { at: [306, 1640], name: 's', stack: 'e', shift: [18, 14], room: [90, 60] },
  'ft-defiance': { at: [128, 1662], name: 's', stack: 's' },
  'ft-macarthur': { at: [346, 1775], name: 'w', stack: 'e', shift: [0, -10], room: [200, 70] },
  mansfield: { at: [604, 1748], name: 's', stack: 'e', shift: [14, -34], room: [180, 100] },
  cleveland: { at: [694, 1516], name: 's', stack: 's' },
  pittsburgh: { at: [920, 1760], name: 's', stack: 'e', shift: [0, -30], room: [110, 110] },
  meadville: { at: [880, 1520], name: 'e', stack: 'e' },
  erie: { at: [890, 1370], name: 'e', stack: 'e' },
  buffalo: { at: [1326, 1180], name: 'e', stack: 'e', room: [170, 100] },
  schlosser: { at: [1250, 1060], name: 'e', stack: 'e' },
  lewiston: { at: [1230, 950], name: 'e', stack: 'e' },
  'ft-niagara': { at: [1216, 840], name: 'e', stack: 'e' },
  batavia: { at: [1440, 1120], name: 's', stack: 's' },
  canandaigua: { at: [1568, 1180], name: 'e', stack: 's' },
  genesee: { at: [1500, 850], name: 's', stack: 'n' },
  sodus: { at: [1612, 880], name: 's', stack: 'n' },
  onondaga: { at: [1720, 1060], name: 's', stack: 's' },
  oswego: { at: [1700, 850], name: 'e', stack: 'n', shift: [-70, 0] },
  utica: { at: [1850, 1010], name: 's', stack: 's' },
  schenectady: { at: [2080, 1160], name: 'w', stack: 'n' },
  albany: { at: [2160, 1220], name: 's', stack: 'e', room: [340, 150] },
  saratoga: { at: [2200, 960], name: 'e', stack: 'e' },
  whitehall: { at: [2290, 790], name: 'e', stack: 's' },
  plattsburgh: { at: [2226, 606], name: 'w', stack: 's', shift: [-60, 0] },
  chazy: { at: [2250, 510], name: 's', stack: 'w' },
  'four-corners': { at: [2094, 540], name: 'n', stack: 's' },
  'french-mills': { at: [1996, 546], name: 's', stack: 's' },
  ogdensburg: { at: [1836, 560], name: 's', stack: 'e', room: [100, 60] },
  'sackets-harbour': { at: [1772, 690], name: 'e', stack: 's', shift: [60, 0], room: [190, 80] },
  'burlington-vt': { at: [2420, 572], name: 's', stack: 'e', shift: [0, -30], room: [130, 80] },
  highgate: { at: [2510, 462], name: 's', stack: 'n', room: [100, 60] },
};

/** Upper left corners of the lake control boxes and of the lake transit box. */
export const BOX: Readonly<Record<LakeId | 'transit', Point>> = {
  'lake-ontario': [1250, 696],
  'lake-erie': [560, 1285],
  'lake-huron': [370, 330],
  'lake-champlain': [2270, 636],
  transit: [400, 1080],
};
export const LEGEND_SPOT: Point = [1086, 1598];
/** Upper left corner of the combat panel, north of the lakes where there is no space. */
export const FIGHT_SPOT: Point = [690, 276];
export const FIGHT_SIZE = { width: 916, height: 216 };
export const BOX_SIZE = { width: 300, height: 130 };

/** Centre of the picture of the surroundings of a place. */
export const SPOTS: Readonly<Record<string, Point>> = {
  ...Object.fromEntries(
    Object.entries(BOX).map(([id, [x, y]]) => [
      id,
      [x + BOX_SIZE.width / 2, y + BOX_SIZE.height / 2],
    ]),
  ),
  ...Object.fromEntries(SPACE_IDS.map((id) => [id, LAYOUT[id].at])),
};
