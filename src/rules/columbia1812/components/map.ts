import type { Text } from '../../kernel/text.js';
import type { Basis } from './basis.js';
import type { Side } from './side.js';

export interface Lake {
  readonly id: string;
  readonly name: Text;
  readonly basis: Basis;
}

// C1812-1.3 the three lakes, in the order in which the rules list them
export const LAKES = [
  { id: 'lake-erie', name: { en: 'Lake Erie', ja: 'エリー湖' }, basis: 'rules' },
  { id: 'lake-ontario', name: { en: 'Lake Ontario', ja: 'オンタリオ湖' }, basis: 'rules' },
  { id: 'lake-champlain', name: { en: 'Lake Champlain', ja: 'シャンプレーン湖' }, basis: 'rules' },
] as const satisfies readonly Lake[];
export type LakeId = (typeof LAKES)[number]['id'];

export interface Town {
  readonly id: string;
  readonly name: Text;
  /** colour of the printed name; it never changes (C1812-1.1) */
  readonly nation: Side;
  /** supply value and victory points, 1 or more (C1812-1.1.a) */
  readonly value: number;
  /** the lake that the town lies on; null: inland (C1812-1.3.a) */
  readonly lake: LakeId | null;
  /** the side whose naval base it is (C1812-1.3) */
  readonly base: Side | null;
  /** the side whose reinforcements arrive here (C1812-14.1) */
  readonly entry: Side | null;
  /** degrees north and east */
  readonly lat: number;
  readonly lon: number;
  readonly basis: {
    readonly name: Basis;
    readonly nation: Basis;
    readonly value: Basis;
    readonly lake: Basis;
  };
}

/**
 * C1812-1.1 the 27 towns in board order: the American ones from west to east, then the Canadian ones. Three names
 * (Ogdensburg, Whitehall, Fort George) and most values are reconstructed: places that were important in the campaigns
 * (posts, dockyards, road junctions) have 2 or 3, the great cities 4 and 5.
 */
// prettier-ignore
export const TOWNS = [
  { id: 'detroit', name: { en: 'Detroit', ja: 'デトロイト' }, nation: 'us', value: 3, lake: 'lake-erie', base: null, entry: null, lat: 42.33, lon: -83.05, basis: { name: 'rules', nation: 'rules', value: 'rules', lake: 'rules' } },
  { id: 'sandusky', name: { en: 'Sandusky', ja: 'サンダスキー' }, nation: 'us', value: 1, lake: 'lake-erie', base: null, entry: null, lat: 41.45, lon: -82.71, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'erie', name: { en: 'Erie', ja: 'エリー' }, nation: 'us', value: 2, lake: 'lake-erie', base: 'us', entry: null, lat: 42.13, lon: -80.09, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'pittsburgh', name: { en: 'Pittsburgh', ja: 'ピッツバーグ' }, nation: 'us', value: 3, lake: null, base: null, entry: 'us', lat: 40.44, lon: -80.00, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'buffalo', name: { en: 'Buffalo', ja: 'バッファロー' }, nation: 'us', value: 2, lake: 'lake-erie', base: null, entry: null, lat: 42.89, lon: -78.88, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'fort-niagara', name: { en: 'Fort Niagara', ja: 'ナイアガラ砦' }, nation: 'us', value: 1, lake: 'lake-ontario', base: null, entry: null, lat: 43.26, lon: -79.06, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'williamsburg', name: { en: 'Williamsburg', ja: 'ウィリアムズバーグ' }, nation: 'us', value: 1, lake: null, base: null, entry: null, lat: 42.76, lon: -77.79, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'oswego', name: { en: 'Oswego', ja: 'オスウィーゴ' }, nation: 'us', value: 1, lake: 'lake-ontario', base: null, entry: null, lat: 43.46, lon: -76.51, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'utica', name: { en: 'Utica', ja: 'ユーティカ' }, nation: 'us', value: 1, lake: null, base: null, entry: null, lat: 43.10, lon: -75.23, basis: { name: 'rules', nation: 'geography', value: 'rules', lake: 'geography' } },
  { id: 'sackets-harbor', name: { en: "Sacket's Harbor", ja: 'サケッツハーバー' }, nation: 'us', value: 2, lake: 'lake-ontario', base: 'us', entry: null, lat: 43.95, lon: -76.12, basis: { name: 'rules', nation: 'rules', value: 'rules', lake: 'rules' } },
  { id: 'ogdensburg', name: { en: 'Ogdensburg', ja: 'オグデンズバーグ' }, nation: 'us', value: 1, lake: null, base: null, entry: null, lat: 44.69, lon: -75.49, basis: { name: 'chosen', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'malone', name: { en: 'Malone', ja: 'マローン' }, nation: 'us', value: 1, lake: null, base: null, entry: null, lat: 44.85, lon: -74.29, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'plattsburg', name: { en: 'Plattsburg', ja: 'プラッツバーグ' }, nation: 'us', value: 2, lake: 'lake-champlain', base: 'us', entry: null, lat: 44.70, lon: -73.45, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'whitehall', name: { en: 'Whitehall', ja: 'ホワイトホール' }, nation: 'us', value: 1, lake: 'lake-champlain', base: null, entry: null, lat: 43.56, lon: -73.40, basis: { name: 'chosen', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'albany', name: { en: 'Albany', ja: 'オールバニー' }, nation: 'us', value: 4, lake: null, base: null, entry: 'us', lat: 42.65, lon: -73.75, basis: { name: 'rules', nation: 'rules', value: 'report', lake: 'geography' } },
  { id: 'amherstburg', name: { en: 'Amherstburg', ja: 'アマーストバーグ' }, nation: 'gb', value: 2, lake: 'lake-erie', base: 'gb', entry: null, lat: 42.10, lon: -83.10, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'london', name: { en: 'London', ja: 'ロンドン' }, nation: 'gb', value: 1, lake: null, base: null, entry: null, lat: 42.98, lon: -81.25, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'port-dover', name: { en: 'Port Dover', ja: 'ポートドーバー' }, nation: 'gb', value: 1, lake: 'lake-erie', base: null, entry: null, lat: 42.79, lon: -80.20, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'fort-erie', name: { en: 'Fort Erie', ja: 'エリー砦' }, nation: 'gb', value: 1, lake: 'lake-erie', base: null, entry: null, lat: 42.90, lon: -78.93, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'rules' } },
  { id: 'fort-george', name: { en: 'Fort George', ja: 'ジョージ砦' }, nation: 'gb', value: 2, lake: 'lake-ontario', base: null, entry: null, lat: 43.25, lon: -79.09, basis: { name: 'report', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'york', name: { en: 'York', ja: 'ヨーク' }, nation: 'gb', value: 2, lake: 'lake-ontario', base: null, entry: null, lat: 43.65, lon: -79.38, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'smiths-creek', name: { en: "Smith's Creek", ja: 'スミスズクリーク' }, nation: 'gb', value: 1, lake: 'lake-ontario', base: null, entry: null, lat: 43.95, lon: -78.29, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'kingston', name: { en: 'Kingston', ja: 'キングストン' }, nation: 'gb', value: 3, lake: 'lake-ontario', base: 'gb', entry: null, lat: 44.23, lon: -76.48, basis: { name: 'rules', nation: 'rules', value: 'rules', lake: 'rules' } },
  { id: 'prescott', name: { en: 'Prescott', ja: 'プレスコット' }, nation: 'gb', value: 1, lake: null, base: null, entry: null, lat: 44.71, lon: -75.52, basis: { name: 'rules', nation: 'geography', value: 'chosen', lake: 'geography' } },
  { id: 'montreal', name: { en: 'Montreal', ja: 'モントリオール' }, nation: 'gb', value: 4, lake: null, base: null, entry: null, lat: 45.50, lon: -73.57, basis: { name: 'rules', nation: 'rules', value: 'report', lake: 'geography' } },
  { id: 'lacolle', name: { en: 'Lacolle', ja: 'ラコール' }, nation: 'gb', value: 1, lake: 'lake-champlain', base: 'gb', entry: null, lat: 45.08, lon: -73.37, basis: { name: 'rules', nation: 'rules', value: 'chosen', lake: 'rules' } },
  { id: 'quebec', name: { en: 'Quebec', ja: 'ケベック' }, nation: 'gb', value: 5, lake: null, base: null, entry: 'gb', lat: 46.81, lon: -71.21, basis: { name: 'rules', nation: 'rules', value: 'report', lake: 'geography' } },
] as const satisfies readonly Town[];
export type TownId = (typeof TOWNS)[number]['id'];

/** Two neighbouring towns, and the source for the road between them. */
export type Road = readonly [TownId, TownId, Basis];

/**
 * C1812-1.1.b roads and trails are one class of connection. The neighbours of Kingston and of Buffalo are
 * complete (C1812-9.1); the chosen roads follow the shores, rivers and military roads of the period.
 */
export const ROADS = [
  ['detroit', 'amherstburg', 'chosen'],
  ['detroit', 'sandusky', 'chosen'],
  ['sandusky', 'erie', 'chosen'],
  ['sandusky', 'pittsburgh', 'chosen'],
  ['erie', 'pittsburgh', 'chosen'],
  ['erie', 'buffalo', 'rules'],
  ['buffalo', 'fort-erie', 'rules'],
  ['buffalo', 'fort-niagara', 'rules'],
  ['buffalo', 'williamsburg', 'rules'],
  ['fort-niagara', 'fort-george', 'chosen'],
  ['pittsburgh', 'williamsburg', 'chosen'],
  ['williamsburg', 'oswego', 'chosen'],
  ['williamsburg', 'utica', 'chosen'],
  ['oswego', 'utica', 'chosen'],
  ['oswego', 'sackets-harbor', 'chosen'],
  ['utica', 'sackets-harbor', 'chosen'],
  ['utica', 'albany', 'chosen'],
  ['sackets-harbor', 'kingston', 'rules'],
  ['sackets-harbor', 'ogdensburg', 'chosen'],
  ['ogdensburg', 'prescott', 'chosen'],
  ['ogdensburg', 'malone', 'chosen'],
  ['malone', 'plattsburg', 'chosen'],
  ['malone', 'montreal', 'rules'],
  ['plattsburg', 'lacolle', 'chosen'],
  ['plattsburg', 'whitehall', 'chosen'],
  ['whitehall', 'albany', 'chosen'],
  ['amherstburg', 'london', 'chosen'],
  ['london', 'port-dover', 'chosen'],
  ['london', 'york', 'chosen'],
  ['port-dover', 'fort-erie', 'chosen'],
  ['fort-erie', 'fort-george', 'chosen'],
  ['fort-george', 'york', 'chosen'],
  ['york', 'smiths-creek', 'chosen'],
  ['smiths-creek', 'kingston', 'rules'],
  ['kingston', 'prescott', 'rules'],
  ['prescott', 'montreal', 'chosen'],
  ['montreal', 'lacolle', 'rules'],
  ['montreal', 'quebec', 'chosen'],
] as const satisfies readonly Road[];
