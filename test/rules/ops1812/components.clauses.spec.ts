import { start } from '../../../src/rules/kernel/index.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import { CARDS } from '../../../src/rules/ops1812/components/cards.js';
import { neighbours, REGION, REGION_IDS } from '../../../src/rules/ops1812/components/lookups.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
import { operating, options, seen, units } from './support.js';

/** Region, type, home, VP, recruit tokens, blockade zone | waterways | land connections. */
const MAP = `
  detroit town us 1 0 - | huron erie | ohio wabash western-district
  ohio countryside us 0 0 - | erie | detroit indiana kentucky pittsburgh wabash
  indiana countryside us 0 0 - | | illinois kentucky ohio wabash
  kentucky town us 1 1 - | | indiana ohio tennessee virginia
  tennessee town us 1 1 - | | kentucky lower-creek new-orleans upper-creek
  new-orleans town us 2 0 gulf | | mobile tennessee
  mobile countryside us 0 0 gulf | | lower-creek new-orleans
  georgia countryside us 0 0 southern | | charleston upper-creek
  charleston town us 1 1 southern | | georgia virginia
  virginia countryside us 0 0 chesapeake | | charleston kentucky pittsburgh washington
  washington town us 2 0 chesapeake | | baltimore virginia
  baltimore town us 1 1 chesapeake | | new-york pittsburgh washington
  new-york town us 2 2 middle | | albany baltimore boston
  boston town us 1 1 new-england | | albany maine new-york
  maine countryside us 0 0 new-england | | boston
  albany town us 1 2 - | | boston new-york niagara-us plattsburgh sackets
  plattsburgh town us 1 0 - | st-lawrence | albany montreal sackets
  sackets town us 1 0 - | ontario st-lawrence | albany niagara-us plattsburgh
  niagara-us countryside us 0 0 - | erie ontario | albany niagara-gb pittsburgh sackets
  pittsburgh town us 1 1 - | | baltimore niagara-us ohio virginia
  western-district countryside gb 0 0 - | huron erie | detroit niagara-gb york
  niagara-gb countryside gb 0 0 - | erie ontario | niagara-us western-district york
  york town gb 1 1 - | ontario | kingston niagara-gb upper-lakes western-district
  kingston town gb 1 1 - | ontario st-lawrence | montreal york
  montreal town gb 2 1 - | st-lawrence | kingston plattsburgh quebec
  quebec town gb 3 1 - | st-lawrence | montreal
  halifax town gb 0 1 - | |
  upper-lakes indian - 0 0 - | huron | wisconsin york
  wisconsin indian - 0 0 - | huron | illinois upper-lakes
  illinois indian - 0 0 - | | indiana wabash wisconsin
  wabash indian - 0 0 - | | detroit illinois indiana ohio
  upper-creek indian - 0 0 - | | georgia lower-creek tennessee
  lower-creek indian - 0 0 - | | mobile tennessee upper-creek`;

const UNITS = `
  us detroit: 1 regular 1 militia
  us ohio: 1 militia
  us kentucky: 1 militia
  us tennessee: 1 militia
  us new-orleans: 1 regular
  us charleston: 1 militia
  us washington: 1 militia
  us baltimore: 1 militia
  us new-york: 1 militia
  us boston: 1 militia
  us albany: 2 regular
  us plattsburgh: 1 regular 1 militia
  us sackets: 1 regular 1 militia
  us niagara-us: 1 regular 1 militia
  gb western-district: 1 regular 1 militia
  gb niagara-gb: 1 regular 1 militia
  gb york: 1 militia
  gb kingston: 1 regular
  gb montreal: 1 regular 1 militia
  gb quebec: 1 regular
  gb halifax: 2 regular
  gb upper-lakes: 1 indian
  gb illinois: 1 indian
  gb wabash: 2 indian
  gb upper-creek: 1 indian`;

const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);
const { state } = start(ops1812, { scenario: 'campaign', options: {} }, seededChance(5));

function printed(id: (typeof REGION_IDS)[number]): string {
  const { type, home = '-', vp = 0, tokens = 0, zone = '-', waterways = [] } = REGION[id];
  const parts = [`${id} ${type} ${home} ${vp} ${tokens} ${zone}`, waterways.join(' ')];
  return [...parts, [...neighbours[id]].sort().join(' ')].join(' | ').replace(/ +/g, ' ').trim();
}

describe('components', () => {
  it('OPSX-map.1 every region has its type, home, points, tokens, coast, waterways and connections', () => {
    expect(REGION_IDS.map(printed)).toEqual(lines(MAP));
  });

  it('OPSX-map.1 no unit moves onto a waterway: a march names regions alone', () => {
    const water = operating('us', 'campaign', 1, 'us ohio: 1 regular\nwaterway erie us 2 gb 0');
    expect(options(water, 'us')).toEqual([
      'done',
      'march ohio detroit',
      'march ohio indiana',
      'march ohio kentucky',
      'march ohio niagara-gb',
      'march ohio niagara-us',
      'march ohio pittsburgh',
      'march ohio wabash',
      'march ohio western-district',
    ]);
  });

  it('OPSX-map.2 the Americans cannot enter Halifax from anywhere, by land or water', () => {
    const everywhere = REGION_IDS.filter((id) => id !== 'halifax' && REGION[id].home === 'gb');
    const text = everywhere.map((id) => `us ${id}: 1 regular`).join('\n');
    const lakes = ['huron', 'erie', 'ontario', 'st-lawrence']
      .map((id) => `waterway ${id} us 3 gb 0`)
      .join('\n');
    const moves = options(operating('us', 'campaign', 4, `${text}\n${lakes}`), 'us');
    expect(moves.filter((one) => one.includes('march'))).not.toEqual([]);
    expect(moves.filter((one) => one.includes('halifax'))).toEqual([]);
  });

  it('OPSX-setup.1 every unit stands where it is listed, every marker and token too', () => {
    const found = (['us', 'gb'] as const).flatMap((side) =>
      REGION_IDS.map((id) => `${side} ${id}: ${units(state, side, id)}`),
    );
    expect(found.filter((line) => !line.endsWith(': '))).toEqual(lines(UNITS));
    expect(REGION_IDS.map((id) => state.regions[id].tokens)).toEqual(
      REGION_IDS.map((id) => REGION[id].tokens ?? 0),
    );
    const control = { control: null };
    expect(seen(state).waterways).toEqual({
      huron: { us: 0, gb: 1, ...control },
      erie: { us: 0, gb: 1, ...control },
      ontario: { us: 0, gb: 1, ...control },
      'st-lawrence': { us: 0, gb: 2, control: 'gb' },
    });
    expect(REGION_IDS.filter((id) => state.regions[id].raid)).toEqual([]);
  });

  it('OPSX-card.1 thirty cards, ten a side and ten common, of 1 to 4 OPS', () => {
    expect(CARDS.map(({ id, ops }) => `${id} ${ops}`).join(' ')).toBe(
      'us01 3 us02 1 us03 2 us04 3 us05 2 us06 3 us07 2 us08 2 us09 1 us10 4 ' +
        'gb01 3 gb02 1 gb03 2 gb04 3 gb05 2 gb06 3 gb07 2 gb08 2 gb09 1 gb10 4 ' +
        'co01 2 co02 1 co03 1 co04 1 co05 2 co06 1 co07 2 co08 2 co09 3 co10 3',
    );
    expect(CARDS.filter(({ id, side }) => !(side as string).startsWith(id.slice(0, 2)))).toEqual(
      [],
    );
  });
});
