import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { Side } from './side.js';

export const KINDS = ['infantry', 'dragoon', 'indian'] as const;
export type Kind = (typeof KINDS)[number];

export interface Block {
  readonly id: string;
  readonly side: Side;
  readonly kind: Kind;
  /** maximum CV; every loss is one CV (C1812-2.3) */
  readonly cv: number;
  readonly name: Text;
  /** short enough for the face of a block */
  readonly label: Text;
}

/**
 * C1812-2.1, C1812-15.0, C1812-16.0 state the number of blocks: 37 army blocks and the Indian block. Their names are
 * those of units that served; their CVs are chosen. Regulars with a name for steadiness have CV 4, other regulars 3,
 * militia 2. Five American and six British blocks have CV 4; the README shows how this affects the balance. Naval units
 * are identical and are counted, not listed (C1812-2.4).
 */
// prettier-ignore
export const BLOCKS = [
  { id: 'us-9th-infantry', side: 'us', kind: 'infantry', cv: 4, name: { en: '9th US Infantry', ja: '第9歩兵連隊' }, label: { en: '9th', ja: '第9' } },
  { id: 'us-11th-infantry', side: 'us', kind: 'infantry', cv: 4, name: { en: '11th US Infantry', ja: '第11歩兵連隊' }, label: { en: '11th', ja: '第11' } },
  { id: 'us-21st-infantry', side: 'us', kind: 'infantry', cv: 4, name: { en: '21st US Infantry', ja: '第21歩兵連隊' }, label: { en: '21st', ja: '第21' } },
  { id: 'us-22nd-infantry', side: 'us', kind: 'infantry', cv: 4, name: { en: '22nd US Infantry', ja: '第22歩兵連隊' }, label: { en: '22nd', ja: '第22' } },
  { id: 'us-25th-infantry', side: 'us', kind: 'infantry', cv: 4, name: { en: '25th US Infantry', ja: '第25歩兵連隊' }, label: { en: '25th', ja: '第25' } },
  { id: 'us-4th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '4th US Infantry', ja: '第4歩兵連隊' }, label: { en: '4th', ja: '第4' } },
  { id: 'us-6th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '6th US Infantry', ja: '第6歩兵連隊' }, label: { en: '6th', ja: '第6' } },
  { id: 'us-13th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '13th US Infantry', ja: '第13歩兵連隊' }, label: { en: '13th', ja: '第13' } },
  { id: 'us-15th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '15th US Infantry', ja: '第15歩兵連隊' }, label: { en: '15th', ja: '第15' } },
  { id: 'us-16th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '16th US Infantry', ja: '第16歩兵連隊' }, label: { en: '16th', ja: '第16' } },
  { id: 'us-17th-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '17th US Infantry', ja: '第17歩兵連隊' }, label: { en: '17th', ja: '第17' } },
  { id: 'us-23rd-infantry', side: 'us', kind: 'infantry', cv: 3, name: { en: '23rd US Infantry', ja: '第23歩兵連隊' }, label: { en: '23rd', ja: '第23' } },
  { id: 'us-1st-rifles', side: 'us', kind: 'infantry', cv: 3, name: { en: '1st US Rifle Regiment', ja: '第1ライフル連隊' }, label: { en: 'Rifles', ja: 'ライフル' } },
  { id: 'us-new-york-militia', side: 'us', kind: 'infantry', cv: 2, name: { en: 'New York Militia', ja: 'ニューヨーク民兵' }, label: { en: 'New York', ja: 'NY民兵' } },
  { id: 'us-pennsylvania-militia', side: 'us', kind: 'infantry', cv: 2, name: { en: 'Pennsylvania Militia', ja: 'ペンシルベニア民兵' }, label: { en: 'Penn.', ja: 'PA民兵' } },
  { id: 'us-kentucky-militia', side: 'us', kind: 'infantry', cv: 2, name: { en: 'Kentucky Militia', ja: 'ケンタッキー民兵' }, label: { en: 'Kentucky', ja: 'KY民兵' } },
  { id: 'us-ohio-militia', side: 'us', kind: 'infantry', cv: 2, name: { en: 'Ohio Militia', ja: 'オハイオ民兵' }, label: { en: 'Ohio', ja: 'OH民兵' } },
  { id: 'us-vermont-militia', side: 'us', kind: 'infantry', cv: 2, name: { en: 'Vermont Militia', ja: 'バーモント民兵' }, label: { en: 'Vermont', ja: 'VT民兵' } },
  { id: 'us-2nd-light-dragoons', side: 'us', kind: 'dragoon', cv: 3, name: { en: '2nd US Light Dragoons', ja: '第2軽竜騎兵連隊' }, label: { en: '2nd LD', ja: '竜騎2' } },
  { id: 'gb-1st-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: '1st Foot (Royal Scots)', ja: '第1歩兵連隊(ロイヤル・スコッツ)' }, label: { en: '1st', ja: '第1' } },
  { id: 'gb-8th-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: "8th Foot (King's)", ja: '第8歩兵連隊(キングス)' }, label: { en: '8th', ja: '第8' } },
  { id: 'gb-41st-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: '41st Foot', ja: '第41歩兵連隊' }, label: { en: '41st', ja: '第41' } },
  { id: 'gb-49th-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: '49th Foot', ja: '第49歩兵連隊' }, label: { en: '49th', ja: '第49' } },
  { id: 'gb-89th-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: '89th Foot', ja: '第89歩兵連隊' }, label: { en: '89th', ja: '第89' } },
  { id: 'gb-100th-foot', side: 'gb', kind: 'infantry', cv: 4, name: { en: '100th Foot', ja: '第100歩兵連隊' }, label: { en: '100th', ja: '第100' } },
  { id: 'gb-103rd-foot', side: 'gb', kind: 'infantry', cv: 3, name: { en: '103rd Foot', ja: '第103歩兵連隊' }, label: { en: '103rd', ja: '第103' } },
  { id: 'gb-104th-foot', side: 'gb', kind: 'infantry', cv: 3, name: { en: '104th Foot (New Brunswick)', ja: '第104歩兵連隊(ニューブランズウィック)' }, label: { en: '104th', ja: '第104' } },
  { id: 'gb-glengarry-light-infantry', side: 'gb', kind: 'infantry', cv: 3, name: { en: 'Glengarry Light Infantry', ja: 'グレンガリー軽歩兵連隊' }, label: { en: 'Gleng.', ja: 'グレン' } },
  { id: 'gb-canadian-voltigeurs', side: 'gb', kind: 'infantry', cv: 3, name: { en: 'Canadian Voltigeurs', ja: 'カナダ・ヴォルティジュール連隊' }, label: { en: 'Voltig.', ja: '軽歩兵' } },
  { id: 'gb-royal-newfoundland', side: 'gb', kind: 'infantry', cv: 3, name: { en: 'Royal Newfoundland Regiment', ja: 'ロイヤル・ニューファンドランド連隊' }, label: { en: 'R. Newf.', ja: 'NF連隊' } },
  { id: 'gb-canadian-fencibles', side: 'gb', kind: 'infantry', cv: 3, name: { en: 'Canadian Fencibles', ja: 'カナダ国防歩兵連隊' }, label: { en: 'Fencib.', ja: '国防歩兵' } },
  { id: 'gb-de-watteville', side: 'gb', kind: 'infantry', cv: 3, name: { en: "De Watteville's Regiment", ja: 'ド・ワットヴィル連隊' }, label: { en: 'De Watt.', ja: 'ワット' } },
  { id: 'gb-incorporated-militia', side: 'gb', kind: 'infantry', cv: 2, name: { en: 'Incorporated Militia of Upper Canada', ja: 'アッパー・カナダ常設民兵' }, label: { en: 'Incorp.', ja: '常設民兵' } },
  { id: 'gb-select-embodied-militia', side: 'gb', kind: 'infantry', cv: 2, name: { en: 'Select Embodied Militia of Lower Canada', ja: 'ローワー・カナダ選抜民兵' }, label: { en: 'Embod.', ja: '選抜民兵' } },
  { id: 'gb-york-militia', side: 'gb', kind: 'infantry', cv: 2, name: { en: '3rd York Militia', ja: '第3ヨーク民兵' }, label: { en: '3rd York', ja: 'ヨーク3' } },
  { id: 'gb-lincoln-militia', side: 'gb', kind: 'infantry', cv: 2, name: { en: 'Lincoln Militia', ja: 'リンカーン民兵' }, label: { en: 'Lincoln', ja: 'リンカン' } },
  { id: 'gb-19th-light-dragoons', side: 'gb', kind: 'dragoon', cv: 3, name: { en: '19th Light Dragoons', ja: '第19軽竜騎兵連隊' }, label: { en: '19th LD', ja: '竜騎19' } },
  { id: 'gb-tecumseh', side: 'gb', kind: 'indian', cv: 3, name: { en: "Tecumseh's Confederacy", ja: 'テカムセ部族連合' }, label: { en: 'Tecumseh', ja: 'テカムセ' } },
] as const satisfies readonly Block[];
export type BlockId = (typeof BLOCKS)[number]['id'];

export const BLOCK: Readonly<Record<BlockId, Block>> = byId(BLOCKS);

const idsOf = (side: Side) => BLOCKS.filter((block) => block.side === side).map(({ id }) => id);

export const blocksOf: Readonly<Record<Side, readonly BlockId[]>> = {
  us: idsOf('us'),
  gb: idsOf('gb'),
};
