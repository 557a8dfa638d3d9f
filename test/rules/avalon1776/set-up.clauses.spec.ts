import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { setup } from '../../../src/rules/avalon1776/setup.js';
import { viewOf } from '../../../src/rules/avalon1776/view/view.js';

const hex = (town: string) => townOf(town)!.hex;
const basic = () => setup({ scenario: 'basic', options: {} });

describe('the set-up', () => {
  it('A1776-basic.VII.setup.british A1776-basic.V A1776-basic.V.start the British in their towns', () => {
    const { hexes } = viewOf(basic(), null);
    const british = Object.entries(hexes).filter(([, spot]) => spot.gb !== undefined);
    expect(Object.fromEntries(british.map(([at, spot]) => [at, spot.gb?.open]))).toEqual({
      [hex('new-york-city')]: { BR: 20 },
      [hex('oswego')]: { BR: 1 },
      [hex('st-johns')]: { BR: 10 },
      [hex('montreal')]: { BR: 4 },
      [hex('quebec')]: { BR: 1 },
    });
  });

  it('A1776-basic.VII.setup.american the Americans in theirs', () => {
    const { hexes } = viewOf(basic(), 'us');
    const american = Object.entries(hexes).filter(([, spot]) => spot.us !== undefined);
    expect(Object.fromEntries(american.map(([at, spot]) => [at, spot.us?.open]))).toEqual({
      [hex('philadelphia')]: { CA: 2 },
      [hex('morristown')]: { CA: 17 },
      [hex('west-point')]: { CA: 6 },
      [hex('albany')]: { CA: 1 },
      [hex('fort-stanwix')]: { CA: 1 },
      [hex('ticonderoga')]: { CA: 3 },
      [hex('boston')]: { CA: 2 },
    });
  });

  it('A1776-basic.VII.control-points are counted as the board stands', () => {
    // the Americans hold Philadelphia, West Point, Albany, Fort Stanwix, Ticonderoga and Boston
    expect(viewOf(basic(), null).score).toEqual({ us: 73, gb: 33 });
  });
});
