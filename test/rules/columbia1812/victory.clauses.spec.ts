import { BLOCKS } from '../../../src/rules/columbia1812/components/blocks.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import { choices } from '../../../src/rules/kernel/index.js';
import { act, owing, position, said, seen, told } from './support.js';

const INFANTRY = BLOCKS.filter(({ side, kind }) => side === 'us' && kind === 'infantry').map(
  ({ id }) => id,
);
/** That many American blocks, all in Sacket's Harbor. */
const americans = (count: number): string =>
  `us sackets-harbor: ${INFANTRY.slice(0, count).join(', ')}`;
const yearEnd = (year: number, text: string, dice: readonly number[] = []) =>
  act(
    position(`time ${year} turn 10 first us stage army active gb\n${text}`),
    'gb',
    ['done'],
    dice,
  );
const vp = (text: string) =>
  seen(position(`time 1813 turn 2 first us stage army active us\n${text}`), null).vp;

describe('victory (18)', () => {
  it.each([1812, 1813, 1814])(
    'C1812-18.1 at the end of %i, before winter, a lead of ten wins at once',
    (year) => {
      const result = yearEnd(year, americans(10));
      expect(told(result, 'victory-check')).toMatchObject({
        winner: 'us',
        vp: { us: { total: 10 }, gb: { total: 0 } },
      });
      expect(said(result)).not.toContain('winter');
      expect(result.state.outcome).toMatchObject({ winner: 'us', clause: 'C1812-18.1' });
      expect(owing(result.state)).toEqual([]);
      expect(choices(columbia1812, result.state, 'us')).toEqual([]);
    },
  );

  it('C1812-18.1 a lead of nine does not win, nor do ten points and more without the lead', () => {
    expect(yearEnd(1812, americans(9)).state.outcome).toBeNull();
    const close = yearEnd(
      1812,
      `${americans(12)}\n gb kingston: gb-49th-foot, gb-8th-foot, gb-1st-foot`,
    );
    expect(told(close, 'victory-check')).toMatchObject({
      vp: { us: { total: 12 }, gb: { total: 3 } },
      winner: null,
    });
    expect(close.state.outcome).toBeNull();
  });

  it('C1812-18.1 the British win likewise, and nobody within a year', () => {
    const british = BLOCKS.filter(({ side, kind }) => side === 'gb' && kind === 'infantry').map(
      ({ id }) => id,
    );
    expect(
      yearEnd(1813, `gb quebec: ${british.slice(0, 10).join(', ')}`).state.outcome?.winner,
    ).toBe('gb');
    const early = act(
      position(`time 1812 turn 9 first us stage army active gb\n${americans(12)}`),
      'gb',
      ['done'],
    );
    expect(early.state.outcome).toBeNull();
  });

  it('C1812-18.1.a one point for each army unit on the map whatever its CV; none for naval units, the Indian or the pool', () => {
    const text = `
      us utica: us-9th-infantry, us-4th-infantry 1, us-2nd-light-dragoons
      us waiting:albany: us-6th-infantry
      ships us sackets-harbor 3 up 0 down
      gb kingston: gb-49th-foot 2, gb-tecumseh`;
    expect(vp(text)).toMatchObject({ us: { armies: 3, total: 3 }, gb: { armies: 1, total: 1 } });
  });

  it('C1812-18.1.b two points for each lake a side controls', () => {
    const text =
      'ships us lake-erie 0 up 1 down\n ships us lake-ontario 2 up 0 down\n ships gb lake-champlain 1 up 0 down';
    expect(vp(text)).toMatchObject({ us: { lakes: 4, total: 4 }, gb: { lakes: 2, total: 2 } });
  });

  it("C1812-18.1.c the value of each enemy town held by one's army: Kingston 3, Detroit 3", () => {
    const text =
      'us kingston: us-9th-infantry\n gb detroit: gb-49th-foot, gb-8th-foot\n gb utica: gb-1st-foot';
    expect(vp(text)).toMatchObject({ us: { towns: 3, total: 4 }, gb: { towns: 4, total: 7 } });
  });

  it('C1812-18.1.c neither naval units nor the Indian alone hold an enemy town', () => {
    expect(vp('ships us kingston 2 up 0 down\n gb detroit: gb-tecumseh')).toMatchObject({
      us: { towns: 0 },
      gb: { towns: 0 },
    });
  });

  it("C1812-18.1.d one's own towns give nothing, garrisoned or taken back", () => {
    expect(
      vp('us albany: us-9th-infantry\n gb quebec: gb-49th-foot\n gb montreal: gb-8th-foot'),
    ).toMatchObject({
      us: { towns: 0, total: 1 },
      gb: { towns: 0, total: 2 },
    });
  });

  it('C1812-18.2 without a lead of ten at the end of 1814 the game is drawn, and there is no winter', () => {
    const drawn = yearEnd(1814, americans(9));
    expect(drawn.state.outcome).toMatchObject({ winner: null, clause: 'C1812-18.2' });
    expect(said(drawn)).toEqual(['victory-check']);
    expect(owing(drawn.state)).toEqual([]);
    expect(yearEnd(1813, americans(9)).state.outcome).toBeNull();
  });
});
