import type { Text } from '../../kernel/text.js';
import type { Side } from './side.js';

export type RegionType = 'town' | 'countryside' | 'indian';

/** A waterway: a section of the Great Lakes or of the river (OPS-waterway.definition). It never contains units. */
export interface Waterway {
  readonly id: string;
  readonly name: Text;
  /** Number of British control markers at the start. */
  readonly gb: number;
}

export const WATERWAYS = [
  { id: 'huron', name: { en: 'Lake Huron', ja: 'ヒューロン湖' }, gb: 1 },
  { id: 'erie', name: { en: 'Lake Erie', ja: 'エリー湖' }, gb: 1 },
  { id: 'ontario', name: { en: 'Lake Ontario', ja: 'オンタリオ湖' }, gb: 1 },
  { id: 'st-lawrence', name: { en: 'the St. Lawrence', ja: 'セント・ローレンス河' }, gb: 2 },
] as const satisfies readonly Waterway[];
export type WaterwayId = (typeof WATERWAYS)[number]['id'];

/** A blockade zone of the coast (OPS-cruise.target). */
export interface Zone {
  readonly id: string;
  readonly name: Text;
}

export const ZONES = [
  { id: 'new-england', name: { en: 'New England', ja: 'ニューイングランド' } },
  { id: 'middle', name: { en: 'the Middle Atlantic', ja: '中部大西洋岸' } },
  { id: 'chesapeake', name: { en: 'the Chesapeake', ja: 'チェサピーク湾' } },
  { id: 'southern', name: { en: 'the Southern coast', ja: '南部沿岸' } },
  { id: 'gulf', name: { en: 'the Gulf coast', ja: 'メキシコ湾岸' } },
] as const satisfies readonly Zone[];
export type ZoneId = (typeof ZONES)[number]['id'];

/** A region of the map (OPS-turn.control). Members that are left out are none or 0. */
export interface Region {
  readonly id: string;
  readonly name: Text;
  readonly type: RegionType;
  /** Side whose home territory it is; left out for Indian regions. */
  readonly home?: Side;
  readonly waterways?: readonly WaterwayId[];
  /** Blockade zone of a coastal region. */
  readonly zone?: ZoneId;
  readonly vp?: number;
  /** Number of recruit tokens printed in it. */
  readonly tokens?: number;
  /** Where it is drawn, in degrees north and east. */
  readonly lat: number;
  readonly lon: number;
}

/**
 * OPSX-map.1 the 33 regions in board order: American from the west, then British, then Indian. All of them are our
 * choice.
 */
// prettier-ignore
export const REGIONS = [
  { id: 'detroit', name: { en: 'Detroit', ja: 'デトロイト' }, type: 'town', home: 'us', waterways: ['huron', 'erie'], vp: 1, lat: 42.33, lon: -83.05 },
  { id: 'ohio', name: { en: 'Ohio', ja: 'オハイオ' }, type: 'countryside', home: 'us', waterways: ['erie'], lat: 40.4, lon: -82.6 },
  { id: 'indiana', name: { en: 'Indiana Territory', ja: 'インディアナ准州' }, type: 'countryside', home: 'us', lat: 38.7, lon: -86.6 },
  { id: 'kentucky', name: { en: 'Kentucky', ja: 'ケンタッキー' }, type: 'town', home: 'us', vp: 1, tokens: 1, lat: 38.04, lon: -84.5 },
  { id: 'tennessee', name: { en: 'Tennessee', ja: 'テネシー' }, type: 'town', home: 'us', vp: 1, tokens: 1, lat: 36.16, lon: -86.78 },
  { id: 'new-orleans', name: { en: 'New Orleans', ja: 'ニューオーリンズ' }, type: 'town', home: 'us', zone: 'gulf', vp: 2, lat: 29.95, lon: -90.07 },
  { id: 'mobile', name: { en: 'Mobile', ja: 'モービル' }, type: 'countryside', home: 'us', zone: 'gulf', lat: 30.69, lon: -88.04 },
  { id: 'georgia', name: { en: 'Georgia', ja: 'ジョージア' }, type: 'countryside', home: 'us', zone: 'southern', lat: 32.08, lon: -81.6 },
  { id: 'charleston', name: { en: 'Charleston', ja: 'チャールストン' }, type: 'town', home: 'us', zone: 'southern', vp: 1, tokens: 1, lat: 32.78, lon: -79.93 },
  { id: 'virginia', name: { en: 'Virginia', ja: 'ヴァージニア' }, type: 'countryside', home: 'us', zone: 'chesapeake', lat: 37.2, lon: -77.6 },
  { id: 'washington', name: { en: 'Washington', ja: 'ワシントン' }, type: 'town', home: 'us', zone: 'chesapeake', vp: 2, lat: 38.9, lon: -77.04 },
  { id: 'baltimore', name: { en: 'Baltimore', ja: 'ボルティモア' }, type: 'town', home: 'us', zone: 'chesapeake', vp: 1, tokens: 1, lat: 39.29, lon: -76.61 },
  { id: 'new-york', name: { en: 'New York', ja: 'ニューヨーク' }, type: 'town', home: 'us', zone: 'middle', vp: 2, tokens: 2, lat: 40.71, lon: -74.0 },
  { id: 'boston', name: { en: 'Boston', ja: 'ボストン' }, type: 'town', home: 'us', zone: 'new-england', vp: 1, tokens: 1, lat: 42.36, lon: -71.06 },
  { id: 'maine', name: { en: 'Maine', ja: 'メイン' }, type: 'countryside', home: 'us', zone: 'new-england', lat: 44.8, lon: -68.8 },
  { id: 'albany', name: { en: 'Albany', ja: 'オールバニー' }, type: 'town', home: 'us', vp: 1, tokens: 2, lat: 42.65, lon: -73.75 },
  { id: 'plattsburgh', name: { en: 'Plattsburgh', ja: 'プラッツバーグ' }, type: 'town', home: 'us', waterways: ['st-lawrence'], vp: 1, lat: 44.7, lon: -73.45 },
  { id: 'sackets', name: { en: "Sackett's Harbor", ja: 'サケッツ・ハーバー' }, type: 'town', home: 'us', waterways: ['ontario', 'st-lawrence'], vp: 1, lat: 43.95, lon: -76.12 },
  { id: 'niagara-us', name: { en: 'Niagara Frontier', ja: 'ナイアガラ国境' }, type: 'countryside', home: 'us', waterways: ['erie', 'ontario'], lat: 42.7, lon: -78.4 },
  { id: 'pittsburgh', name: { en: 'Pittsburgh', ja: 'ピッツバーグ' }, type: 'town', home: 'us', vp: 1, tokens: 1, lat: 40.44, lon: -80.0 },
  { id: 'western-district', name: { en: 'Western District', ja: '西部地区' }, type: 'countryside', home: 'gb', waterways: ['huron', 'erie'], lat: 42.6, lon: -81.8 },
  { id: 'niagara-gb', name: { en: 'Niagara Peninsula', ja: 'ナイアガラ半島' }, type: 'countryside', home: 'gb', waterways: ['erie', 'ontario'], lat: 43.1, lon: -79.4 },
  { id: 'york', name: { en: 'York', ja: 'ヨーク' }, type: 'town', home: 'gb', waterways: ['ontario'], vp: 1, tokens: 1, lat: 43.9, lon: -79.3 },
  { id: 'kingston', name: { en: 'Kingston', ja: 'キングストン' }, type: 'town', home: 'gb', waterways: ['ontario', 'st-lawrence'], vp: 1, tokens: 1, lat: 44.3, lon: -76.6 },
  { id: 'montreal', name: { en: 'Montreal', ja: 'モントリオール' }, type: 'town', home: 'gb', waterways: ['st-lawrence'], vp: 2, tokens: 1, lat: 45.5, lon: -73.6 },
  { id: 'quebec', name: { en: 'Quebec', ja: 'ケベック' }, type: 'town', home: 'gb', waterways: ['st-lawrence'], vp: 3, tokens: 1, lat: 46.81, lon: -71.3 },
  { id: 'halifax', name: { en: 'Halifax', ja: 'ハリファクス' }, type: 'town', home: 'gb', tokens: 1, lat: 44.65, lon: -63.6 },
  { id: 'upper-lakes', name: { en: 'Upper Lakes', ja: '上部湖水地方' }, type: 'indian', waterways: ['huron'], lat: 46.2, lon: -83.6 },
  { id: 'wisconsin', name: { en: 'Wisconsin Country', ja: 'ウィスコンシン地方' }, type: 'indian', waterways: ['huron'], lat: 44.2, lon: -88.6 },
  { id: 'illinois', name: { en: 'Illinois Country', ja: 'イリノイ地方' }, type: 'indian', lat: 40.6, lon: -89.4 },
  { id: 'wabash', name: { en: 'Wabash Country', ja: 'ウォバッシュ地方' }, type: 'indian', lat: 40.7, lon: -86.1 },
  { id: 'upper-creek', name: { en: 'Upper Creek', ja: '上部クリーク' }, type: 'indian', lat: 33.4, lon: -84.9 },
  { id: 'lower-creek', name: { en: 'Lower Creek', ja: '下部クリーク' }, type: 'indian', lat: 32.3, lon: -87.4 },
] as const satisfies readonly Region[];
export type RegionId = (typeof REGIONS)[number]['id'];

/** OPSX-map.1 land connections, passable in both directions. OPSX-map.2 Halifax has none. */
// prettier-ignore
export const EDGES: readonly (readonly [RegionId, RegionId])[] = [
  ['detroit', 'ohio'], ['detroit', 'wabash'], ['detroit', 'western-district'],
  ['ohio', 'pittsburgh'], ['ohio', 'kentucky'], ['ohio', 'wabash'], ['ohio', 'indiana'],
  ['indiana', 'kentucky'], ['indiana', 'wabash'], ['indiana', 'illinois'],
  ['wabash', 'illinois'], ['illinois', 'wisconsin'], ['wisconsin', 'upper-lakes'], ['upper-lakes', 'york'],
  ['kentucky', 'tennessee'], ['kentucky', 'virginia'],
  ['tennessee', 'upper-creek'], ['tennessee', 'lower-creek'], ['tennessee', 'new-orleans'],
  ['new-orleans', 'mobile'], ['mobile', 'lower-creek'], ['upper-creek', 'lower-creek'], ['upper-creek', 'georgia'],
  ['georgia', 'charleston'], ['charleston', 'virginia'], ['virginia', 'washington'], ['washington', 'baltimore'],
  ['virginia', 'pittsburgh'], ['baltimore', 'pittsburgh'], ['baltimore', 'new-york'],
  ['new-york', 'albany'], ['new-york', 'boston'], ['boston', 'albany'], ['boston', 'maine'],
  ['albany', 'sackets'], ['albany', 'plattsburgh'], ['albany', 'niagara-us'],
  ['sackets', 'plattsburgh'], ['sackets', 'niagara-us'], ['niagara-us', 'pittsburgh'], ['niagara-us', 'niagara-gb'],
  ['plattsburgh', 'montreal'], ['montreal', 'quebec'], ['montreal', 'kingston'], ['kingston', 'york'],
  ['york', 'niagara-gb'], ['york', 'western-district'], ['niagara-gb', 'western-district'],
];
