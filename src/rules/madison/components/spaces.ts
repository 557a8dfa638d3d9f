import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { LakeId } from './lakes.js';
import type { Side } from './side.js';
import type { TurnId } from './turns.js';

/*
 * Stated by the rules: the spaces they name, the territory, lake and value they give some of them, the reinforcement
 * spaces and instant victories, Montreal's modifier, the bases of Lakes Ontario and Erie and the dates of the forts of
 * Kingston and Sackets Harbour. The rest is an original reconstruction from the history of the war. Latitude and
 * longitude are real.
 */

/** MMW-2.0 the theatre of war. */
export type Region = keyof typeof REGION_NAME;
export const REGION_NAME = {
  'lower-canada': { en: 'Lower Canada', ja: 'ローワー・カナダ' },
  'upper-canada': { en: 'Upper Canada', ja: 'アッパー・カナダ' },
  michigan: { en: 'Michigan', ja: 'ミシガン' },
  ohio: { en: 'Ohio', ja: 'オハイオ' },
  pennsylvania: { en: 'Pennsylvania', ja: 'ペンシルヴェイニア' },
  'new-york': { en: 'New York', ja: 'ニューヨーク' },
  vermont: { en: 'Vermont', ja: 'ヴァーモント' },
} as const satisfies Readonly<Record<string, Text>>;

/** MMW-2.7 a printed fort. It counts from the turn `from` on. */
interface Fort {
  readonly class: 'A' | 'B' | 'C';
  readonly value: number;
  readonly from: TurnId;
}

/**
 * MMW-15.3 a naval base. A back-up base is used only by MMW-15.33, except for `repairsAlways` and the ships in
 * `builds`.
 */
export interface Base {
  readonly side: Side;
  readonly role: 'main' | 'backup';
  readonly from: TurnId;
  readonly repairsAlways?: true;
  readonly builds?: readonly string[];
}

export interface Space {
  readonly id: SpaceId;
  readonly name: Text;
  /** MMW-2.18 the side whose territory it is; it never changes. */
  readonly territory: Side;
  readonly region: Region;
  /** MMW-2.17 victory points, and number of winter quarters. */
  readonly value: number;
  readonly terrain: 'forest' | 'clear';
  /** MMW-2.13 the lake of a lakeside town; null: no lakeside town. */
  readonly lake: LakeId | null;
  readonly fort: Fort | null;
  readonly base: Base | null;
  /** MMW-2.16 the side whose reinforcement and supply source space it is. */
  readonly reinforcement: Side | null;
  /** MMW-17.3 the side that wins at once by taking it (the British by taking three such spaces). */
  readonly instantVictory: Side | null;
  /** MMW-2.14 modifier of attackers in the first round. */
  readonly attackDrm: number;
  readonly lat: number;
  readonly lon: number;
}

/** Data of a space; members that are left out are none or 0. */
type Entry = Omit<Space, 'id' | Left> & Partial<Pick<Space, Left>> & { readonly id: string };
type Left = 'lake' | 'fort' | 'base' | 'reinforcement' | 'instantVictory' | 'attackDrm';

// prettier-ignore
const ENTRIES = [
  { id: 'quebec', name: { en: 'Quebec', ja: 'ケベック' }, territory: 'gb', region: 'lower-canada', value: 5, terrain: 'clear', fort: { class: 'A', value: 4, from: '1812-1' }, reinforcement: 'gb', instantVictory: 'us', lat: 46.81, lon: -71.21 },
  { id: 'three-rivers', name: { en: 'Three Rivers', ja: 'トロワ・リヴィエール' }, territory: 'gb', region: 'lower-canada', value: 2, terrain: 'clear', lat: 46.34, lon: -72.54 },
  { id: 'sorel', name: { en: 'Sorel', ja: 'ソレル' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'clear', lat: 46.04, lon: -73.11 },
  { id: 'montreal', name: { en: 'Montreal', ja: 'モントリオール' }, territory: 'gb', region: 'lower-canada', value: 4, terrain: 'clear', attackDrm: -1, lat: 45.5, lon: -73.57 },
  { id: 'la-prairie', name: { en: 'La Prairie', ja: 'ラ・プレリー' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'clear', lat: 45.42, lon: -73.49 },
  { id: 'chambly', name: { en: 'Chambly', ja: 'シャンブリー' }, territory: 'gb', region: 'lower-canada', value: 2, terrain: 'clear', lat: 45.45, lon: -73.28 },
  { id: 'st-jean', name: { en: 'St-Jean', ja: 'サン・ジャン' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'clear', lake: 'lake-champlain', base: { side: 'gb', role: 'backup', from: '1812-1' }, lat: 45.31, lon: -73.26 },
  { id: 'isle-aux-noix', name: { en: 'Isle aux Noix', ja: 'イル・オウ・ノワ' }, territory: 'gb', region: 'lower-canada', value: 2, terrain: 'clear', lake: 'lake-champlain', fort: { class: 'B', value: 2, from: '1812-1' }, base: { side: 'gb', role: 'main', from: '1812-1' }, lat: 45.13, lon: -73.27 },
  { id: 'johnsons', name: { en: 'Johnsons', ja: 'ジョンソンズ' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'forest', lat: 45.01, lon: -73.5 },
  { id: 'beauharnois', name: { en: 'Beauharnois', ja: 'ボーアルノワ' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'forest', lat: 45.31, lon: -73.87 },
  { id: 'chateauguay', name: { en: 'Chateauguay', ja: 'シャトーゲー' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'forest', lat: 45.16, lon: -73.93 },
  { id: 'coteau-du-lac', name: { en: 'Coteau du Lac', ja: 'コトー・デュ・ラック' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'clear', lat: 45.3, lon: -74.18 },
  { id: 'st-regis', name: { en: 'St. Regis', ja: 'サン・レジス' }, territory: 'gb', region: 'lower-canada', value: 1, terrain: 'forest', lat: 45.0, lon: -74.65 },
  { id: 'cornwall', name: { en: 'Cornwall', ja: 'コーンウォール' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lat: 45.02, lon: -74.73 },
  { id: 'prescott', name: { en: 'Prescott', ja: 'プレスコット' }, territory: 'gb', region: 'upper-canada', value: 2, terrain: 'clear', lake: 'lake-ontario', lat: 44.71, lon: -75.52 },
  { id: 'gananoque', name: { en: 'Gananoque', ja: 'ガナノク' }, territory: 'gb', region: 'upper-canada', value: 0, terrain: 'forest', lake: 'lake-ontario', lat: 44.33, lon: -76.16 },
  { id: 'kingston', name: { en: 'Kingston', ja: 'キングストン' }, territory: 'gb', region: 'upper-canada', value: 4, terrain: 'clear', lake: 'lake-ontario', fort: { class: 'B', value: 3, from: '1812-2' }, base: { side: 'gb', role: 'main', from: '1812-1' }, lat: 44.23, lon: -76.48 },
  { id: 'smiths-creek', name: { en: 'Smiths Creek', ja: 'スミス・クリーク' }, territory: 'gb', region: 'upper-canada', value: 0, terrain: 'forest', lake: 'lake-ontario', lat: 43.95, lon: -78.29 },
  { id: 'york', name: { en: 'York', ja: 'ヨーク' }, territory: 'gb', region: 'upper-canada', value: 3, terrain: 'clear', lake: 'lake-ontario', base: { side: 'gb', role: 'backup', from: '1812-1', repairsAlways: true, builds: ['brock-ship'] }, lat: 43.64, lon: -79.39 },
  { id: 'burlington', name: { en: 'Burlington', ja: 'バーリントン' }, territory: 'gb', region: 'upper-canada', value: 2, terrain: 'clear', lat: 43.28, lon: -79.88 },
  { id: 'forty-mile-creek', name: { en: 'Forty Mile Creek', ja: 'フォーティ・マイル・クリーク' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lat: 43.2, lon: -79.56 },
  { id: 'ft-george', name: { en: 'Ft. George', ja: 'フォート・ジョージ' }, territory: 'gb', region: 'upper-canada', value: 2, terrain: 'clear', lake: 'lake-ontario', fort: { class: 'B', value: 2, from: '1812-1' }, lat: 43.25, lon: -79.07 },
  { id: 'queenston', name: { en: 'Queenston', ja: 'クィーンストン' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lat: 43.16, lon: -79.05 },
  { id: 'chippawa', name: { en: 'Chippawa', ja: 'チッパワ' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lat: 43.06, lon: -79.05 },
  { id: 'ft-erie', name: { en: 'Ft. Erie', ja: 'フォート・エリー' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lake: 'lake-erie', fort: { class: 'C', value: 1, from: '1812-1' }, lat: 42.89, lon: -78.92 },
  { id: 'port-dover', name: { en: 'Port Dover', ja: 'ポート・ドーヴァー' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lake: 'lake-erie', base: { side: 'gb', role: 'backup', from: '1812-1' }, lat: 42.79, lon: -80.2 },
  { id: 'grand-river', name: { en: 'Grand River', ja: 'グランド・リバー' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'forest', lat: 43.14, lon: -80.26 },
  { id: 'oxford', name: { en: 'Oxford', ja: 'オックスフォード' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'forest', lat: 43.13, lon: -80.75 },
  { id: 'london', name: { en: 'London', ja: 'ロンドン' }, territory: 'gb', region: 'upper-canada', value: 3, terrain: 'clear', lat: 42.98, lon: -81.25 },
  { id: 'thamesville', name: { en: 'Thamesville', ja: 'テムズビル' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'forest', lat: 42.55, lon: -81.98 },
  { id: 'port-talbot', name: { en: 'Port Talbot', ja: 'ポート・タルボット' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'forest', lake: 'lake-erie', lat: 42.64, lon: -81.37 },
  { id: 'sandwich', name: { en: 'Sandwich', ja: 'サンドウィッチ' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'clear', lat: 42.3, lon: -83.06 },
  { id: 'ft-malden', name: { en: 'Ft. Malden', ja: 'フォート・モルデン' }, territory: 'gb', region: 'upper-canada', value: 2, terrain: 'clear', lake: 'lake-erie', fort: { class: 'B', value: 2, from: '1812-1' }, base: { side: 'gb', role: 'main', from: '1812-1' }, lat: 42.1, lon: -83.11 },
  { id: 'nottawasaga', name: { en: 'Nottawasaga', ja: 'ノッタワサガ' }, territory: 'gb', region: 'upper-canada', value: 0, terrain: 'forest', lake: 'lake-huron', lat: 44.52, lon: -80.01 },
  { id: 'ft-st-joseph', name: { en: 'Ft. St. Joseph', ja: 'フォート・セント・ジョゼフ' }, territory: 'gb', region: 'upper-canada', value: 1, terrain: 'forest', lake: 'lake-huron', fort: { class: 'C', value: 1, from: '1812-1' }, lat: 46.06, lon: -83.94 },
  { id: 'ft-mackinac', name: { en: 'Ft. Mackinac', ja: 'フォート・マキナック' }, territory: 'us', region: 'michigan', value: 1, terrain: 'forest', lake: 'lake-huron', fort: { class: 'C', value: 1, from: '1812-1' }, lat: 45.85, lon: -84.62 },
  { id: 'detroit', name: { en: 'Detroit', ja: 'デトロイト' }, territory: 'us', region: 'michigan', value: 3, terrain: 'clear', lake: 'lake-erie', fort: { class: 'C', value: 2, from: '1812-1' }, lat: 42.33, lon: -83.05 },
  { id: 'brownstown', name: { en: 'Brownstown', ja: 'ブラウンズタウン' }, territory: 'us', region: 'michigan', value: 0, terrain: 'forest', lat: 42.09, lon: -83.22 },
  { id: 'frenchtown', name: { en: 'Frenchtown', ja: 'フレンチタウン' }, territory: 'us', region: 'michigan', value: 1, terrain: 'clear', lake: 'lake-erie', lat: 41.92, lon: -83.4 },
  { id: 'maumee-rapids', name: { en: 'Maumee Rapids', ja: 'モーミー急流' }, territory: 'us', region: 'ohio', value: 0, terrain: 'forest', lake: 'lake-erie', lat: 41.56, lon: -83.63 },
  { id: 'lower-sandusky', name: { en: 'Lower Sandusky', ja: 'ローワー・サンダスキー' }, territory: 'us', region: 'ohio', value: 1, terrain: 'forest', lake: 'lake-erie', lat: 41.35, lon: -83.12 },
  { id: 'upper-sandusky', name: { en: 'Upper Sandusky', ja: 'アッパー・サンダスキー' }, territory: 'us', region: 'ohio', value: 1, terrain: 'forest', lat: 40.83, lon: -83.28 },
  { id: 'ft-findlay', name: { en: 'Ft. Findlay', ja: 'フォート・フィンドレー' }, territory: 'us', region: 'ohio', value: 1, terrain: 'forest', fort: { class: 'C', value: 1, from: '1812-1' }, lat: 41.04, lon: -83.65 },
  { id: 'ft-defiance', name: { en: 'Ft. Defiance', ja: 'フォート・デファイアンス' }, territory: 'us', region: 'ohio', value: 1, terrain: 'forest', fort: { class: 'C', value: 1, from: '1812-1' }, lat: 41.28, lon: -84.36 },
  { id: 'ft-macarthur', name: { en: 'Ft. MacArthur', ja: 'フォート・マッカーサー' }, territory: 'us', region: 'ohio', value: 3, terrain: 'forest', fort: { class: 'C', value: 1, from: '1812-1' }, reinforcement: 'us', instantVictory: 'gb', lat: 40.65, lon: -83.61 },
  { id: 'mansfield', name: { en: 'Mansfield', ja: 'マンスフィールド' }, territory: 'us', region: 'ohio', value: 3, terrain: 'forest', reinforcement: 'us', instantVictory: 'gb', lat: 40.76, lon: -82.52 },
  { id: 'cleveland', name: { en: 'Cleveland', ja: 'クリーブランド' }, territory: 'us', region: 'ohio', value: 1, terrain: 'forest', lake: 'lake-erie', lat: 41.5, lon: -81.7 },
  { id: 'pittsburgh', name: { en: 'Pittsburgh', ja: 'ピッツバーグ' }, territory: 'us', region: 'pennsylvania', value: 4, terrain: 'clear', reinforcement: 'us', instantVictory: 'gb', lat: 40.44, lon: -80.0 },
  { id: 'meadville', name: { en: 'Meadville', ja: 'ミードヴィル' }, territory: 'us', region: 'pennsylvania', value: 1, terrain: 'forest', lat: 41.64, lon: -80.15 },
  { id: 'erie', name: { en: 'Erie', ja: 'エリー' }, territory: 'us', region: 'pennsylvania', value: 2, terrain: 'clear', lake: 'lake-erie', base: { side: 'us', role: 'main', from: '1813-1' }, lat: 42.13, lon: -80.09 },
  { id: 'buffalo', name: { en: 'Buffalo', ja: 'バッファロー' }, territory: 'us', region: 'new-york', value: 2, terrain: 'clear', lake: 'lake-erie', base: { side: 'us', role: 'main', from: '1812-1' }, lat: 42.89, lon: -78.87 },
  { id: 'schlosser', name: { en: 'Schlosser', ja: 'シュロッサー' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lat: 43.07, lon: -79.02 },
  { id: 'lewiston', name: { en: 'Lewiston', ja: 'ルイストン' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lat: 43.17, lon: -79.04 },
  { id: 'ft-niagara', name: { en: 'Ft. Niagara', ja: 'フォート・ナイアガラ' }, territory: 'us', region: 'new-york', value: 2, terrain: 'clear', lake: 'lake-ontario', fort: { class: 'B', value: 2, from: '1812-1' }, lat: 43.26, lon: -79.06 },
  { id: 'batavia', name: { en: 'Batavia', ja: 'バタヴィア' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lat: 43.0, lon: -78.19 },
  { id: 'canandaigua', name: { en: 'Canandaigua', ja: 'カナンデイグア' }, territory: 'us', region: 'new-york', value: 2, terrain: 'clear', lat: 42.89, lon: -77.28 },
  { id: 'genesee', name: { en: 'Genesee Mouth', ja: 'ジェネシー河口' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lake: 'lake-ontario', lat: 43.25, lon: -77.61 },
  { id: 'sodus', name: { en: 'Sodus', ja: 'ソーダス' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lake: 'lake-ontario', lat: 43.26, lon: -76.98 },
  { id: 'onondaga', name: { en: 'Onondaga', ja: 'オノンダガ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lat: 43.03, lon: -76.16 },
  { id: 'oswego', name: { en: 'Oswego', ja: 'オスウィーゴ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lake: 'lake-ontario', fort: { class: 'C', value: 1, from: '1812-1' }, base: { side: 'us', role: 'backup', from: '1812-1' }, lat: 43.46, lon: -76.51 },
  { id: 'utica', name: { en: 'Utica', ja: 'ユーティカ' }, territory: 'us', region: 'new-york', value: 2, terrain: 'clear', lat: 43.1, lon: -75.23 },
  { id: 'schenectady', name: { en: 'Schenectady', ja: 'スケネクタディ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lat: 42.81, lon: -73.94 },
  { id: 'albany', name: { en: 'Albany', ja: 'オールバニ' }, territory: 'us', region: 'new-york', value: 5, terrain: 'clear', reinforcement: 'us', instantVictory: 'gb', lat: 42.65, lon: -73.75 },
  { id: 'saratoga', name: { en: 'Saratoga', ja: 'サラトガ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'clear', lat: 43.1, lon: -73.58 },
  { id: 'whitehall', name: { en: 'Whitehall', ja: 'ホワイトホール' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lake: 'lake-champlain', lat: 43.56, lon: -73.4 },
  { id: 'plattsburgh', name: { en: 'Plattsburgh', ja: 'プラッツバーグ' }, territory: 'us', region: 'new-york', value: 3, terrain: 'clear', lake: 'lake-champlain', base: { side: 'us', role: 'main', from: '1812-1' }, lat: 44.7, lon: -73.45 },
  { id: 'chazy', name: { en: 'Chazy', ja: 'チェイジー' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lat: 44.89, lon: -73.43 },
  { id: 'four-corners', name: { en: 'Four Corners', ja: 'フォー・コーナーズ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lat: 44.89, lon: -74.08 },
  { id: 'french-mills', name: { en: 'French Mills', ja: 'フレンチ・ミルズ' }, territory: 'us', region: 'new-york', value: 1, terrain: 'forest', lat: 44.98, lon: -74.48 },
  { id: 'ogdensburg', name: { en: 'Ogdensburg', ja: 'オグデンズバーグ' }, territory: 'us', region: 'new-york', value: 2, terrain: 'clear', lake: 'lake-ontario', lat: 44.69, lon: -75.49 },
  { id: 'sackets-harbour', name: { en: 'Sackets Harbour', ja: 'サケッツ・ハーバー' }, territory: 'us', region: 'new-york', value: 3, terrain: 'clear', lake: 'lake-ontario', fort: { class: 'B', value: 2, from: '1812-2' }, base: { side: 'us', role: 'main', from: '1812-1' }, lat: 43.95, lon: -76.12 },
  { id: 'burlington-vt', name: { en: 'Burlington, VT', ja: 'バーリントン（ヴァーモント）' }, territory: 'us', region: 'vermont', value: 2, terrain: 'clear', lake: 'lake-champlain', base: { side: 'us', role: 'backup', from: '1812-1' }, lat: 44.48, lon: -73.21 },
  { id: 'highgate', name: { en: 'Highgate', ja: 'ハイゲート' }, territory: 'us', region: 'vermont', value: 1, terrain: 'forest', lat: 44.94, lon: -73.05 },
] as const satisfies readonly Entry[];
export type SpaceId = (typeof ENTRIES)[number]['id'];

/** The spaces in board order. Spaces are always listed in this order. */
export const SPACES: readonly Space[] = ENTRIES.map((entry: Entry & { readonly id: SpaceId }) => ({
  id: entry.id,
  name: entry.name,
  territory: entry.territory,
  region: entry.region,
  value: entry.value,
  terrain: entry.terrain,
  lake: entry.lake ?? null,
  fort: entry.fort ?? null,
  base: entry.base ?? null,
  reinforcement: entry.reinforcement ?? null,
  instantVictory: entry.instantVictory ?? null,
  attackDrm: entry.attackDrm ?? 0,
  lat: entry.lat,
  lon: entry.lon,
}));
export const SPACE_IDS: readonly SpaceId[] = ENTRIES.map(({ id }) => id);
export const SPACE = byId(SPACES);
