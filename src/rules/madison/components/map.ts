import type { Text } from '../../kernel/text.js';
import { lookup } from '../../kits/lookup.js';
import { LAKE_IDS, type LakeId } from './lakes.js';
import { SPACE, SPACE_IDS, type SpaceId } from './spaces.js';

export * from './lakes.js';
export * from './spaces.js';

/** MMW-2.2 major road, trail, major invasion route. */
export type PathKind = 'road' | 'trail' | 'invasion';
export const PATH_MP: Readonly<Record<PathKind, number>> = { road: 1, trail: 2, invasion: 3 };
export const PATH_NAME: Readonly<Record<PathKind, Text>> = {
  road: { en: 'major road', ja: '一級道路' },
  trail: { en: 'trail', ja: '小道' },
  invasion: { en: 'major invasion route', ja: '主侵攻ルート' },
};

/**
 * The adjacencies in examples of the rules and Montreal's invasion route are stated by the rules; the rest is
 * reconstructed.
 */
// prettier-ignore
export const PATHS: readonly (readonly [a: SpaceId, b: SpaceId, kind: PathKind])[] = [
  ['quebec', 'three-rivers', 'road'], ['three-rivers', 'sorel', 'road'], ['sorel', 'montreal', 'road'],
  ['sorel', 'chambly', 'trail'], ['montreal', 'coteau-du-lac', 'road'], ['coteau-du-lac', 'cornwall', 'road'],
  ['cornwall', 'prescott', 'road'], ['prescott', 'gananoque', 'road'], ['gananoque', 'kingston', 'road'],
  ['kingston', 'smiths-creek', 'trail'], ['smiths-creek', 'york', 'trail'], ['montreal', 'la-prairie', 'invasion'],
  ['la-prairie', 'chambly', 'trail'], ['la-prairie', 'st-jean', 'road'], ['la-prairie', 'johnsons', 'trail'],
  ['la-prairie', 'chateauguay', 'trail'], ['chambly', 'st-jean', 'road'], ['st-jean', 'isle-aux-noix', 'road'],
  ['st-jean', 'highgate', 'trail'], ['johnsons', 'isle-aux-noix', 'trail'], ['johnsons', 'chazy', 'trail'],
  ['isle-aux-noix', 'chazy', 'trail'], ['chateauguay', 'beauharnois', 'trail'], ['chateauguay', 'four-corners', 'trail'],
  ['beauharnois', 'coteau-du-lac', 'invasion'], ['beauharnois', 'st-regis', 'trail'],
  ['st-regis', 'cornwall', 'invasion'], ['st-regis', 'french-mills', 'trail'], ['york', 'burlington', 'road'],
  ['york', 'nottawasaga', 'trail'], ['burlington', 'forty-mile-creek', 'road'], ['burlington', 'grand-river', 'trail'],
  ['forty-mile-creek', 'ft-george', 'road'], ['forty-mile-creek', 'queenston', 'trail'],
  ['ft-george', 'queenston', 'road'], ['queenston', 'chippawa', 'road'], ['chippawa', 'ft-erie', 'road'],
  ['ft-erie', 'port-dover', 'trail'], ['grand-river', 'oxford', 'trail'], ['grand-river', 'port-dover', 'trail'],
  ['port-dover', 'port-talbot', 'trail'], ['oxford', 'london', 'trail'], ['port-talbot', 'london', 'trail'],
  ['thamesville', 'london', 'trail'], ['thamesville', 'sandwich', 'trail'], ['sandwich', 'ft-malden', 'road'],
  ['prescott', 'ogdensburg', 'invasion'], ['ft-george', 'ft-niagara', 'invasion'], ['queenston', 'lewiston', 'invasion'],
  ['chippawa', 'schlosser', 'invasion'], ['ft-erie', 'buffalo', 'invasion'], ['sandwich', 'detroit', 'invasion'],
  ['ft-malden', 'brownstown', 'invasion'], ['detroit', 'brownstown', 'road'], ['brownstown', 'frenchtown', 'road'],
  ['frenchtown', 'maumee-rapids', 'road'], ['maumee-rapids', 'ft-findlay', 'trail'],
  ['maumee-rapids', 'ft-defiance', 'trail'], ['maumee-rapids', 'lower-sandusky', 'trail'],
  ['ft-findlay', 'ft-macarthur', 'trail'], ['ft-defiance', 'ft-macarthur', 'trail'],
  ['ft-macarthur', 'upper-sandusky', 'trail'], ['upper-sandusky', 'lower-sandusky', 'road'],
  ['upper-sandusky', 'mansfield', 'trail'], ['lower-sandusky', 'mansfield', 'trail'],
  ['lower-sandusky', 'cleveland', 'trail'], ['mansfield', 'cleveland', 'trail'], ['mansfield', 'pittsburgh', 'trail'],
  ['cleveland', 'pittsburgh', 'trail'], ['cleveland', 'erie', 'trail'], ['pittsburgh', 'meadville', 'road'],
  ['meadville', 'erie', 'road'], ['erie', 'buffalo', 'trail'], ['buffalo', 'schlosser', 'road'],
  ['schlosser', 'lewiston', 'road'], ['lewiston', 'ft-niagara', 'road'], ['buffalo', 'batavia', 'road'],
  ['lewiston', 'batavia', 'trail'], ['lewiston', 'genesee', 'trail'], ['genesee', 'batavia', 'trail'],
  ['genesee', 'canandaigua', 'trail'], ['genesee', 'sodus', 'trail'], ['batavia', 'canandaigua', 'road'],
  ['sodus', 'canandaigua', 'trail'], ['sodus', 'oswego', 'trail'], ['canandaigua', 'onondaga', 'road'],
  ['onondaga', 'oswego', 'trail'], ['onondaga', 'utica', 'road'], ['utica', 'oswego', 'trail'],
  ['utica', 'sackets-harbour', 'trail'], ['utica', 'schenectady', 'road'], ['oswego', 'sackets-harbour', 'trail'],
  ['schenectady', 'albany', 'road'], ['albany', 'saratoga', 'road'], ['saratoga', 'whitehall', 'road'],
  ['whitehall', 'plattsburgh', 'trail'], ['whitehall', 'burlington-vt', 'trail'], ['burlington-vt', 'highgate', 'road'],
  ['plattsburgh', 'chazy', 'road'], ['plattsburgh', 'four-corners', 'trail'], ['four-corners', 'french-mills', 'trail'],
  ['french-mills', 'ogdensburg', 'trail'], ['ogdensburg', 'sackets-harbour', 'trail'],
];

/** Spaces at a distance of one path, in board order. */
export const NEIGHBOURS = lookup(SPACE_IDS, (from) =>
  SPACE_IDS.flatMap((to) =>
    PATHS.filter(([a, b]) => (a === from && b === to) || (b === from && a === to)).map(
      ([, , kind]) => ({ to, kind }),
    ),
  ),
);

/** Neighbours of any id; empty where the id is no space. */
export const near = (id: string): readonly SpaceId[] =>
  Object.hasOwn(NEIGHBOURS, id) ? NEIGHBOURS[id as SpaceId].map(({ to }) => to) : [];

const KINDS = lookup(
  SPACE_IDS,
  (from) => new Map<string, PathKind>(NEIGHBOURS[from].map(({ to, kind }) => [to, kind])),
);

/** Kind of the path between two spaces; undefined: there is none. */
export const pathBetween = (a: SpaceId, b: SpaceId): PathKind | undefined => KINDS[a].get(b);

/**
 * MMW-3.61 the ferry: a link that only the North West Company unit may use, without ships. It is no path, allows no
 * amphibious attack, and does not depend on the control of the lake.
 */
export const FERRY = { a: 'ft-mackinac', b: 'ft-st-joseph', mp: 1 } as const satisfies {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly mp: number;
};

/** MMW-2.13 lakeside towns of both sides, in board order. */
export const TOWNS_ON = lookup(LAKE_IDS, (lake) =>
  SPACE_IDS.filter((id) => SPACE[id].lake === lake),
);

/**
 * MMW-2.3 a head of navigation. There are five, each beyond the last towns that ships can reach; the Niagara is closed
 * between its two lakes.
 */
export interface Head {
  readonly river: Text;
  readonly lakes: readonly LakeId[];
  readonly lastTowns: readonly SpaceId[];
}

// prettier-ignore
export const HEADS: readonly Head[] = [
  { river: { en: 'St. Lawrence', ja: 'セント・ローレンス川' }, lakes: ['lake-ontario'], lastTowns: ['ogdensburg', 'prescott'] },
  { river: { en: 'Richelieu', ja: 'リシュリュー川' }, lakes: ['lake-champlain'], lastTowns: ['st-jean'] },
  { river: { en: 'Niagara', ja: 'ナイアガラ川' }, lakes: ['lake-ontario', 'lake-erie'], lastTowns: [] },
  { river: { en: 'Maumee', ja: 'モーミー川' }, lakes: ['lake-erie'], lastTowns: ['maumee-rapids'] },
  { river: { en: 'Sandusky', ja: 'サンダスキー川' }, lakes: ['lake-erie'], lastTowns: ['lower-sandusky'] },
];

/** A cluster of spaces that is too small at the scale of the map and is drawn larger beside it. */
export interface Inset {
  readonly name: Text;
  readonly spaces: readonly SpaceId[];
}

// prettier-ignore
export const INSETS: readonly Inset[] = [
  { name: { en: 'Niagara', ja: 'ナイアガラ' }, spaces: ['ft-george', 'queenston', 'chippawa', 'ft-erie', 'ft-niagara', 'lewiston', 'schlosser', 'buffalo'] },
  { name: { en: 'Detroit', ja: 'デトロイト' }, spaces: ['detroit', 'sandwich', 'ft-malden', 'brownstown', 'frenchtown'] },
  { name: { en: 'Richelieu', ja: 'リシュリュー' }, spaces: ['montreal', 'la-prairie', 'chambly', 'st-jean', 'isle-aux-noix', 'johnsons', 'chazy', 'highgate'] },
];
