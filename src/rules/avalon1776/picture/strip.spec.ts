import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { setup } from '../setup.js';
import { type View, viewOf } from '../view/view.js';
import { areaStrip, yearTrack } from './strip.js';

const START = viewOf(setup({ scenario: 'campaign', options: {} }), null);
const at = (month: string | null): View => ({ ...START, month });
const areas: NonNullable<View['areas']> = {
  ...START.areas!,
  NE: { status: 'C', rates: { CA: 1, RM: 9, TM: 14 }, british: ['boston', 'newport'] },
};
const count = (svg: string, what: string): number => svg.split(what).length - 1;

describe('the strip of areas and the year above the map', () => {
  it('A1776-camp.III.B.3 shows the status of each area and its strategic towns, the British ones filled', () => {
    const strip = areaStrip(areas, 520);
    expect(strip).toContain('>NE C<');
    // 22 towns, and before the first interphase no status
    expect(count(strip, '<circle')).toBe(22);
    expect(strip).toContain('>DS –<');
    const rest = Object.values(areas).reduce((sum, { british }) => sum + british.length, 0);
    expect(count(strip, `fill="${SIDE_COLOUR.gb}"`)).toBe(rest);
    expect(strip).not.toContain('TM 14');
    expect(areaStrip(areas, 920)).toContain('CA 1 RM 9 TM 14');
  });

  it('A1776-camp.I.A shows the year with its month and its quarters', () => {
    const july = yearTrack(at('1778-07'), 520, 'en');
    expect(july).toContain('>1778<');
    // twelve months and a line before three quarters
    expect(count(july, '<rect')).toBe(15);
    expect(yearTrack(at('1778-12'), 520, 'ja')).toContain('>12<');
    // before the first turn no month is marked
    const first = SCENARIO.campaign.months[0]?.slice(0, 4) ?? '';
    const none = yearTrack(at(null), 520, 'en');
    expect(none).toContain(`>${first}<`);
    expect(yearTrack(at('1776-01'), 520, 'en')).not.toBe(none);
  });
});
