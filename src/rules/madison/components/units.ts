import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { CardId } from './cards/id.js';
import type { Side } from './side.js';
import type { SpaceId } from './spaces.js';
import type { TurnId } from './turns.js';

/*
 * Stated by the rules: the two class C regulars, the class C of all militia but the 5th PA, the one step of Indians but
 * the Shawnee, the Lower Canada, North West Company and Mohawk units. Names and dates are from the history of the war;
 * strengths are a reconstruction.
 */

/**
 * MMW-3.0, MMW-3.11, MMW-3.11.b, MMW-3.11.c, MMW-3.62 kind of a unit. Dragoons count as regulars for restoring and by
 * class, but have rules of their own for movement and combat.
 */
export type UnitKind = 'regular' | 'militia' | 'indian' | 'dragoon';
/** MMW-3.12 class rating. */
export type UnitClass = 'A' | 'B' | 'C';

export const UNIT_KIND_NAME: Readonly<Record<UnitKind, Text>> = {
  regular: { en: 'regular', ja: '正規兵' },
  militia: { en: 'militia', ja: '民兵' },
  indian: { en: 'Indian', ja: 'インディアン' },
  dragoon: { en: 'dragoon', ja: '竜騎兵' },
};

/** MMW-3.1 a land unit. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly name: Text;
  readonly kind: UnitKind;
  readonly class: UnitClass;
  readonly strength: number;
  /** MMW-3.17 strength of the reduced side; null: the unit has one step. */
  readonly reduced: number | null;
  /**
   * Units with rules of their own. LC: Lower Canada, MMW-3.63; NW: North West Company, MMW-3.61; CE: enters only by its
   * card, MMW-3.64.
   */
  readonly mark: 'LC' | 'NW' | 'CE' | null;
  /**
   * Turn of arrival; for units of the set-up, the first turn. Scenarios that begin later have a set-up of their own.
   */
  readonly arrives: TurnId | null;
  readonly at: SpaceId | null;
  readonly card: CardId | null;
}

/** Data of a unit; members that are left out are none. */
type Entry = Pick<Unit, 'side' | 'name' | 'kind' | 'class' | 'strength'> &
  Partial<Pick<Unit, 'mark' | 'arrives' | 'at'>> & {
    readonly id: string;
    readonly reduced?: number;
    readonly card?: `c${number}`;
  };

// prettier-ignore
const BRITISH = [
  { id: 'r8', side: 'gb', name: { en: '8th Foot', ja: '英第8連隊' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1812-1', at: 'quebec' },
  { id: 'r49', side: 'gb', name: { en: '49th Foot', ja: '英第49連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1812-1', at: 'montreal' },
  { id: 'r41-1', side: 'gb', name: { en: '1/41st Foot', ja: '英第41連隊第1大隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'ft-george' },
  { id: 'r41-det', side: 'gb', name: { en: '41st Foot detachment', ja: '英第41連隊分遣隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'r100', side: 'gb', name: { en: '100th Foot', ja: '英第100連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'st-jean' },
  { id: 'r10rv', side: 'gb', name: { en: '10th Royal Veterans', ja: '第10王立古参兵大隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'kingston' },
  { id: 'r10rv-det', side: 'gb', name: { en: '10th Royal Veterans detachment', ja: '第10王立古参兵分遣隊' }, kind: 'regular', class: 'B', strength: 1, arrives: '1812-1', at: 'ft-st-joseph' },
  { id: 'rnr', side: 'gb', name: { en: 'Royal Newfoundland', ja: '王立ニューファンドランド連隊' }, kind: 'regular', class: 'A', strength: 2, arrives: '1812-1', at: 'kingston' },
  { id: 'canfen', side: 'gb', name: { en: 'Canadian Fencibles', ja: 'カナダ・フェンシブル連隊' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-1', at: 'chambly' },
  { id: 'voltigeurs', side: 'gb', name: { en: 'Voltigeurs', ja: 'ヴォルティジュール軽歩兵' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'la-prairie' },
  { id: 'r103', side: 'gb', name: { en: '103rd Foot', ja: '英第103連隊' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-2', at: 'quebec' },
  { id: 'rs1', side: 'gb', name: { en: '1/Royal Scots', ja: 'ロイヤル・スコッツ第1大隊' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-2', at: 'quebec' },
  { id: 'glengarry', side: 'gb', name: { en: 'Glengarry Light Infantry', ja: 'グレンガリー軽歩兵' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1812-2', at: 'three-rivers' },
  { id: 'nld', side: 'gb', name: { en: 'Niagara Light Dragoons', ja: 'ナイアガラ軽竜騎兵' }, kind: 'dragoon', class: 'B', strength: 1, arrives: '1812-2', at: 'ft-george' },
  { id: 'r104', side: 'gb', name: { en: '104th Foot', ja: '英第104連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r13', side: 'gb', name: { en: '13th Foot', ja: '英第13連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r41-2', side: 'gb', name: { en: '2/41st Foot', ja: '英第41連隊第2大隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'quebec' },
  { id: 'r70', side: 'gb', name: { en: '70th Foot', ja: '英第70連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r89', side: 'gb', name: { en: '89th Foot', ja: '英第89連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'rs4', side: 'gb', name: { en: '4/Royal Scots', ja: 'ロイヤル・スコッツ第4大隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'quebec' },
  { id: 'wattville', side: 'gb', name: { en: 'De Wattville', ja: 'ド・ワットヴィル連隊' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'd19', side: 'gb', name: { en: '19th Light Dragoons', ja: '英第19軽竜騎兵' }, kind: 'dragoon', class: 'A', strength: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'rm1', side: 'gb', name: { en: '1st Royal Marines', ja: '王立海兵隊第1大隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1813-2', at: 'quebec' },
  { id: 'rm2', side: 'gb', name: { en: '2nd Royal Marines', ja: '王立海兵隊第2大隊' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1813-2', at: 'quebec' },
  { id: 'meuron', side: 'gb', name: { en: 'De Meuron', ja: 'ド・ムーロン連隊' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1813-2', at: 'quebec' },
  { id: 'r2-8', side: 'gb', name: { en: '2/8th Foot', ja: '英第8連隊第2大隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'nsf', side: 'gb', name: { en: 'Nova Scotia Fencibles', ja: 'ノヴァ・スコシア・フェンシブル連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'r16', side: 'gb', name: { en: '16th Foot', ja: '英第16連隊' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'r6', side: 'gb', name: { en: '6th Foot', ja: '英第6連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r82', side: 'gb', name: { en: '82nd Foot', ja: '英第82連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r90', side: 'gb', name: { en: '90th Foot', ja: '英第90連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r3', side: 'gb', name: { en: '3rd Foot', ja: '英第3連隊' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r5', side: 'gb', name: { en: '5th Foot', ja: '英第5連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r27', side: 'gb', name: { en: '27th Foot', ja: '英第27連隊' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r39', side: 'gb', name: { en: '39th Foot', ja: '英第39連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r57', side: 'gb', name: { en: '57th Foot', ja: '英第57連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r58', side: 'gb', name: { en: '58th Foot', ja: '英第58連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r76', side: 'gb', name: { en: '76th Foot', ja: '英第76連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r88', side: 'gb', name: { en: '88th Foot', ja: '英第88連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r81', side: 'gb', name: { en: '81st Foot', ja: '英第81連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, mark: 'CE', card: 'c90' },
  { id: 'r97', side: 'gb', name: { en: '97th Foot', ja: '英第97連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, mark: 'CE', card: 'c90' },
  { id: 'lcm', side: 'gb', name: { en: 'Lower Canada Militia', ja: 'ローワー・カナダ民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'LC', arrives: '1812-1', at: 'montreal' },
  { id: 'frontenac', side: 'gb', name: { en: 'Frontenac Militia', ja: 'フロントナック民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'kingston' },
  { id: 'york-mil', side: 'gb', name: { en: 'York Militia', ja: 'ヨーク民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'york' },
  { id: 'lincoln', side: 'gb', name: { en: 'Lincoln Militia', ja: 'リンカーン民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'queenston' },
  { id: 'norfolk', side: 'gb', name: { en: 'Norfolk Militia', ja: 'ノーフォーク民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'port-dover' },
  { id: 'middlesex', side: 'gb', name: { en: 'Middlesex Militia', ja: 'ミドルセックス民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'london' },
  { id: 'essex', side: 'gb', name: { en: 'Essex Militia', ja: 'エセックス民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'stormont', side: 'gb', name: { en: 'Stormont Militia', ja: 'ストーモント民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'cornwall' },
  { id: 'leeds', side: 'gb', name: { en: 'Leeds Militia', ja: 'リーズ民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'prescott' },
  { id: 'sem-1', side: 'gb', name: { en: '1st Embodied Militia', ja: '第1召集民兵大隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'montreal' },
  { id: 'sem-2', side: 'gb', name: { en: '2nd Embodied Militia', ja: '第2召集民兵大隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'montreal' },
  { id: 'incorp', side: 'gb', name: { en: 'Incorporated Militia', ja: '志願民兵大隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'york' },
  { id: 'shawnee', side: 'gb', name: { en: 'Shawnee', ja: 'シャウニー' }, kind: 'indian', class: 'B', strength: 3, reduced: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'ottawa', side: 'gb', name: { en: 'Ottawa', ja: 'オタワ' }, kind: 'indian', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'nw-company', side: 'gb', name: { en: 'North West Company/Indians', ja: 'ノース・ウエスト族中隊／インディアン' }, kind: 'indian', class: 'B', strength: 3, mark: 'NW', arrives: '1812-1', at: 'ft-st-joseph' },
  { id: 'caughnawaga', side: 'gb', name: { en: 'Caughnawaga', ja: 'コーナワガ' }, kind: 'indian', class: 'B', strength: 3, arrives: '1813-1', at: 'beauharnois' },
  { id: 'western', side: 'gb', name: { en: 'Western Nations', ja: '西部諸族' }, kind: 'indian', class: 'B', strength: 2, arrives: '1813-1', at: 'ft-malden' },
  { id: 'wyandot', side: 'gb', name: { en: 'Wyandot', ja: 'ワイアンドット' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c14' },
  { id: 'potawatomi', side: 'gb', name: { en: 'Potawatomi', ja: 'ポタワトミ' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c14' },
  { id: 'mohawk', side: 'gb', name: { en: 'Mohawk', ja: 'モホーク' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c56' },
] as const satisfies readonly Entry[];

// prettier-ignore
const AMERICAN = [
  { id: 'us-det', side: 'us', name: { en: 'Detroit detachment', ja: 'デトロイト分遣隊' }, kind: 'regular', class: 'C', strength: 2, arrives: '1812-1', at: 'detroit' },
  { id: 'us-mack', side: 'us', name: { en: 'Mackinac detachment', ja: 'マキナック分遣隊' }, kind: 'regular', class: 'C', strength: 1, arrives: '1812-1', at: 'ft-mackinac' },
  { id: 'us-4', side: 'us', name: { en: '4th Infantry', ja: '米第4連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'us-5', side: 'us', name: { en: '5th Infantry', ja: '米第5連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'albany' },
  { id: 'us-6', side: 'us', name: { en: '6th Infantry', ja: '米第6連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-13', side: 'us', name: { en: '13th Infantry', ja: '米第13連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-15', side: 'us', name: { en: '15th Infantry', ja: '米第15連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-1art', side: 'us', name: { en: '1st Artillery', ja: '米第1砲兵連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-niagara' },
  { id: 'us-forsyth', side: 'us', name: { en: "Forsyth's Rifles", ja: 'フォーサイスのライフル隊' }, kind: 'regular', class: 'A', strength: 2, arrives: '1812-1', at: 'sackets-harbour' },
  { id: 'us-12', side: 'us', name: { en: '12th Infantry', ja: '米第12連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'us-14', side: 'us', name: { en: '14th Infantry', ja: '米第14連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'us-16', side: 'us', name: { en: '16th Infantry', ja: '米第16連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'us-23', side: 'us', name: { en: '23rd Infantry', ja: '米第23連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'us-2art', side: 'us', name: { en: '2nd Artillery', ja: '米第2砲兵連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-2', at: 'albany' },
  { id: 'us-2ld', side: 'us', name: { en: '2nd Light Dragoons', ja: '米第2軽竜騎兵' }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1812-2', at: 'albany' },
  { id: 'us-17', side: 'us', name: { en: '17th Infantry', ja: '米第17連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'us-19', side: 'us', name: { en: '19th Infantry', ja: '米第19連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'mansfield' },
  { id: 'us-18', side: 'us', name: { en: '18th Infantry', ja: '米第18連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-10', side: 'us', name: { en: '10th Infantry', ja: '米第10連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-20', side: 'us', name: { en: '20th Infantry', ja: '米第20連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'albany' },
  { id: 'us-21', side: 'us', name: { en: '21st Infantry', ja: '米第21連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-29', side: 'us', name: { en: '29th Infantry', ja: '米第29連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-30', side: 'us', name: { en: '30th Infantry', ja: '米第30連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-3art', side: 'us', name: { en: '3rd Artillery', ja: '米第3砲兵連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'albany' },
  { id: 'us-1ld', side: 'us', name: { en: '1st Light Dragoons', ja: '米第1軽竜騎兵' }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1813-1', at: 'pittsburgh' },
  { id: 'us-24', side: 'us', name: { en: '24th Infantry', ja: '米第24連隊' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'ft-macarthur' },
  { id: 'us-26', side: 'us', name: { en: '26th Infantry', ja: '米第26連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'mansfield' },
  { id: 'us-28', side: 'us', name: { en: '28th Infantry', ja: '米第28連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'ft-macarthur' },
  { id: 'us-33', side: 'us', name: { en: '33rd Infantry', ja: '米第33連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-2', at: 'albany' },
  { id: 'us-34', side: 'us', name: { en: '34th Infantry', ja: '米第34連隊' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-2', at: 'albany' },
  { id: 'us-9', side: 'us', name: { en: '9th Infantry', ja: '米第9連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-11', side: 'us', name: { en: '11th Infantry', ja: '米第11連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-22', side: 'us', name: { en: '22nd Infantry', ja: '米第22連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'pittsburgh' },
  { id: 'us-25', side: 'us', name: { en: '25th Infantry', ja: '米第25連隊' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-1rifle', side: 'us', name: { en: '1st Rifles', ja: '米第1ライフル連隊' }, kind: 'regular', class: 'A', strength: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-1', side: 'us', name: { en: '1st Infantry', ja: '米第1連隊' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1814-2', at: 'pittsburgh' },
  { id: 'us-4rifle', side: 'us', name: { en: '4th Rifles', ja: '米第4ライフル連隊' }, kind: 'regular', class: 'A', strength: 2, arrives: '1814-2', at: 'albany' },
  { id: 'us-45', side: 'us', name: { en: '45th Infantry', ja: '米第45連隊' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-2', at: 'albany' },
  { id: 'us-mcarthur', side: 'us', name: { en: "McArthur's Mounted", ja: 'マッカーサーの騎馬隊' }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1814-2', at: 'ft-macarthur' },
  { id: 'us-johnson', side: 'us', name: { en: "Johnson's Mounted", ja: 'ジョンソンの騎馬隊' }, kind: 'dragoon', class: 'B', strength: 3, reduced: 1, mark: 'CE', card: 'c41' },
  { id: 'oh-1', side: 'us', name: { en: '1st Ohio', ja: 'オハイオ第1連隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-2', side: 'us', name: { en: '2nd Ohio', ja: 'オハイオ第2連隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-3', side: 'us', name: { en: '3rd Ohio', ja: 'オハイオ第3連隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-4', side: 'us', name: { en: "Wadsworth's Ohio", ja: 'ワズワースのオハイオ民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'cleveland' },
  { id: 'mi', side: 'us', name: { en: 'Michigan Militia', ja: 'ミシガン民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'detroit' },
  { id: 'pa-1', side: 'us', name: { en: 'Erie Militia', ja: 'エリー民兵' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'erie' },
  { id: 'ny-1', side: 'us', name: { en: 'N.Y. (Niagara)', ja: 'ニューヨーク民兵（ナイアガラ）' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-1', at: 'lewiston' },
  { id: 'ny-2', side: 'us', name: { en: 'N.Y. (Black Rock)', ja: 'ニューヨーク民兵（ブラック・ロック）' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'buffalo' },
  { id: 'ny-3', side: 'us', name: { en: 'N.Y. (Oswego)', ja: 'ニューヨーク民兵（オスウィーゴ）' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'oswego' },
  { id: 'ny-4', side: 'us', name: { en: 'N.Y. (Sackets)', ja: 'ニューヨーク民兵（サケッツ）' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'sackets-harbour' },
  { id: 'ny-5', side: 'us', name: { en: 'N.Y. (St. Lawrence)', ja: 'ニューヨーク民兵（セント・ローレンス）' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'ogdensburg' },
  { id: 'ny-6', side: 'us', name: { en: 'N.Y. (Champlain)', ja: 'ニューヨーク民兵（シャンプレーン）' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-1', at: 'plattsburgh' },
  { id: 'vt-1', side: 'us', name: { en: 'Vermont Militia', ja: 'ヴァーモント民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'burlington-vt' },
  { id: 'ky-1', side: 'us', name: { en: '1st Kentucky', ja: 'ケンタッキー第1連隊' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'ky-5', side: 'us', name: { en: '5th Kentucky', ja: 'ケンタッキー第5連隊' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'va', side: 'us', name: { en: 'Virginia Brigade', ja: 'ヴァージニア旅団' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'mansfield' },
  { id: 'oh-5', side: 'us', name: { en: "Tupper's Ohio", ja: 'タッパーのオハイオ民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'mansfield' },
  { id: 'pa-5', side: 'us', name: { en: '5th PA', ja: 'ペンシルヴェイニア第5連隊' }, kind: 'militia', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'pa-2', side: 'us', name: { en: '2nd PA', ja: 'ペンシルヴェイニア第2連隊' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'ny-7', side: 'us', name: { en: 'N.Y. (Mohawk)', ja: 'ニューヨーク民兵（モホーク谷）' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'pa-3', side: 'us', name: { en: 'PA Draft', ja: 'ペンシルヴェイニア徴募民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-1', at: 'pittsburgh' },
  { id: 'ny-10', side: 'us', name: { en: 'N.Y. Draft', ja: 'ニューヨーク徴募民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'albany' },
  { id: 'ky-s1', side: 'us', name: { en: "Shelby's 1st Division", ja: 'シェルビー第1師団' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1813-2', at: 'ft-macarthur' },
  { id: 'ky-s2', side: 'us', name: { en: "Shelby's 2nd Division", ja: 'シェルビー第2師団' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1813-2', at: 'ft-macarthur' },
  { id: 'oh-6', side: 'us', name: { en: 'Ohio Draft', ja: 'オハイオ徴募民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'mansfield' },
  { id: 'canvol', side: 'us', name: { en: 'Canadian Volunteers', ja: 'カナダ義勇兵' }, kind: 'militia', class: 'C', strength: 1, arrives: '1813-2', at: 'buffalo' },
  { id: 'pa-fenton', side: 'us', name: { en: "Fenton's PA", ja: 'フェントンのペンシルヴェイニア民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-1', at: 'pittsburgh' },
  { id: 'ny-porter', side: 'us', name: { en: "Porter's N.Y.", ja: 'ポーターのニューヨーク民兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-1', at: 'albany' },
  { id: 'ny-porter2', side: 'us', name: { en: "Porter's 2nd Levy", ja: 'ポーターの第2次召集兵' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-2', at: 'albany' },
  { id: 'ny-mooers', side: 'us', name: { en: "Mooers's N.Y.", ja: 'ムーアズのニューヨーク民兵' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1814-2', at: 'plattsburgh' },
  { id: 'ky-a', side: 'us', name: { en: 'Kentucky Volunteers A', ja: 'ケンタッキー義勇兵Ａ' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c6' },
  { id: 'ky-b', side: 'us', name: { en: 'Kentucky Volunteers B', ja: 'ケンタッキー義勇兵Ｂ' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c6' },
  { id: 'ny-8', side: 'us', name: { en: 'N.Y. Detached A', ja: 'ニューヨーク分遣民兵Ａ' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c18' },
  { id: 'ny-9', side: 'us', name: { en: 'N.Y. Detached B', ja: 'ニューヨーク分遣民兵Ｂ' }, kind: 'militia', class: 'C', strength: 2, mark: 'CE', card: 'c18' },
  { id: 'vt-2', side: 'us', name: { en: 'Green Mountain A', ja: 'グリーン・マウンテン義勇兵Ａ' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c87' },
  { id: 'vt-3', side: 'us', name: { en: 'Green Mountain B', ja: 'グリーン・マウンテン義勇兵Ｂ' }, kind: 'militia', class: 'C', strength: 2, mark: 'CE', card: 'c87' },
  { id: 'seneca', side: 'us', name: { en: 'Seneca', ja: 'セネカ' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c43' },
] as const satisfies readonly Entry[];

export type UnitId = (typeof BRITISH | typeof AMERICAN)[number]['id'];

const unitOf = (entry: Entry & { readonly id: UnitId }, card: CardId | null): Unit => ({
  id: entry.id,
  side: entry.side,
  name: entry.name,
  kind: entry.kind,
  class: entry.class,
  strength: entry.strength,
  reduced: entry.reduced ?? null,
  mark: entry.mark ?? null,
  arrives: entry.arrives ?? null,
  at: entry.at ?? null,
  card,
});

export const UNITS: readonly Unit[] = [...BRITISH, ...AMERICAN].map((entry) =>
  unitOf(entry, 'card' in entry ? entry.card : null),
);
export const UNIT_IDS: readonly UnitId[] = UNITS.map(({ id }) => id);
export const UNIT = byId(UNITS);
