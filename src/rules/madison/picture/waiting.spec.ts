import { seededChance, start } from '../../kernel/index.js';
import { cut } from '../../kits/picture/wrap.js';
import { LEADER_IDS } from '../components/leaders.js';
import { UNIT_IDS } from '../components/units.js';
import { madison } from '../index.js';
import { viewOf } from '../view/view.js';
import { waiting } from './waiting.js';

describe('pieces off the map', () => {
  it('MMW-14.21 are drawn so small that a whole army held back stays on its sheet', () => {
    const { state } = start(madison, { scenario: 'entire-war', options: {} }, seededChance(1));
    const scaleAt = (units: number): number => {
      for (const [i, id] of UNIT_IDS.entries()) state.units[id].at = i < units ? 'late' : 'pool';
      for (const id of LEADER_IDS) state.leaders[id].at = 'pool';
      const outer = /translate\(126 4\)"><g transform="scale\(([\d.]+)\)/.exec(
        waiting(viewOf(state, null), 'en'),
      );
      return outer === null ? 1 : Number(outer[1]);
    };
    expect(scaleAt(2)).toBe(1);
    expect(scaleAt(UNIT_IDS.length)).toBeLessThan(0.7);
  });
});

describe('a title that is too long', () => {
  it('ends with a sign that something is left out', () => {
    expect(cut(['one', 'two'], 2)).toEqual(['one', 'two']);
    expect(cut(['one', 'two words', 'three'], 2)).toEqual(['one', 'two…']);
    expect(cut(['一行目', '二行目', '三行目'], 2)).toEqual(['一行目', '二行…']);
  });
});
