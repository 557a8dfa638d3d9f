import { SPACE_IDS } from '../components/map.js';
import { emptyState } from '../setup.js';
import { type View, viewOf } from '../view/view.js';
import { board } from './board-svg.js';
import { BOX, BOX_SIZE, FIGHT_SIZE, FIGHT_SPOT, LAYOUT, LEGEND_SPOT } from './layout.js';
import { fort } from './marks.js';

/** A combat at Kingston in which two dice have been rolled. */
function fought(): View {
  const state = emptyState();
  Object.assign(state.units['r49'], { at: 'kingston' });
  Object.assign(state.units['us-13'], { at: 'kingston' });
  const combat = { space: 'kingston', attacker: 'us', defender: 'gb', round: 1 };
  const told = { leads: {}, used: {}, modifiers: [], dice: [2, 5], attack: 3, defence: 2 };
  return { ...viewOf(state, null), combat: { ...combat, ...told } } as unknown as View;
}

const svgOf = (view: View): string => board.svg(view, { locale: 'en', width: 2600 });
const isIn = ([x, y]: readonly [number, number]): boolean =>
  x > FIGHT_SPOT[0] &&
  x < FIGHT_SPOT[0] + FIGHT_SIZE.width &&
  y > FIGHT_SPOT[1] &&
  y < FIGHT_SPOT[1] + FIGHT_SIZE.height;

describe('the panel of a combat', () => {
  it('lies where it was given room, with the dice last rolled', () => {
    const svg = svgOf(fought());
    const panel = svg.slice(svg.indexOf(`translate(${FIGHT_SPOT.join(' ')})`));
    expect(panel).toContain('Combat at Kingston, round 1');
    // a die is a white square with its pips or figure
    expect(panel.match(/width="36" height="36" rx="6"/g)).toHaveLength(2);
  });

  it('hides neither a space nor a lake box nor the legend', () => {
    expect(SPACE_IDS.filter((id) => isIn(LAYOUT[id].at))).toEqual([]);
    const corners = Object.values(BOX).flatMap(([x, y]): [number, number][] => [
      [x, y],
      [x + BOX_SIZE.width, y],
      [x, y + BOX_SIZE.height],
      [x + BOX_SIZE.width, y + BOX_SIZE.height],
    ]);
    expect(corners.filter(isIn)).toEqual([]);
    expect(FIGHT_SPOT[1] + FIGHT_SIZE.height).toBeLessThan(LEGEND_SPOT[1]);
  });
});

describe('the badge of a fort', () => {
  it('is above the pieces, whoever stands there', () => {
    const state = emptyState();
    Object.assign(state.units['r49'], { at: 'ft-george' });
    const svg = svgOf(viewOf(state, null));
    const badge = svg.lastIndexOf(fort({ class: 'B', value: 2 }));
    expect(svg.indexOf('49th')).toBeGreaterThan(0);
    expect(badge).toBeGreaterThan(svg.indexOf('49th'));
  });
});
