import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { type Given, modifiers } from './fight.js';
import type { Pieces } from './support.js';

interface Row {
  readonly title: string;
  readonly at: SpaceId;
  readonly by?: Side;
  readonly put: Pieces;
  readonly given?: Given;
  readonly want: readonly string[];
}

/** One regiment of militia each, 3 against 3, C against C: nothing but what the row is about. */
const EVEN = (at: SpaceId): Pieces => ({ 'oh-1': at, lincoln: at });

// prettier-ignore
const TERRAIN: readonly Row[] = [
  { title: 'MMW-2.12, MMW-10.4 clear terrain changes nothing', at: 'chippawa', put: EVEN('chippawa'), want: [] },
  { title: 'MMW-2.11, MMW-10.41, MMW-10.41.b forest is -1', at: 'grand-river', put: EVEN('grand-river'), want: ['MMW-10.41.b -1'] },
  { title: 'MMW-10.41.c, MMW-3.7.e forest with Indians only is -2 instead', at: 'grand-river', put: { 'us-4': 'grand-river', shawnee: 'grand-river' }, want: ['MMW-10.41.c -2'] },
  { title: 'MMW-10.41.c forest with Indians and others is -1', at: 'grand-river', put: { 'us-6': 'grand-river', wyandot: 'grand-river', norfolk: 'grand-river' }, given: { leads: { gb: 'wyandot' } }, want: ['MMW-10.41.b -1'] },
  { title: 'MMW-10.41.d, MMW-3.7.e Indians only attack in forest at +1 instead', at: 'brownstown', by: 'gb', put: { shawnee: 'brownstown', 'us-4': 'brownstown' }, want: ['MMW-10.41.d 1'] },
  { title: 'MMW-10.41.d Indians and others attack in forest at -1', at: 'brownstown', by: 'gb', put: { ottawa: 'brownstown', 'r41-det': 'brownstown', 'us-6': 'brownstown' }, given: { leads: { gb: 'ottawa' } }, want: ['MMW-10.41.b -1'] },
  { title: 'MMW-10.41.a a landing is -1', at: 'york', put: EVEN('york'), given: { from: 'lake-ontario' }, want: ['MMW-10.41.a -1'] },
  { title: 'MMW-2.23, MMW-10.41.e across a major invasion route is -1', at: 'queenston', put: EVEN('queenston'), given: { from: 'lewiston' }, want: ['MMW-10.41.e -1'] },
  { title: 'MMW-2.23 one unit that adds strength and crossed is enough', at: 'queenston', put: { 'oh-4': 'queenston', 'oh-1': 'queenston', lincoln: 'queenston', norfolk: 'queenston' }, given: { from: { 'oh-4': 'lewiston', 'oh-1': 'chippawa' }, leads: { us: 'oh-1', gb: 'lincoln' } }, want: ['MMW-10.41.e -1'] },
  { title: 'MMW-2.23 a reduced unit that crossed does not count', at: 'queenston', put: { 'oh-2': 'queenston!', 'oh-1': 'queenston', lincoln: 'queenston' }, given: { from: { 'oh-2': 'lewiston', 'oh-1': 'chippawa' } }, want: [] },
  { title: 'MMW-10.41.a a reduced unit that landed does not count', at: 'ft-erie', put: { 'oh-2': 'ft-erie!', 'ny-1': 'ft-erie', lincoln: 'ft-erie' }, given: { from: { 'oh-2': 'lake-erie', 'ny-1': 'chippawa' } }, want: [] },
  { title: 'MMW-2.14 Montreal is -1', at: 'montreal', put: EVEN('montreal'), given: { from: 'sorel' }, want: ['MMW-2.14 -1'] },
  { title: 'MMW-2.14 Montreal is -1 for the British too', at: 'montreal', by: 'gb', put: EVEN('montreal'), given: { from: 'sorel' }, want: ['MMW-2.14 -1'] },
  { title: 'MMW-10.41.f, MMW-2.14 Montreal across the invasion route is -2 and not -3', at: 'montreal', put: EVEN('montreal'), given: { from: 'la-prairie' }, want: ['MMW-10.41.e -1', 'MMW-2.14 -1'] },
];

// prettier-ignore
const FORTS: readonly Row[] = [
  { title: 'MMW-2.71 the class of a fort stands in for a worse lead', at: 'ft-george', put: { 'us-4': 'ft-george', 'us-29': 'ft-george', lincoln: 'ft-george' }, given: { leads: { us: 'us-4' } }, want: [] },
  { title: 'MMW-2.71 and never lowers a better one', at: 'ft-erie', put: { 'ny-1': 'ft-erie', glengarry: 'ft-erie' }, want: ['MMW-10.31 -2'] },
  { title: 'MMW-2.72, MMW-10.41 forest does not count against a fort', at: 'ft-findlay', by: 'gb', put: { lincoln: 'ft-findlay', 'oh-4': 'ft-findlay' }, want: [] },
  { title: 'MMW-2.72 an invasion route does', at: 'ft-erie', put: { 'ny-1': 'ft-erie', lincoln: 'ft-erie' }, given: { from: 'buffalo' }, want: ['MMW-10.41.e -1'] },
  { title: 'MMW-2.72 a landing does', at: 'ft-erie', put: { 'ny-1': 'ft-erie', lincoln: 'ft-erie' }, given: { from: 'lake-erie' }, want: ['MMW-10.41.a -1'] },
  { title: 'MMW-2.76, MMW-3.7.a Indians alone have no fort but the forest', at: 'ft-st-joseph', put: { 'us-4': 'ft-st-joseph', 'nw-company': 'ft-st-joseph' }, want: ['MMW-10.41.c -2'] },
  { title: 'MMW-2.76 a leader beside Indians does not count', at: 'ft-findlay', put: { 'us-4': 'ft-findlay', shawnee: 'ft-findlay', proctor: 'ft-findlay' }, want: ['MMW-10.41.c -2'] },
  { title: 'MMW-2.78 the fort serves who has taken it', at: 'ft-george', by: 'gb', put: { glengarry: 'ft-george', 'us-29': 'ft-george' }, want: ['MMW-10.21 -1', 'MMW-10.31 1'] },
  { title: 'MMW-3.62 dragoons attack a fort as class B', at: 'oswego', by: 'gb', put: { d19: 'oswego', canvol: 'oswego' }, want: ['MMW-10.31 1'] },
  { title: 'MMW-3.62 and keep their class where there is no fort', at: 'sodus', by: 'gb', put: { d19: 'sodus', 'us-1art': 'sodus' }, want: ['MMW-10.31 1', 'MMW-10.41.b -1'] },
  { title: 'MMW-3.62 dragoons defend a fort as class A', at: 'oswego', by: 'gb', put: { glengarry: 'oswego', 'us-2ld': 'oswego' }, want: [] },
  { title: 'MMW-10.32.3 reduced units only: the worst class leads', at: 'chippawa', put: { 'us-4': 'chippawa', r8: 'chippawa!', lincoln: 'chippawa!' }, given: { turn: '1814-1' }, want: ['MMW-10.31 1'] },
  { title: 'MMW-10.32.4 reduced units only: no class from the fort', at: 'ft-george', put: { 'us-4': 'ft-george', lincoln: 'ft-george!' }, want: ['MMW-10.31 1'] },
  { title: 'MMW-10.32.4 reduced units only: a better class is capped by the fort', at: 'ft-erie', put: { 'us-4': 'ft-erie', r8: 'ft-erie!' }, want: ['MMW-10.31 1'] },
  { title: 'MMW-10.32.5 beside a full B unit a C lead has the class of the fort', at: 'ft-george', put: { 'us-15': 'ft-george', 'us-13': 'ft-george', lincoln: 'ft-george', 'r10rv-det': 'ft-george' }, given: { leads: { us: 'us-15', gb: 'lincoln' } }, want: [] },
];

// prettier-ignore
const REGULARS: readonly Row[] = [
  ...(['1812-1', '1812-2', '1813-1', '1813-2'] as const).map((turn) => ({ title: `MMW-10.44, MMW-2.12 Americans against regulars in the clear in ${turn}`, at: 'chippawa' as const, put: { 'us-4': 'chippawa', voltigeurs: 'chippawa' }, given: { turn }, want: ['MMW-10.44 -1'] })),
  { title: 'MMW-10.44 not in 1814', at: 'chippawa', put: { 'us-4': 'chippawa', voltigeurs: 'chippawa' }, given: { turn: '1814-1' }, want: [] },
  { title: 'MMW-10.44 one regular unit among militia is enough, dragoons are regulars', at: 'chippawa', put: { 'ny-1': 'chippawa', lincoln: 'chippawa', nld: 'chippawa' }, given: { leads: { gb: 'lincoln' } }, want: ['MMW-10.44 -1'] },
  { title: 'MMW-10.44 not in forest', at: 'grand-river', put: { 'us-4': 'grand-river', voltigeurs: 'grand-river' }, want: ['MMW-10.41.b -1'] },
  { title: 'MMW-10.44 not in a fort', at: 'ft-erie', put: { 'us-6': 'ft-erie', voltigeurs: 'ft-erie' }, want: [] },
  { title: 'MMW-10.44 not when the British attack', at: 'chippawa', by: 'gb', put: { 'us-4': 'chippawa', voltigeurs: 'chippawa' }, want: [] },
];

const CHIEFS = (more: Pieces): Pieces => ({ ...EVEN('chippawa'), ...more });

// prettier-ignore
const LEADERS: readonly Row[] = [
  { title: 'MMW-10.42 the attacking leader adds', at: 'chippawa', put: CHIEFS({ scott: 'chippawa' }), want: ['MMW-10.42 2'] },
  { title: 'MMW-10.42 the defending leader subtracts', at: 'chippawa', put: CHIEFS({ brock: 'chippawa' }), want: ['MMW-10.42 -2'] },
  { title: 'MMW-3.35 the senior leader commands even if he is worse', at: 'chippawa', put: CHIEFS({ vincent: 'chippawa', prevost: 'chippawa' }), want: [] },
  { title: 'MMW-3.35 a land leader outranks a naval one', at: 'chippawa', put: CHIEFS({ smyth: 'chippawa', chauncey: 'chippawa' }), want: [] },
  { title: 'MMW-8.5 a naval leader counts for nothing on land', at: 'york', put: { ...EVEN('york'), yeo: 'york' }, want: [] },
  { title: 'MMW-3.52 Tecumseh counts with Indians', at: 'chippawa', put: { 'us-4': 'chippawa', shawnee: 'chippawa', tecumseh: 'chippawa' }, want: ['MMW-10.42 -2'] },
  { title: 'MMW-3.52 Tecumseh counts for nothing without Indians', at: 'chippawa', put: CHIEFS({ tecumseh: 'chippawa' }), want: [] },
  { title: 'MMW-3.51, MMW-3.5 Tecumseh is under Proctor', at: 'chippawa', put: { 'us-4': 'chippawa', shawnee: 'chippawa', tecumseh: 'chippawa', proctor: 'chippawa' }, want: [] },
  { title: 'MMW-3.51 Tecumseh is under a naval leader too', at: 'ft-malden', put: { 'us-4': 'ft-malden', shawnee: 'ft-malden', tecumseh: 'ft-malden', barclay: 'ft-malden' }, want: [] },
];

const check = ({ at, by = 'us', put, given, want }: Row): void =>
  expect(modifiers(at, by, put, given)).toEqual(want);

// each clause named here begins the title of rows of its table
describe('MMW-2.11 MMW-2.12 MMW-2.14 MMW-2.23 MMW-3.7.e MMW-10.4 MMW-10.41 MMW-10.41.a MMW-10.41.b MMW-10.41.c MMW-10.41.d MMW-10.41.e MMW-10.41.f terrain', () => {
  it.each(TERRAIN)('$title', check);
});

describe('MMW-2.71 MMW-2.72 MMW-2.76 MMW-2.78 MMW-3.7.a MMW-3.62 MMW-10.32.3 MMW-10.32.4 MMW-10.32.5 forts', () => {
  it.each(FORTS)('$title', check);
});

describe('MMW-10.44 MMW-2.12 British regulars', () => {
  it.each(REGULARS)('$title', check);
});

describe('MMW-3.35 MMW-3.5 MMW-3.51 MMW-3.52 MMW-8.5 MMW-10.42 leaders', () => {
  it.each(LEADERS)('$title', check);
});
