import type { Text } from '../../kernel/text.js';
import type { CardId } from './cards/index.js';
import type { SpaceId } from './spaces.js';
import type { Side } from './side.js';
import { byId } from './table.js';
import type { TurnId } from './turns.js';

/*
 * Stated by the rules: the two class C regulars, the class C of all militia but the 5th PA, the one step of Indians but the
 * Shawnee, the Lower Canada, North West Company and Mohawk units. Names and dates are from the history of the war; strengths
 * are a reconstruction.
 */

/** MMW-3.11, MMW-3.62 dragoons are regulars for restoring and by class, but move and fight by their own rules. */
export type UnitKind = 'regular' | 'militia' | 'indian' | 'dragoon';
export type UnitClass = 'A' | 'B' | 'C';

export const UNIT_KIND_NAME: Readonly<Record<UnitKind, Text>> = {
  regular: { en: 'regular', ja: '正規兵' },
  militia: { en: 'militia', ja: '民兵' },
  indian: { en: 'Indian', ja: 'インディアン' },
  dragoon: { en: 'dragoon', ja: '竜騎兵' },
};

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly name: Text;
  readonly kind: UnitKind;
  readonly class: UnitClass;
  readonly strength: number;
  /** MMW-3.17 strength of the reduced side; null: one step. */
  readonly reduced: number | null;
  /** LC: MMW-3.63; NW: MMW-3.61; CE: MMW-3.64 enters only by its card. */
  readonly mark: 'LC' | 'NW' | 'CE' | null;
  /** Set-up units: the first turn. Scenarios that start later have their own set-up. */
  readonly arrives: TurnId | null;
  readonly at: SpaceId | null;
  readonly card: CardId | null;
}

/** Members that are left out: none. */
type Entry = Pick<Unit, 'side' | 'name' | 'kind' | 'class' | 'strength'> &
  Partial<Pick<Unit, 'mark' | 'arrives' | 'at'>> & {
    readonly id: string;
    readonly reduced?: number;
    readonly card?: `c${number}`;
  };

// prettier-ignore
const BRITISH = [
  { id: 'r8', side: 'gb', name: { en: '8th', ja: '8th' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1812-1', at: 'quebec' },
  { id: 'r49', side: 'gb', name: { en: '49th', ja: '49th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1812-1', at: 'montreal' },
  { id: 'r41-1', side: 'gb', name: { en: '1/41st', ja: '1/41st' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'ft-george' },
  { id: 'r41-det', side: 'gb', name: { en: '41st det.', ja: '41st det.' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'r100', side: 'gb', name: { en: '100th', ja: '100th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'st-jean' },
  { id: 'r10rv', side: 'gb', name: { en: '10th R.V.', ja: '10th R.V.' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'kingston' },
  { id: 'r10rv-det', side: 'gb', name: { en: '10th R.V. det.', ja: '10th R.V. det.' }, kind: 'regular', class: 'B', strength: 1, arrives: '1812-1', at: 'ft-st-joseph' },
  { id: 'rnr', side: 'gb', name: { en: 'R.N.R.', ja: 'R.N.R.' }, kind: 'regular', class: 'A', strength: 2, arrives: '1812-1', at: 'kingston' },
  { id: 'canfen', side: 'gb', name: { en: 'Canadian Fencibles', ja: 'Canadian Fencibles' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-1', at: 'chambly' },
  { id: 'voltigeurs', side: 'gb', name: { en: 'Voltigeurs', ja: 'Voltigeurs' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'la-prairie' },
  { id: 'r103', side: 'gb', name: { en: '103rd', ja: '103rd' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-2', at: 'quebec' },
  { id: 'rs1', side: 'gb', name: { en: '1/R. Scots', ja: '1/R. Scots' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1812-2', at: 'quebec' },
  { id: 'glengarry', side: 'gb', name: { en: 'Glengarry', ja: 'Glengarry' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1812-2', at: 'three-rivers' },
  { id: 'nld', side: 'gb', name: { en: 'Niagara Lt. Dragoons', ja: 'Niagara Lt. Dragoons' }, kind: 'dragoon', class: 'B', strength: 1, arrives: '1812-2', at: 'ft-george' },
  { id: 'r104', side: 'gb', name: { en: '104th', ja: '104th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r13', side: 'gb', name: { en: '13th', ja: '13th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r41-2', side: 'gb', name: { en: '2/41st', ja: '2/41st' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'quebec' },
  { id: 'r70', side: 'gb', name: { en: '70th', ja: '70th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'r89', side: 'gb', name: { en: '89th', ja: '89th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'rs4', side: 'gb', name: { en: '4/R. Scots', ja: '4/R. Scots' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'quebec' },
  { id: 'wattville', side: 'gb', name: { en: 'De Wattville', ja: 'De Wattville' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'd19', side: 'gb', name: { en: '19th Dragoons', ja: '19th Dragoons' }, kind: 'dragoon', class: 'A', strength: 2, arrives: '1813-1', at: 'quebec' },
  { id: 'rm1', side: 'gb', name: { en: '1st R. Marines', ja: '1st R. Marines' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1813-2', at: 'quebec' },
  { id: 'rm2', side: 'gb', name: { en: '2nd R. Marines', ja: '2nd R. Marines' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1813-2', at: 'quebec' },
  { id: 'meuron', side: 'gb', name: { en: 'De Meuron', ja: 'De Meuron' }, kind: 'regular', class: 'B', strength: 5, reduced: 2, arrives: '1813-2', at: 'quebec' },
  { id: 'r2-8', side: 'gb', name: { en: '2/8th', ja: '2/8th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'nsf', side: 'gb', name: { en: 'N. Scotia Fencibles', ja: 'N. Scotia Fencibles' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'r16', side: 'gb', name: { en: '16th', ja: '16th' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1814-1', at: 'quebec' },
  { id: 'r6', side: 'gb', name: { en: '6th', ja: '6th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r82', side: 'gb', name: { en: '82nd', ja: '82nd' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r90', side: 'gb', name: { en: '90th', ja: '90th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'quebec' },
  { id: 'r3', side: 'gb', name: { en: '3rd', ja: '3rd' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r5', side: 'gb', name: { en: '5th', ja: '5th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r27', side: 'gb', name: { en: '27th', ja: '27th' }, kind: 'regular', class: 'A', strength: 5, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r39', side: 'gb', name: { en: '39th', ja: '39th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r57', side: 'gb', name: { en: '57th', ja: '57th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r58', side: 'gb', name: { en: '58th', ja: '58th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r76', side: 'gb', name: { en: '76th', ja: '76th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r88', side: 'gb', name: { en: '88th', ja: '88th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-2', at: 'quebec' },
  { id: 'r81', side: 'gb', name: { en: '81st', ja: '81st' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, mark: 'CE', card: 'c90' },
  { id: 'r97', side: 'gb', name: { en: '97th', ja: '97th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, mark: 'CE', card: 'c90' },
  { id: 'lcm', side: 'gb', name: { en: 'LC Militia', ja: 'LC Militia' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'LC', arrives: '1812-1', at: 'montreal' },
  { id: 'frontenac', side: 'gb', name: { en: 'Frontenac Militia', ja: 'Frontenac Militia' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'kingston' },
  { id: 'york-mil', side: 'gb', name: { en: 'York Militia', ja: 'York Militia' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'york' },
  { id: 'lincoln', side: 'gb', name: { en: 'Lincoln Militia', ja: 'Lincoln Militia' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'queenston' },
  { id: 'norfolk', side: 'gb', name: { en: 'Norfolk Militia', ja: 'Norfolk Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'port-dover' },
  { id: 'middlesex', side: 'gb', name: { en: 'Middlesex Militia', ja: 'Middlesex Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'london' },
  { id: 'essex', side: 'gb', name: { en: 'Essex Militia', ja: 'Essex Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'stormont', side: 'gb', name: { en: 'Stormont Militia', ja: 'Stormont Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'cornwall' },
  { id: 'leeds', side: 'gb', name: { en: 'Leeds Militia', ja: 'Leeds Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'prescott' },
  { id: 'sem-1', side: 'gb', name: { en: '1st Embodied Mil.', ja: '1st Embodied Mil.' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'montreal' },
  { id: 'sem-2', side: 'gb', name: { en: '2nd Embodied Mil.', ja: '2nd Embodied Mil.' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'montreal' },
  { id: 'incorp', side: 'gb', name: { en: 'Incorporated Mil.', ja: 'Incorporated Mil.' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'york' },
  { id: 'shawnee', side: 'gb', name: { en: 'Shawnee', ja: 'Shawnee' }, kind: 'indian', class: 'B', strength: 3, reduced: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'ottawa', side: 'gb', name: { en: 'Ottawa', ja: 'Ottawa' }, kind: 'indian', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'nw-company', side: 'gb', name: { en: 'N.W. Company/Indians', ja: 'N.W. Company/Indians' }, kind: 'indian', class: 'B', strength: 3, mark: 'NW', arrives: '1812-1', at: 'ft-st-joseph' },
  { id: 'caughnawaga', side: 'gb', name: { en: 'Caughnawaga', ja: 'Caughnawaga' }, kind: 'indian', class: 'B', strength: 3, arrives: '1813-1', at: 'beauharnois' },
  { id: 'western', side: 'gb', name: { en: 'Western Nations', ja: 'Western Nations' }, kind: 'indian', class: 'B', strength: 2, arrives: '1813-1', at: 'ft-malden' },
  { id: 'wyandot', side: 'gb', name: { en: 'Wyandot', ja: 'Wyandot' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c14' },
  { id: 'potawatomi', side: 'gb', name: { en: 'Potawatomi', ja: 'Potawatomi' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c14' },
  { id: 'mohawk', side: 'gb', name: { en: 'Mohawk', ja: 'Mohawk' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c56' },
] as const satisfies readonly Entry[];

// prettier-ignore
const AMERICAN = [
  { id: 'us-det', side: 'us', name: { en: 'Detroit det.', ja: 'Detroit det.' }, kind: 'regular', class: 'C', strength: 2, arrives: '1812-1', at: 'detroit' },
  { id: 'us-mack', side: 'us', name: { en: 'Mackinac det.', ja: 'Mackinac det.' }, kind: 'regular', class: 'C', strength: 1, arrives: '1812-1', at: 'ft-mackinac' },
  { id: 'us-4', side: 'us', name: { en: '4th', ja: '4th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'us-5', side: 'us', name: { en: '5th', ja: '5th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-1', at: 'albany' },
  { id: 'us-6', side: 'us', name: { en: '6th', ja: '6th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-13', side: 'us', name: { en: '13th', ja: '13th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-15', side: 'us', name: { en: '15th', ja: '15th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1812-1', at: 'albany' },
  { id: 'us-1art', side: 'us', name: { en: '1st Artillery', ja: '1st Artillery' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-1', at: 'ft-niagara' },
  { id: 'us-forsyth', side: 'us', name: { en: "Forsyth's Rifles", ja: "Forsyth's Rifles" }, kind: 'regular', class: 'A', strength: 2, arrives: '1812-1', at: 'sackets-harbour' },
  { id: 'us-12', side: 'us', name: { en: '12th', ja: '12th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'us-14', side: 'us', name: { en: '14th', ja: '14th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'us-16', side: 'us', name: { en: '16th', ja: '16th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'us-23', side: 'us', name: { en: '23rd', ja: '23rd' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'us-2art', side: 'us', name: { en: '2nd Artillery', ja: '2nd Artillery' }, kind: 'regular', class: 'B', strength: 2, arrives: '1812-2', at: 'albany' },
  { id: 'us-2ld', side: 'us', name: { en: '2nd Lt. Dragoons', ja: '2nd Lt. Dragoons' }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1812-2', at: 'albany' },
  { id: 'us-17', side: 'us', name: { en: '17th', ja: '17th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'us-19', side: 'us', name: { en: '19th', ja: '19th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'mansfield' },
  { id: 'us-18', side: 'us', name: { en: '18th', ja: '18th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-10', side: 'us', name: { en: '10th', ja: '10th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-20', side: 'us', name: { en: '20th', ja: '20th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'albany' },
  { id: 'us-21', side: 'us', name: { en: '21st', ja: '21st' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-29', side: 'us', name: { en: '29th', ja: '29th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-30', side: 'us', name: { en: '30th', ja: '30th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'albany' },
  { id: 'us-3art', side: 'us', name: { en: '3rd Artillery', ja: '3rd Artillery' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1813-1', at: 'albany' },
  { id: 'us-1ld', side: 'us', name: { en: '1st Lt. Dragoons', ja: '1st Lt. Dragoons' }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1813-1', at: 'pittsburgh' },
  { id: 'us-24', side: 'us', name: { en: '24th', ja: '24th' }, kind: 'regular', class: 'B', strength: 4, reduced: 2, arrives: '1813-1', at: 'ft-macarthur' },
  { id: 'us-26', side: 'us', name: { en: '26th', ja: '26th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'mansfield' },
  { id: 'us-28', side: 'us', name: { en: '28th', ja: '28th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-1', at: 'ft-macarthur' },
  { id: 'us-33', side: 'us', name: { en: '33rd', ja: '33rd' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-2', at: 'albany' },
  { id: 'us-34', side: 'us', name: { en: '34th', ja: '34th' }, kind: 'regular', class: 'B', strength: 2, arrives: '1813-2', at: 'albany' },
  { id: 'us-9', side: 'us', name: { en: '9th', ja: '9th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-11', side: 'us', name: { en: '11th', ja: '11th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-22', side: 'us', name: { en: '22nd', ja: '22nd' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'pittsburgh' },
  { id: 'us-25', side: 'us', name: { en: '25th', ja: '25th' }, kind: 'regular', class: 'A', strength: 4, reduced: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-1rifle', side: 'us', name: { en: '1st Rifles', ja: '1st Rifles' }, kind: 'regular', class: 'A', strength: 2, arrives: '1814-1', at: 'albany' },
  { id: 'us-1', side: 'us', name: { en: '1st', ja: '1st' }, kind: 'regular', class: 'A', strength: 3, reduced: 1, arrives: '1814-2', at: 'pittsburgh' },
  { id: 'us-4rifle', side: 'us', name: { en: '4th Rifles', ja: '4th Rifles' }, kind: 'regular', class: 'A', strength: 2, arrives: '1814-2', at: 'albany' },
  { id: 'us-45', side: 'us', name: { en: '45th', ja: '45th' }, kind: 'regular', class: 'B', strength: 3, reduced: 1, arrives: '1814-2', at: 'albany' },
  { id: 'us-mcarthur', side: 'us', name: { en: "McArthur's Mounted", ja: "McArthur's Mounted" }, kind: 'dragoon', class: 'B', strength: 2, arrives: '1814-2', at: 'ft-macarthur' },
  { id: 'us-johnson', side: 'us', name: { en: "Johnson's Mounted", ja: "Johnson's Mounted" }, kind: 'dragoon', class: 'B', strength: 3, reduced: 1, mark: 'CE', card: 'c41' },
  { id: 'oh-1', side: 'us', name: { en: '1st Ohio', ja: '1st Ohio' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-2', side: 'us', name: { en: '2nd Ohio', ja: '2nd Ohio' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-3', side: 'us', name: { en: '3rd Ohio', ja: '3rd Ohio' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'oh-4', side: 'us', name: { en: "Wadsworth's Ohio", ja: "Wadsworth's Ohio" }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'cleveland' },
  { id: 'mi', side: 'us', name: { en: 'Michigan Mil.', ja: 'Michigan Mil.' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'detroit' },
  { id: 'pa-1', side: 'us', name: { en: 'Erie Militia', ja: 'Erie Militia' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'erie' },
  { id: 'ny-1', side: 'us', name: { en: 'N.Y. (Niagara)', ja: 'N.Y. (Niagara)' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-1', at: 'lewiston' },
  { id: 'ny-2', side: 'us', name: { en: 'N.Y. (Black Rock)', ja: 'N.Y. (Black Rock)' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'buffalo' },
  { id: 'ny-3', side: 'us', name: { en: 'N.Y. (Oswego)', ja: 'N.Y. (Oswego)' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'oswego' },
  { id: 'ny-4', side: 'us', name: { en: 'N.Y. (Sackets)', ja: 'N.Y. (Sackets)' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'sackets-harbour' },
  { id: 'ny-5', side: 'us', name: { en: 'N.Y. (St Lawrence)', ja: 'N.Y. (St Lawrence)' }, kind: 'militia', class: 'C', strength: 2, arrives: '1812-1', at: 'ogdensburg' },
  { id: 'ny-6', side: 'us', name: { en: 'N.Y. (Champlain)', ja: 'N.Y. (Champlain)' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-1', at: 'plattsburgh' },
  { id: 'vt-1', side: 'us', name: { en: 'Vermont Mil.', ja: 'Vermont Mil.' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-1', at: 'burlington-vt' },
  { id: 'ky-1', side: 'us', name: { en: '1st Kentucky', ja: '1st Kentucky' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'ky-5', side: 'us', name: { en: '5th Kentucky', ja: '5th Kentucky' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'va', side: 'us', name: { en: 'Virginia Brigade', ja: 'Virginia Brigade' }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1812-2', at: 'mansfield' },
  { id: 'oh-5', side: 'us', name: { en: "Tupper's Ohio", ja: "Tupper's Ohio" }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'mansfield' },
  { id: 'pa-5', side: 'us', name: { en: '5th PA', ja: '5th PA' }, kind: 'militia', class: 'B', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'pa-2', side: 'us', name: { en: '2nd PA', ja: '2nd PA' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'pittsburgh' },
  { id: 'ny-7', side: 'us', name: { en: 'N.Y. (Mohawk)', ja: 'N.Y. (Mohawk)' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1812-2', at: 'albany' },
  { id: 'pa-3', side: 'us', name: { en: 'PA Draft', ja: 'PA Draft' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-1', at: 'pittsburgh' },
  { id: 'ny-10', side: 'us', name: { en: 'N.Y. Draft', ja: 'N.Y. Draft' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'albany' },
  { id: 'ky-s1', side: 'us', name: { en: "Shelby's 1st Div.", ja: "Shelby's 1st Div." }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1813-2', at: 'ft-macarthur' },
  { id: 'ky-s2', side: 'us', name: { en: "Shelby's 2nd Div.", ja: "Shelby's 2nd Div." }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1813-2', at: 'ft-macarthur' },
  { id: 'oh-6', side: 'us', name: { en: 'Ohio Draft', ja: 'Ohio Draft' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1813-2', at: 'mansfield' },
  { id: 'canvol', side: 'us', name: { en: 'Canadian Vols.', ja: 'Canadian Vols.' }, kind: 'militia', class: 'C', strength: 1, arrives: '1813-2', at: 'buffalo' },
  { id: 'pa-fenton', side: 'us', name: { en: "Fenton's PA", ja: "Fenton's PA" }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-1', at: 'pittsburgh' },
  { id: 'ny-porter', side: 'us', name: { en: "Porter's N.Y.", ja: "Porter's N.Y." }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-1', at: 'albany' },
  { id: 'ny-porter2', side: 'us', name: { en: "Porter's 2nd Levy", ja: "Porter's 2nd Levy" }, kind: 'militia', class: 'C', strength: 3, reduced: 1, arrives: '1814-2', at: 'albany' },
  { id: 'ny-mooers', side: 'us', name: { en: "Mooers's N.Y.", ja: "Mooers's N.Y." }, kind: 'militia', class: 'C', strength: 4, reduced: 2, arrives: '1814-2', at: 'plattsburgh' },
  { id: 'ky-a', side: 'us', name: { en: 'Kentucky Vols. A', ja: 'Kentucky Vols. A' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c6' },
  { id: 'ky-b', side: 'us', name: { en: 'Kentucky Vols. B', ja: 'Kentucky Vols. B' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c6' },
  { id: 'ny-8', side: 'us', name: { en: 'N.Y. Detached A', ja: 'N.Y. Detached A' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c18' },
  { id: 'ny-9', side: 'us', name: { en: 'N.Y. Detached B', ja: 'N.Y. Detached B' }, kind: 'militia', class: 'C', strength: 2, mark: 'CE', card: 'c18' },
  { id: 'vt-2', side: 'us', name: { en: 'Green Mountain A', ja: 'Green Mountain A' }, kind: 'militia', class: 'C', strength: 3, reduced: 1, mark: 'CE', card: 'c87' },
  { id: 'vt-3', side: 'us', name: { en: 'Green Mountain B', ja: 'Green Mountain B' }, kind: 'militia', class: 'C', strength: 2, mark: 'CE', card: 'c87' },
  { id: 'seneca', side: 'us', name: { en: 'Seneca', ja: 'Seneca' }, kind: 'indian', class: 'B', strength: 2, mark: 'CE', card: 'c43' },
] as const satisfies readonly Entry[];

export type UnitId = (typeof BRITISH | typeof AMERICAN)[number]['id'];

const NONE = { reduced: null, mark: null, arrives: null, at: null, card: null };

export const UNITS: readonly Unit[] = [...BRITISH, ...AMERICAN].map((entry) => ({
  ...NONE,
  ...entry,
}));
export const UNIT_IDS: readonly UnitId[] = UNITS.map(({ id }) => id);
export const UNIT = byId(UNITS);
