import {
  type LevyArea,
  STRATEGIC,
} from '../../../src/rules/avalon1776/components/campaign/levies.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { alliance } from '../../../src/rules/avalon1776/phases/france.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import type { RunPhase } from '../../../src/rules/kernel/phase.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { deskOf, told } from './advanced.js';

const DICE = [1, 2, 3, 4, 5, 6];

/** A side that is about to do what rolls a die. */
interface Throw {
  readonly state: State1776;
  readonly side: Side;
  readonly step: string;
}

type Desk = ReturnType<typeof deskOf>;
const rolled = (desk: Desk, { state, side, step }: Throw, die: number): Played<State1776> =>
  desk.act(state, side, step, [die]);

const isDieMissing = (error: unknown): boolean => String(error).includes('more dice were rolled');

/** The turn before is ended and all that is raised is given up, as far as the first step that rolls a die. */
function untilRolled(desk: Desk, turn: number, text: string): Throw {
  let state = desk.position(`time turn ${turn - 1} us movement\n${text}`);
  for (let steps = 0; steps < 60; steps++) {
    const side = desk.owing(state)[0] as Side;
    const all = desk.options(state, side);
    const step = ['retain', ...all.filter((one) => one.startsWith('call ')), 'waive', 'end'].find(
      (one) => all.includes(one),
    )!;
    try {
      state = desk.act(state, side, step).state;
    } catch (error) {
      if (!isDieMissing(error)) throw error;
      return { state, side, step };
    }
  }
  throw new Error(`no die is rolled in turn ${turn}`);
}

/** Somebody on either side who may always march. */
const KEEP = 'us machias: 1 RM\ngb oswego: 1 TM';

describe('the dice for France', () => {
  const war = deskOf('campaign');
  /** The months of 1778 as turns of the Campaign, and the numbers with which France enters. */
  const ROWS: readonly (readonly [turn: number, month: string, numbers: readonly number[]])[] = [
    [28, '1778-04', [1]],
    [29, '1778-05', [1]],
    [30, '1778-06', [1, 2]],
    [31, '1778-07', [1, 2, 3]],
    [32, '1778-08', [1, 2, 3]],
    [33, '1778-09', [1, 2, 3]],
    [34, '1778-10', [1, 2, 3, 4]],
    [35, '1778-11', [1, 2, 3, 4]],
    [36, '1778-12', [1, 2, 3, 4]],
  ];
  const TAKEN: readonly LevyArea[] = ['DS', 'SC', 'MS'];
  const QUARTERS = [28, 31, 34];

  /** So many areas are British: a quarter that begins finds them held, a later month finds it noted. */
  function britishFrom(turn: number, count: number): string {
    const taken = TAKEN.slice(0, count);
    if (!QUARTERS.includes(turn))
      return `areas ${['NE', ...TAKEN].map((area) => `${area} ${taken.includes(area as LevyArea) ? 'F' : 'A'}`).join(' ')}`;
    const towns = taken.flatMap((area) => STRATEGIC[area].map(({ id }) => id));
    return [...towns, 'montreal', 'quebec'].map((id) => `gb ${id}: 1 BR`).join('\n');
  }

  const about = (turn: number, count: number): Throw =>
    untilRolled(war, turn, `${KEEP}\n${britishFrom(turn, count)}`);

  it('A1776-camp.VIII.A.1 A1776-camp.VIII.A.2 every number of the die in every month of 1778, with none to three areas British', () => {
    for (const [turn, month, numbers] of ROWS)
      for (const areas of [0, 1, 2, 3]) {
        const asked = about(turn, areas);
        const entering = DICE.filter((die) => {
          const played = rolled(war, asked, die);
          expect(told(played, 'courted')).toMatchObject({ die, areas });
          return war.seen(played.state, null).entered === turn;
        });
        const expected = DICE.filter((die) => numbers.includes(die + areas));
        expect([month, areas, entering]).toEqual([month, areas, expected]);
      }
  });

  /** Nobody can be called any more, and none of those who stay are in play, but for what is written. */
  const VARIABLE = ['br-bf-3', 'br-bf-4', 'br-tr-3', 'fr-bf-vf'];
  const only = (ship: string, line: string): string =>
    VARIABLE.map((id) => (id === ship ? line : `ship ${id} sunk`)).join('\n');
  const sideOf = (ship: string): Side => (ship.startsWith('br') ? 'gb' : 'us');

  it('A1776-camp.IX.E.3 each of the variable fleets comes by 5 and 6, whose side rolls', () => {
    for (const ship of VARIABLE) {
      const asked = untilRolled(war, 34, `entered 29\n${KEEP}\n${only(ship, '')}`);
      expect(asked).toMatchObject({ side: sideOf(ship), step: `call ${ship}` });
      const coming = DICE.filter((die) => {
        const played = rolled(war, asked, die);
        const { comes } = told(played, 'called');
        const isNamed = war.seen(played.state, null).ships?.[ship as 'cn'] !== undefined;
        expect(isNamed).toBe(comes);
        return comes;
      });
      expect([ship, coming]).toEqual([ship, [5, 6]]);
    }
  });

  it('A1776-camp.IX.E.5 each of them stays by 4 to 6, on the map, in a box and in the West Indies', () => {
    for (const ship of VARIABLE)
      for (const at of ['A17', 'south-box', 'west-indies']) {
        const asked = untilRolled(
          war,
          34,
          `entered 29\n${KEEP}\n${only(ship, `ship ${ship} ${at}`)}`,
        );
        expect(asked).toMatchObject({ side: sideOf(ship), step: 'retain' });
        const staying = DICE.filter((die) => {
          const { state } = rolled(war, asked, die);
          return state.ships?.[ship as 'cn']?.at === at;
        });
        expect([ship, at, staying]).toEqual([ship, at, [4, 5, 6]]);
      }
  });

  /** The turn in which she enters with the dice of a seed, no area ever being British; Infinity: not in 1778. */
  function entryOf(base: State1776, seed: number): number {
    const table = new RecordingTable(seededChance(seed));
    for (const [turn] of ROWS) {
      const state = { ...base, turn };
      const idle = { done: () => {}, push: () => {}, drop: () => {} };
      (alliance as RunPhase).run({ state, frame: { f: 'alliance' }, table, ...idle });
      if (state.entered !== undefined) return turn;
    }
    return Infinity;
  }

  it('A1776-camp.VIII.A.1 seeded dice bring her by each month as often as the numbers say', () => {
    const GAMES = 10_000;
    const base = war.position(`time turn 28 gb movement\n${britishFrom(29, 0)}`);
    const entries = Array.from({ length: GAMES }, (_, seed) => entryOf(base, seed + 1));
    let away = 1;
    for (const [last, month, numbers] of ROWS) {
      away *= 1 - numbers.length / 6;
      const share = entries.filter((turn) => turn <= last).length / GAMES;
      const sigma = Math.sqrt((away * (1 - away)) / GAMES);
      expect([month, Math.abs(share - (1 - away)) / sigma < 4]).toEqual([month, true]);
    }
  });
});
