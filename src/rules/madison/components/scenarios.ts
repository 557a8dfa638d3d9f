import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import { arrivals, type Placing, placing, type SetUp } from './arrivals.js';
import type { FortId } from './forts.js';
import type { LakeId } from './lakes.js';
import type { Side } from './side.js';
import type { SpaceId } from './spaces.js';
import type { TurnId, Year } from './turns.js';
import type { UnitId } from './units.js';

/*
 * Stated by the rules: the Entire War begins at 0 VP with the pre-war sequence. The starts of the others, the marker,
 * lakes and British set-up (Quebec to Queenston) of 1813 are as reported; the rest is an original reconstruction, made
 * so that two players of equal skill win about as often: in 1813 the 24th Infantry is with Harrison in place of the
 * 19th, in 1814 the two frigates launched at Kingston in April are afloat, and the marker stands at 5 British. In 1814
 * the 24th is at Detroit, whence it fought at Longwoods in March, and drafted militia hold Ft. MacArthur: the British
 * may get at the cities behind the front. Every piece starts at full strength. A piece whose turn lies before the start
 * and that is not listed is out of the scenario; ships whose turn is the start turn or later may be built.
 * Reinforcements come from the turn after the start.
 */

export interface Scenario {
  readonly id: string;
  readonly title: Text;
  readonly start: TurnId;
  readonly decks: readonly Year[];
  /** MMW-4.12 position of the VP marker; positive: American. */
  readonly vp: number;
  readonly lakeControl: Readonly<Record<LakeId, Side | null>>;
  /** MMW-6.0 whether the pre-war sequence is played. */
  readonly prewar: boolean;
  readonly forts: readonly FortId[];
  readonly destroyedTowns: readonly SpaceId[];
  readonly destroyedBases: readonly SpaceId[];
  /** MMW-15.33 back-up bases that are in use from the start. */
  readonly activeBackups: readonly SpaceId[];
  readonly setUp: readonly SetUp[];
  readonly extraReinforcements: readonly {
    readonly turn: TurnId;
    readonly side: Side;
    readonly at: SpaceId;
    readonly units: readonly UnitId[];
  }[];
}

const NOBODY: Readonly<Record<LakeId, null>> = {
  'lake-ontario': null,
  'lake-erie': null,
  'lake-huron': null,
  'lake-champlain': null,
};

// prettier-ignore
const SPRING_1813: readonly Placing[] = [
  { side: 'gb', at: 'quebec', leaders: [{ id: 'prevost' }], units: ['wattville', 'rs4', 'r13', 'r41-2', 'r70', 'r89', 'd19'] },
  { side: 'gb', at: 'montreal', leaders: [{ id: 'drummond' }], units: ['lcm'] },
  { side: 'gb', at: 'st-jean', units: ['r100'] },
  { side: 'gb', at: 'isle-aux-noix', units: ['voltigeurs', 'r103'], ships: ['finch', 'chubb'] },
  { side: 'gb', at: 'beauharnois', units: ['caughnawaga'] },
  { side: 'gb', at: 'cornwall', units: ['glengarry'] },
  { side: 'gb', at: 'prescott', units: ['canfen'] },
  { side: 'gb', at: 'kingston', leaders: [{ id: 'rottenburg' }, { id: 'yeo' }], units: ['frontenac', 'r10rv', 'r104', 'rs1'], ships: ['royal-george', 'wolfe', 'melville', 'beresford', 'earl-of-moira', 'sydney-smith', 'gloucester'] },
  { side: 'gb', at: 'york', leaders: [{ id: 'brock', reverse: true }], units: ['york-mil', 'rnr'] },
  { side: 'gb', at: 'ft-george', units: ['r49'] },
  { side: 'gb', at: 'queenston', units: ['lincoln'] },
  { side: 'gb', at: 'chippawa', units: ['nld'] },
  { side: 'gb', at: 'ft-erie', leaders: [{ id: 'vincent' }], units: ['r8'] },
  { side: 'gb', at: 'port-dover', units: ['norfolk'] },
  { side: 'gb', at: 'london', units: ['middlesex'] },
  { side: 'gb', at: 'ft-malden', leaders: [{ id: 'proctor' }, { id: 'tecumseh' }, { id: 'barclay' }], units: ['r41-1', 'shawnee', 'ottawa', 'western', 'wyandot', 'potawatomi'], ships: ['queen-charlotte', 'general-hunter', 'lady-prevost'] },
  { side: 'gb', at: 'ft-mackinac', units: ['r10rv-det', 'nw-company'], ships: ['nancy'] },
  { side: 'gb', at: 'detroit', units: ['r41-det', 'essex'] },
  { side: 'us', at: 'maumee-rapids', leaders: [{ id: 'harrison' }], units: ['us-17', 'us-24', 'ky-5', 'va'] },
  { side: 'us', at: 'lower-sandusky', units: ['oh-5'] },
  { side: 'us', at: 'ft-macarthur', units: ['us-19', 'us-28'] },
  { side: 'us', at: 'mansfield', units: ['us-26'] },
  { side: 'us', at: 'cleveland', units: ['oh-4'] },
  { side: 'us', at: 'pittsburgh', units: ['us-1ld', 'pa-3'] },
  { side: 'us', at: 'erie', leaders: [{ id: 'perry' }], units: ['pa-1'] },
  { side: 'us', at: 'buffalo', units: ['us-5', 'us-12', 'us-14', 'ny-2', 'pa-5'], ships: ['somers', 'trippe', 'ohio-ship', 'caledonia-us'] },
  { side: 'us', at: 'lewiston', units: ['us-23', 'ny-1'] },
  { side: 'us', at: 'ft-niagara', units: ['us-1art', 'us-2art'] },
  { side: 'us', at: 'oswego', units: ['ny-3'] },
  { side: 'us', at: 'utica', units: ['ny-7'] },
  { side: 'us', at: 'albany', units: ['us-10', 'us-18', 'us-20', 'us-21', 'us-29', 'us-30', 'us-3art'] },
  { side: 'us', at: 'plattsburgh', leaders: [{ id: 'macdonough' }], units: ['us-13', 'ny-6'], ships: ['president-ch', 'growler'] },
  { side: 'us', at: 'sackets-harbour', leaders: [{ id: 'dearborn' }, { id: 'pike' }, { id: 'chauncey' }], units: ['us-6', 'us-15', 'us-16', 'us-forsyth', 'us-2ld', 'ny-4'], ships: ['oneida', 'madison-ship', 'conquest', 'scourge', 'julia', 'hamilton', 'fair-american', 'gov-tompkins'] },
  { side: 'us', at: 'burlington-vt', units: ['vt-1'] },
];

// prettier-ignore
const SPRING_1814: readonly Placing[] = [
  { side: 'gb', at: 'quebec', units: ['r2-8', 'nsf', 'r16', 'r6', 'r82', 'r90'] },
  { side: 'gb', at: 'montreal', leaders: [{ id: 'prevost' }, { id: 'rottenburg' }, { id: 'salaberry' }], units: ['lcm', 'rs4', 'wattville'] },
  { side: 'gb', at: 'la-prairie', units: ['sem-1'] },
  { side: 'gb', at: 'chambly', units: ['canfen'] },
  { side: 'gb', at: 'st-jean', units: ['meuron'] },
  { side: 'gb', at: 'isle-aux-noix', leaders: [{ id: 'pring' }], units: ['r13', 'voltigeurs'], ships: ['chubb', 'finch'] },
  { side: 'gb', at: 'beauharnois', units: ['caughnawaga'] },
  { side: 'gb', at: 'coteau-du-lac', units: ['sem-2'] },
  { side: 'gb', at: 'cornwall', units: ['r70'] },
  { side: 'gb', at: 'prescott', units: ['r89'] },
  { side: 'gb', at: 'kingston', leaders: [{ id: 'yeo' }], units: ['r104', 'rnr', 'rm1', 'rm2', 'r10rv', 'frontenac'], ships: ['royal-george', 'wolfe', 'melville', 'beresford', 'earl-of-moira', 'sydney-smith', 'prince-regent', 'princess-charlotte'] },
  { side: 'gb', at: 'york', leaders: [{ id: 'drummond' }], units: ['r41-2', 'york-mil'] },
  { side: 'gb', at: 'burlington', units: ['r103', 'glengarry', 'incorp'] },
  { side: 'gb', at: 'ft-george', leaders: [{ id: 'riall' }], units: ['r8', 'r100', 'rs1'] },
  { side: 'gb', at: 'queenston', units: ['lincoln'] },
  { side: 'gb', at: 'chippawa', units: ['d19', 'nld'] },
  { side: 'gb', at: 'port-dover', units: ['norfolk'] },
  { side: 'gb', at: 'grand-river', units: ['mohawk', 'western'] },
  { side: 'gb', at: 'london', units: ['middlesex'] },
  { side: 'gb', at: 'nottawasaga', ships: ['nancy'] },
  { side: 'gb', at: 'ft-mackinac', units: ['r10rv-det', 'nw-company'] },
  { side: 'gb', at: 'ft-niagara', units: ['r41-1'] },
  { side: 'us', at: 'ft-malden', units: ['us-19'] },
  { side: 'us', at: 'detroit', units: ['us-17', 'us-24'] },
  { side: 'us', at: 'lower-sandusky', units: ['us-26'] },
  { side: 'us', at: 'ft-macarthur', units: ['oh-6'] },
  { side: 'us', at: 'pittsburgh', units: ['us-1ld'] },
  { side: 'us', at: 'meadville', units: ['pa-fenton'] },
  { side: 'us', at: 'erie', leaders: [{ id: 'perry', reverse: true }], units: ['pa-1'], ships: ['lawrence', 'niagara-ship', 'caledonia-us', 'scorpion', 'tigress', 'porcupine', 'somers', 'ohio-ship'] },
  { side: 'us', at: 'buffalo', leaders: [{ id: 'brown' }, { id: 'scott' }, { id: 'ripley' }], units: ['us-9', 'us-11', 'us-21', 'us-22', 'us-23', 'us-25', 'us-2art', 'canvol'] },
  { side: 'us', at: 'batavia', units: ['ny-porter'] },
  { side: 'us', at: 'oswego', units: ['ny-3'] },
  { side: 'us', at: 'albany', units: ['us-20', 'ny-10'] },
  { side: 'us', at: 'plattsburgh', leaders: [{ id: 'izard' }, { id: 'macomb' }, { id: 'macdonough' }], units: ['us-5', 'us-6', 'us-13', 'us-14', 'us-15', 'us-29', 'us-30', 'us-33', 'us-34', 'us-1rifle', 'ny-6'], ships: ['president-ch', 'montgomery', 'preble'] },
  { side: 'us', at: 'sackets-harbour', leaders: [{ id: 'gaines' }, { id: 'chauncey' }], units: ['us-12', 'us-18', 'us-3art', 'us-2ld', 'ny-4'], ships: ['oneida', 'madison-ship', 'general-pike', 'sylph', 'lady-of-the-lake', 'conquest', 'fair-american', 'gov-tompkins'] },
  { side: 'us', at: 'burlington-vt', units: ['us-10', 'us-16', 'vt-1'] },
];

export const SCENARIOS = [
  {
    id: 'entire-war',
    title: { en: 'Entire War', ja: '全戦争' },
    start: '1812-1',
    decks: [1812, 1813, 1814],
    vp: 0,
    lakeControl: NOBODY,
    prewar: true,
    forts: [],
    destroyedTowns: [],
    destroyedBases: [],
    activeBackups: [],
    setUp: arrivals('1812-1'),
    extraReinforcements: [],
  },
  {
    id: '1813-1814',
    title: { en: '1813-1814', ja: '1813年－1814年' },
    start: '1813-1',
    decks: [1813, 1814],
    vp: -2,
    lakeControl: { ...NOBODY, 'lake-ontario': 'us', 'lake-erie': 'gb', 'lake-huron': 'gb' },
    prewar: false,
    forts: ['ft-york', 'ft-meigs'],
    destroyedTowns: [],
    destroyedBases: [],
    activeBackups: [],
    setUp: SPRING_1813.map(placing),
    // In the Entire War these units arrived in 1812; the reported set-up of Montreal does not contain them.
    extraReinforcements: [
      { turn: '1813-2', side: 'gb', at: 'montreal', units: ['sem-1', 'sem-2'] },
    ],
  },
  {
    id: '1814',
    title: { en: '1814', ja: '1814年' },
    start: '1814-1',
    decks: [1814],
    vp: -5,
    lakeControl: { ...NOBODY, 'lake-erie': 'us', 'lake-huron': 'gb' },
    prewar: false,
    forts: ['ft-york', 'burlington-heights', 'ft-wellington', 'ft-meigs', 'ft-stephenson'],
    destroyedTowns: ['buffalo', 'lewiston', 'ft-george'],
    destroyedBases: ['buffalo', 'york'],
    // Fort Malden is lost.
    activeBackups: ['port-dover'],
    setUp: SPRING_1814.map(placing),
    extraReinforcements: [],
  },
] as const satisfies readonly Scenario[];
export type ScenarioId = (typeof SCENARIOS)[number]['id'];

export const SCENARIO_IDS: readonly ScenarioId[] = SCENARIOS.map(({ id }) => id);
export const SCENARIO: Readonly<Record<ScenarioId, Scenario & { readonly id: ScenarioId }>> = byId<
  Scenario & { readonly id: ScenarioId }
>(SCENARIOS);

export { REINFORCEMENTS, type SetUp } from './arrivals.js';
