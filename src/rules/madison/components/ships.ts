import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { CardId } from './cards/id.js';
import type { LakeId } from './lakes.js';
import type { Side } from './side.js';
import type { SpaceId } from './spaces.js';
import type { TurnId } from './turns.js';

/*
 * Stated by the rules: the ship types, the corvette Brock and where she may be built, the Oneida and the schooners of
 * late 1812 on Lake Ontario. The rest is an original reconstruction from the squadrons of the war.
 */

export type ShipType = 'schooner' | 'sloop' | 'brig' | 'corvette' | 'frigate' | 'ship-of-the-line';
type ShipClass = 'A' | 'B' | 'C';

/**
 * `nbv2`, `repair2`: cost of building and of repairing in HALF points (MMW-15.17, MMW-15.23). `carries`: number of
 * combat units (MMW-11.35.c, MMW-11.35.d, MMW-11.35.e); for small ships see MMW-11.35.a and MMW-11.35.b. The capacity
 * of a corvette and the cost of a ship of the line are our choice, as the rules omit them.
 */
export interface ShipTypeFacts {
  readonly name: Text;
  readonly small: boolean;
  readonly nbv2: number;
  readonly repair2: number;
  readonly carries: number;
}

// prettier-ignore
export const SHIP_TYPE: Readonly<Record<ShipType, ShipTypeFacts>> = {
  schooner: { name: { en: 'schooner', ja: 'スクーナー艦' }, small: true, nbv2: 1, repair2: 1, carries: 0 },
  sloop: { name: { en: 'sloop', ja: 'スループ艦' }, small: true, nbv2: 1, repair2: 1, carries: 0 },
  brig: { name: { en: 'brig', ja: 'ブリッグ艦' }, small: false, nbv2: 2, repair2: 2, carries: 1 },
  corvette: { name: { en: 'corvette', ja: 'コルベット艦' }, small: false, nbv2: 2, repair2: 2, carries: 1 },
  frigate: { name: { en: 'frigate', ja: 'フリゲート艦' }, small: false, nbv2: 4, repair2: 2, carries: 2 },
  'ship-of-the-line': { name: { en: 'ship of the line', ja: '戦列艦' }, small: false, nbv2: 6, repair2: 2, carries: 3 },
};

/**
 * MMW-3.2 a ship. `how` it enters play: on the map at the start, free on arrival (MMW-14.41), by building (MMW-15.12),
 * or by its card.
 */
export interface Ship {
  readonly id: ShipId;
  readonly side: Side;
  readonly name: Text;
  readonly lake: LakeId;
  readonly type: ShipType;
  readonly class: ShipClass;
  readonly how: 'setup' | 'arrives' | 'build' | 'card';
  /** The first turn in which it may be in play or be built. */
  readonly from: TurnId | null;
  readonly at: SpaceId | null;
  /** The only spaces where it may be built; null: every base of its side on the lake. */
  readonly buildAt: readonly SpaceId[] | null;
  readonly card: CardId | null;
}

/** Data of a ship; members that are left out are none. */
type Entry = Pick<Ship, 'side' | 'name' | 'lake' | 'type' | 'class' | 'how'> &
  Partial<Pick<Ship, 'from' | 'at' | 'buildAt'>> & {
    readonly id: string;
    readonly card?: `c${number}`;
  };

// prettier-ignore
const ENTRIES = [
  { id: 'royal-george', side: 'gb', name: { en: 'Royal George', ja: 'ロイヤル・ジョージ号' }, lake: 'lake-ontario', type: 'corvette', class: 'B', how: 'setup', from: '1812-1', at: 'kingston' },
  { id: 'earl-of-moira', side: 'gb', name: { en: 'Earl of Moira', ja: 'アール・オヴ・モイラ号' }, lake: 'lake-ontario', type: 'brig', class: 'C', how: 'setup', from: '1812-1', at: 'kingston' },
  { id: 'gloucester', side: 'gb', name: { en: 'Gloucester', ja: 'グロスター号' }, lake: 'lake-ontario', type: 'brig', class: 'C', how: 'setup', from: '1812-1', at: 'york' },
  { id: 'beresford', side: 'gb', name: { en: 'Beresford', ja: 'ベレスフォード号' }, lake: 'lake-ontario', type: 'schooner', class: 'B', how: 'setup', from: '1812-1', at: 'york' },
  { id: 'wolfe', side: 'gb', name: { en: 'Wolfe', ja: 'ウルフ号' }, lake: 'lake-ontario', type: 'corvette', class: 'A', how: 'build', from: '1813-1' },
  { id: 'melville', side: 'gb', name: { en: 'Melville', ja: 'メルヴィル号' }, lake: 'lake-ontario', type: 'brig', class: 'B', how: 'build', from: '1813-1' },
  { id: 'sydney-smith', side: 'gb', name: { en: 'Sydney Smith', ja: 'シドニー・スミス号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'build', from: '1813-1' },
  { id: 'brock-ship', side: 'gb', name: { en: 'Brock (corvette)', ja: 'ブロック号' }, lake: 'lake-ontario', type: 'corvette', class: 'B', how: 'build', from: '1813-1', buildAt: ['york', 'kingston'] },
  { id: 'prince-regent', side: 'gb', name: { en: 'Prince Regent', ja: 'プリンス・リージェント号' }, lake: 'lake-ontario', type: 'frigate', class: 'A', how: 'build', from: '1814-1' },
  { id: 'princess-charlotte', side: 'gb', name: { en: 'Princess Charlotte', ja: 'プリンセス・シャーロット号' }, lake: 'lake-ontario', type: 'frigate', class: 'A', how: 'build', from: '1814-1' },
  { id: 'st-lawrence', side: 'gb', name: { en: 'St. Lawrence', ja: 'セント・ローレンス号' }, lake: 'lake-ontario', type: 'ship-of-the-line', class: 'A', how: 'build', from: '1814-2' },
  { id: 'oneida', side: 'us', name: { en: 'Oneida', ja: 'オナイダ号' }, lake: 'lake-ontario', type: 'brig', class: 'B', how: 'setup', from: '1812-1', at: 'sackets-harbour' },
  { id: 'conquest', side: 'us', name: { en: 'Conquest', ja: 'コンクェスト号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'sackets-harbour' },
  { id: 'scourge', side: 'us', name: { en: 'Scourge', ja: 'スカージ号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'sackets-harbour' },
  { id: 'julia', side: 'us', name: { en: 'Julia', ja: 'ジュリア号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'ogdensburg' },
  { id: 'hamilton', side: 'us', name: { en: 'Hamilton', ja: 'ハミルトン号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'ogdensburg' },
  { id: 'fair-american', side: 'us', name: { en: 'Fair American', ja: 'フェア・アメリカン号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'oswego' },
  { id: 'gov-tompkins', side: 'us', name: { en: 'Gov. Tompkins', ja: 'ガヴァナー・トンプキンズ号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'oswego' },
  { id: 'madison-ship', side: 'us', name: { en: 'Madison', ja: 'マディスン号' }, lake: 'lake-ontario', type: 'corvette', class: 'A', how: 'build', from: '1813-1' },
  { id: 'lady-of-the-lake', side: 'us', name: { en: 'Lady of the Lake', ja: 'レイディ・オヴ・ザ・レイク号' }, lake: 'lake-ontario', type: 'schooner', class: 'C', how: 'build', from: '1813-1' },
  { id: 'general-pike', side: 'us', name: { en: 'General Pike', ja: 'ジェネラル・パイク号' }, lake: 'lake-ontario', type: 'corvette', class: 'A', how: 'build', from: '1813-2' },
  { id: 'sylph', side: 'us', name: { en: 'Sylph', ja: 'シルフ号' }, lake: 'lake-ontario', type: 'schooner', class: 'B', how: 'build', from: '1813-2' },
  { id: 'superior', side: 'us', name: { en: 'Superior', ja: 'スーペリア号' }, lake: 'lake-ontario', type: 'frigate', class: 'A', how: 'build', from: '1814-1' },
  { id: 'jefferson', side: 'us', name: { en: 'Jefferson', ja: 'ジェファーソン号' }, lake: 'lake-ontario', type: 'brig', class: 'A', how: 'build', from: '1814-1' },
  { id: 'jones', side: 'us', name: { en: 'Jones', ja: 'ジョーンズ号' }, lake: 'lake-ontario', type: 'brig', class: 'A', how: 'build', from: '1814-1' },
  { id: 'mohawk-ship', side: 'us', name: { en: 'Mohawk (frigate)', ja: 'モホーク号' }, lake: 'lake-ontario', type: 'frigate', class: 'A', how: 'build', from: '1814-2' },
  { id: 'queen-charlotte', side: 'gb', name: { en: 'Queen Charlotte', ja: 'クィーン・シャーロット号' }, lake: 'lake-erie', type: 'corvette', class: 'B', how: 'setup', from: '1812-1', at: 'ft-malden' },
  { id: 'general-hunter', side: 'gb', name: { en: 'General Hunter', ja: 'ジェネラル・ハンター号' }, lake: 'lake-erie', type: 'brig', class: 'C', how: 'setup', from: '1812-1', at: 'ft-malden' },
  { id: 'lady-prevost', side: 'gb', name: { en: 'Lady Prevost', ja: 'レイディ・プレヴォー号' }, lake: 'lake-erie', type: 'schooner', class: 'B', how: 'setup', from: '1812-1', at: 'ft-malden' },
  { id: 'chippawa-ship', side: 'gb', name: { en: 'Chippawa (schooner)', ja: 'チッパワ号' }, lake: 'lake-erie', type: 'schooner', class: 'C', how: 'build', from: '1813-1' },
  { id: 'little-belt', side: 'gb', name: { en: 'Little Belt', ja: 'リトル・ベルト号' }, lake: 'lake-erie', type: 'sloop', class: 'C', how: 'build', from: '1813-1' },
  { id: 'detroit-ship', side: 'gb', name: { en: 'Detroit (corvette)', ja: 'デトロイト号' }, lake: 'lake-erie', type: 'corvette', class: 'A', how: 'build', from: '1813-2' },
  { id: 'adams', side: 'us', name: { en: 'Adams', ja: 'アダムズ号' }, lake: 'lake-erie', type: 'brig', class: 'C', how: 'setup', from: '1812-1', at: 'detroit' },
  { id: 'somers', side: 'us', name: { en: 'Somers', ja: 'サマーズ号' }, lake: 'lake-erie', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'buffalo' },
  { id: 'trippe', side: 'us', name: { en: 'Trippe', ja: 'トリップ号' }, lake: 'lake-erie', type: 'sloop', class: 'C', how: 'arrives', from: '1812-2', at: 'buffalo' },
  { id: 'ohio-ship', side: 'us', name: { en: 'Ohio (schooner)', ja: 'オハイオ号' }, lake: 'lake-erie', type: 'schooner', class: 'C', how: 'arrives', from: '1812-2', at: 'buffalo' },
  { id: 'caledonia-us', side: 'us', name: { en: 'Caledonia (US)', ja: 'カレドニア号（米）' }, lake: 'lake-erie', type: 'brig', class: 'C', how: 'card', card: 'c5' },
  { id: 'lawrence', side: 'us', name: { en: 'Lawrence', ja: 'ローレンス号' }, lake: 'lake-erie', type: 'brig', class: 'A', how: 'build', from: '1813-1' },
  { id: 'niagara-ship', side: 'us', name: { en: 'Niagara (brig)', ja: 'ナイアガラ号' }, lake: 'lake-erie', type: 'brig', class: 'A', how: 'build', from: '1813-1' },
  { id: 'ariel', side: 'us', name: { en: 'Ariel', ja: 'アリエル号' }, lake: 'lake-erie', type: 'schooner', class: 'B', how: 'build', from: '1813-1' },
  { id: 'scorpion', side: 'us', name: { en: 'Scorpion', ja: 'スコーピオン号' }, lake: 'lake-erie', type: 'schooner', class: 'B', how: 'build', from: '1813-1' },
  { id: 'porcupine', side: 'us', name: { en: 'Porcupine', ja: 'ポーキュパイン号' }, lake: 'lake-erie', type: 'schooner', class: 'C', how: 'build', from: '1813-1' },
  { id: 'tigress', side: 'us', name: { en: 'Tigress', ja: 'タイグレス号' }, lake: 'lake-erie', type: 'schooner', class: 'C', how: 'build', from: '1813-1' },
  { id: 'caledonia', side: 'gb', name: { en: 'Caledonia', ja: 'カレドニア号' }, lake: 'lake-huron', type: 'brig', class: 'C', how: 'setup', from: '1812-1', at: 'ft-st-joseph' },
  { id: 'nancy', side: 'gb', name: { en: 'Nancy', ja: 'ナンシー号' }, lake: 'lake-huron', type: 'schooner', class: 'C', how: 'setup', from: '1812-1', at: 'ft-st-joseph' },
  { id: 'surprise', side: 'gb', name: { en: 'Surprise', ja: 'サプライズ号' }, lake: 'lake-huron', type: 'schooner', class: 'C', how: 'card', card: 'c95' },
  { id: 'chubb', side: 'gb', name: { en: 'Chubb', ja: 'チャブ号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'build', from: '1813-1' },
  { id: 'finch', side: 'gb', name: { en: 'Finch', ja: 'フィンチ号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'build', from: '1813-1' },
  { id: 'linnet', side: 'gb', name: { en: 'Linnet', ja: 'リネット号' }, lake: 'lake-champlain', type: 'brig', class: 'B', how: 'build', from: '1814-1' },
  { id: 'confiance', side: 'gb', name: { en: 'Confiance', ja: 'コンフィアンス号' }, lake: 'lake-champlain', type: 'frigate', class: 'A', how: 'build', from: '1814-2' },
  { id: 'president-ch', side: 'us', name: { en: 'President', ja: 'プレジデント号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'setup', from: '1812-1', at: 'plattsburgh' },
  { id: 'growler', side: 'us', name: { en: 'Growler', ja: 'グラウラー号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'setup', from: '1812-1', at: 'plattsburgh' },
  { id: 'montgomery', side: 'us', name: { en: 'Montgomery', ja: 'モンゴメリー号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'build', from: '1813-1' },
  { id: 'preble', side: 'us', name: { en: 'Preble', ja: 'プレブル号' }, lake: 'lake-champlain', type: 'sloop', class: 'C', how: 'build', from: '1813-2' },
  { id: 'saratoga-ship', side: 'us', name: { en: 'Saratoga (corvette)', ja: 'サラトガ号' }, lake: 'lake-champlain', type: 'corvette', class: 'A', how: 'build', from: '1814-1' },
  { id: 'ticonderoga', side: 'us', name: { en: 'Ticonderoga', ja: 'タイコンデロガ号' }, lake: 'lake-champlain', type: 'schooner', class: 'B', how: 'build', from: '1814-1' },
  { id: 'eagle', side: 'us', name: { en: 'Eagle', ja: 'イーグル号' }, lake: 'lake-champlain', type: 'brig', class: 'A', how: 'build', from: '1814-2' },
] as const satisfies readonly Entry[];
export type ShipId = (typeof ENTRIES)[number]['id'];

const shipOf = (entry: Entry & { readonly id: ShipId }, card: CardId | null): Ship => ({
  id: entry.id,
  side: entry.side,
  name: entry.name,
  lake: entry.lake,
  type: entry.type,
  class: entry.class,
  how: entry.how,
  from: entry.from ?? null,
  at: entry.at ?? null,
  buildAt: entry.buildAt ?? null,
  card,
});

export const SHIPS: readonly Ship[] = ENTRIES.map((entry) =>
  shipOf(entry, 'card' in entry ? entry.card : null),
);
export const SHIP_IDS: readonly ShipId[] = SHIPS.map(({ id }) => id);
export const SHIP = byId(SHIPS);
