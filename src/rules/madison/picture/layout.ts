import type { LakeId, SpaceId } from '../components/map.js';
import { projection } from '../../kits/picture/projection.js';
import type { Point } from '../../kits/picture/svg.js';

export const WIDTH = 2600;
export const HEIGHT = 1940;

/** The Detroit, the Niagara, the Richelieu and the upper St. Lawrence are drawn wide, the empty corners narrow. */
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

/** Where a space is marked, on which side its name stands, and on which its pieces lie. */
export interface SpaceLayout {
  /** By hand, near its real place. */
  readonly at: Point;
  readonly name: Compass;
  readonly stack: Compass;
  /** Moves the pieces from where they would lie. */
  readonly shift?: Point;
  /** Width and height that the pieces of one side may take. */
  readonly room?: Point;
}

// prettier-ignore
export const LAYOUT: Readonly<Record<SpaceId, SpaceLayout>> = {
  quebec: { at: [2500, 72], name: 's', stack: 's', room: [190, 150] },
  'three-rivers': { at: [2385, 74], name: 'w', stack: 'n' },
  sorel: { at: [2290, 116], name: 'w', stack: 'n' },
  montreal: { at: [2140, 176], name: 'w', stack: 'n', room: [190, 90] },
  'la-prairie': { at: [2216, 292], name: 'w', stack: 'e' },
  chambly: { at: [2340, 196], name: 'e', stack: 'n' },
  'st-jean': { at: [2392, 300], name: 'e', stack: 'n' },
  'isle-aux-noix': { at: [2372, 404], name: 'e', stack: 'n' },
  johnsons: { at: [2232, 404], name: 'e', stack: 's' },
  beauharnois: { at: [2096, 338], name: 'e', stack: 'n' },
  chateauguay: { at: [2128, 430], name: 's', stack: 's' },
  'coteau-du-lac': { at: [1988, 262], name: 'w', stack: 'n' },
  'st-regis': { at: [1946, 446], name: 's', stack: 'e' },
  cornwall: { at: [1876, 372], name: 'w', stack: 'n' },
  prescott: { at: [1786, 470], name: 'w', stack: 'n' },
  gananoque: { at: [1716, 560], name: 'w', stack: 'n' },
  kingston: { at: [1626, 622], name: 'w', stack: 'n', room: [190, 100] },
  'smiths-creek': { at: [1400, 672], name: 'n', stack: 's' },
  york: { at: [976, 712], name: 'w', stack: 'n' },
  burlington: { at: [900, 800], name: 'w', stack: 'n' },
  'forty-mile-creek': { at: [984, 862], name: 's', stack: 'n' },
  'ft-george': { at: [1072, 830], name: 'n', stack: 'w' },
  queenston: { at: [1072, 934], name: 'w', stack: 'w' },
  chippawa: { at: [1090, 1036], name: 'w', stack: 'w' },
  'ft-erie': { at: [1172, 1160], name: 'w', stack: 'w' },
  'port-dover': { at: [880, 1180], name: 's', stack: 'n' },
  'grand-river': { at: [846, 982], name: 's', stack: 'n' },
  oxford: { at: [760, 950], name: 's', stack: 'n' },
  london: { at: [668, 1020], name: 'w', stack: 'n' },
  thamesville: { at: [590, 1180], name: 's', stack: 'n' },
  'port-talbot': { at: [704, 1196], name: 's', stack: 'n' },
  sandwich: { at: [470, 1296], name: 'e', stack: 'n' },
  'ft-malden': { at: [420, 1400], name: 'e', stack: 'e' },
  nottawasaga: { at: [900, 590], name: 'e', stack: 's' },
  'ft-st-joseph': { at: [150, 140], name: 'e', stack: 's' },
  'ft-mackinac': { at: [80, 260], name: 'e', stack: 's' },
  detroit: { at: [300, 1270], name: 'w', stack: 'n' },
  brownstown: { at: [236, 1380], name: 'w', stack: 'w' },
  frenchtown: { at: [220, 1480], name: 'w', stack: 'w' },
  'maumee-rapids': { at: [196, 1570], name: 'w', stack: 'w' },
  'lower-sandusky': { at: [400, 1560], name: 'e', stack: 'n' },
  'upper-sandusky': { at: [360, 1660], name: 'e', stack: 'e' },
  'ft-findlay': { at: [246, 1650], name: 'w', stack: 'w' },
  'ft-defiance': { at: [84, 1640], name: 's', stack: 'n' },
  'ft-macarthur': { at: [200, 1770], name: 's', stack: 'e' },
  mansfield: { at: [540, 1730], name: 's', stack: 'e' },
  cleveland: { at: [648, 1520], name: 's', stack: 'n' },
  pittsburgh: { at: [920, 1760], name: 's', stack: 'e' },
  meadville: { at: [880, 1520], name: 'e', stack: 'e' },
  erie: { at: [890, 1370], name: 'e', stack: 'e' },
  buffalo: { at: [1326, 1180], name: 'e', stack: 'e' },
  schlosser: { at: [1250, 1060], name: 'e', stack: 'e' },
  lewiston: { at: [1230, 950], name: 'e', stack: 'e' },
  'ft-niagara': { at: [1216, 840], name: 'e', stack: 'e' },
  batavia: { at: [1440, 1120], name: 's', stack: 's' },
  canandaigua: { at: [1568, 1180], name: 's', stack: 's' },
  genesee: { at: [1500, 850], name: 's', stack: 'n' },
  sodus: { at: [1612, 880], name: 's', stack: 'n' },
  onondaga: { at: [1720, 1060], name: 's', stack: 's' },
  oswego: { at: [1700, 850], name: 'e', stack: 'e' },
  utica: { at: [1850, 1010], name: 's', stack: 's' },
  schenectady: { at: [2080, 1160], name: 's', stack: 'w' },
  albany: { at: [2160, 1220], name: 's', stack: 'e', room: [220, 140] },
  saratoga: { at: [2200, 960], name: 'e', stack: 'e' },
  whitehall: { at: [2290, 790], name: 'e', stack: 's' },
  plattsburgh: { at: [2226, 606], name: 'w', stack: 's' },
  chazy: { at: [2250, 510], name: 'w', stack: 'w' },
  'four-corners': { at: [2112, 534], name: 'n', stack: 's' },
  'french-mills': { at: [1996, 546], name: 's', stack: 's' },
  ogdensburg: { at: [1836, 560], name: 'e', stack: 's' },
  'sackets-harbour': { at: [1772, 690], name: 'e', stack: 's' },
  'burlington-vt': { at: [2420, 572], name: 's', stack: 'e' },
  highgate: { at: [2496, 440], name: 's', stack: 'n' },
};

/** Upper left corners of the lake control boxes and of the lake transit box. */
export const BOX: Readonly<Record<LakeId | 'transit', Point>> = {
  'lake-ontario': [1290, 700],
  'lake-erie': [560, 1330],
  'lake-huron': [400, 330],
  'lake-champlain': [2330, 660],
  transit: [400, 1080],
};
export const BOX_SIZE = { width: 250, height: 120 };
