import { CARD, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { FORT } from '../../../src/rules/madison/components/forts.js';
import { LEADER, LEADERS } from '../../../src/rules/madison/components/leaders.js';
import { LAKE, LAKE_IDS, SPACE, type SpaceId } from '../../../src/rules/madison/components/map.js';
import {
  SCENARIO,
  SCENARIO_IDS,
  type ScenarioId,
} from '../../../src/rules/madison/components/scenarios.js';
import { SHIP, SHIPS } from '../../../src/rules/madison/components/ships.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { before, TURN } from '../../../src/rules/madison/components/turns.js';
import { UNIT, UNITS } from '../../../src/rules/madison/components/units.js';

/** Enemy towns held, and event cards played in earlier years, that explain the marker at the start. */
const LEDGER: Record<ScenarioId, Record<Side, { towns: SpaceId[]; cards: CardId[] }>> = {
  'entire-war': { us: { towns: [], cards: [] }, gb: { towns: [], cards: [] } },
  '1813-1814': {
    us: { towns: [], cards: ['c3', 'c4', 'c35'] },
    gb: { towns: ['detroit', 'ft-mackinac'], cards: [] },
  },
  '1814': {
    us: { towns: ['ft-malden'], cards: ['c3'] },
    gb: { towns: ['ft-niagara', 'ft-mackinac'], cards: ['c12', 'c47', 'c50'] },
  },
};
/** c64 burned two towns for a point each. */
const BURNED: Record<ScenarioId, number> = { 'entire-war': 0, '1813-1814': 0, '1814': 2 };

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const pieces = (id: ScenarioId) =>
  SCENARIO[id].setUp.flatMap(({ side, at, leaders, units, ships }) => [
    ...leaders.map((one) => ({ piece: LEADER[one.id], side, at })),
    ...units.map((one) => ({ piece: UNIT[one], side, at })),
    ...ships.map((one) => ({ piece: SHIP[one], side, at })),
  ]);

describe('scenarios of madison', () => {
  it('are three, each with the decks of the years it lasts', () => {
    expect(SCENARIO_IDS.map((id) => [id, SCENARIO[id].start, SCENARIO[id].decks])).toEqual([
      ['entire-war', '1812-1', [1812, 1813, 1814]],
      ['1813-1814', '1813-1', [1813, 1814]],
      ['1814', '1814-1', [1814]],
    ]);
    expect(SCENARIO_IDS.map((id) => [SCENARIO[id].prewar, pieces(id).length])).toEqual([
      [true, 65],
      [false, 117],
      [false, 127],
    ]);
  });

  it.each(SCENARIO_IDS)(
    '%s places every piece once, on its side and its lake, in a space of one side',
    (id) => {
      const list = pieces(id);
      expect(new Set(list.map(({ piece }) => piece.id)).size).toBe(list.length);
      expect(list.filter(({ piece, side }) => piece.side !== side)).toEqual([]);
      const spaces = SCENARIO[id].setUp.map(({ at }) => at);
      expect(new Set(spaces).size).toBe(spaces.length);
      for (const { piece, at } of list) {
        if ('type' in piece) expect([piece.id, SPACE[at].lake]).toEqual([piece.id, piece.lake]);
        if ('lakes' in piece && piece.kind === 'naval')
          expect(piece.lakes).toContain(SPACE[at].lake);
      }
    },
  );

  it.each(SCENARIO_IDS)(
    '%s places nothing before its time, and all that comes in its first turn',
    (id) => {
      const { start, decks } = SCENARIO[id];
      const list = pieces(id).map(({ piece }) => piece);
      const early = list.filter((piece) => {
        const turn = 'arrives' in piece ? piece.arrives : piece.from;
        const card = 'card' in piece ? piece.card : null;
        return turn !== null ? before(start, turn) : CARD[card!].deck >= decks[0]!;
      });
      expect(early).toEqual([]);
      const due = [...LEADERS, ...UNITS].filter(({ arrives }) => arrives === start);
      const ids = list.map((piece) => piece.id);
      expect(due.filter((piece) => !ids.includes(piece.id)).map((piece) => piece.id)).toEqual([]);
    },
  );

  it.each(SCENARIO_IDS)('%s starts with the marker that lakes, towns and cards explain', (id) => {
    const { lakeControl, vp, setUp } = SCENARIO[id];
    const points = (side: Side) => {
      const { towns, cards } = LEDGER[id][side];
      const lakes = LAKE_IDS.filter((lake) => lakeControl[lake] === side);
      const events = cards.flatMap((card) => CARD[card].effect);
      return (
        sum(lakes.map((lake) => LAKE[lake].vp)) +
        sum(towns.map((town) => SPACE[town].value)) +
        sum(events.map((one) => (one.do === 'vp' ? one.n : 0)))
      );
    };
    expect(points('us') - points('gb') - BURNED[id]).toBe(vp);
    for (const side of ['us', 'gb'] as const) {
      const held = setUp.filter((one) => one.side === side && SPACE[one.at].territory !== side);
      const strong = held.filter(
        ({ at, units }) => sum(units.map((unit) => UNIT[unit].strength)) >= SPACE[at].value,
      );
      const worth = strong.map(({ at }) => at).filter((at) => SPACE[at].value > 0);
      expect(worth.sort()).toEqual([...LEDGER[id][side].towns].sort());
    }
  });

  it.each(SCENARIO_IDS)(
    '%s has forts in their time and back-up bases where a base is lost',
    (id) => {
      const { start, forts, destroyedBases, activeBackups, extraReinforcements } = SCENARIO[id];
      const year = TURN[start].year;
      expect(forts.filter((fort) => CARD[FORT[fort].card].deck >= year)).toEqual([]);
      expect(destroyedBases.filter((at) => SPACE[at].base === null)).toEqual([]);
      expect(activeBackups.filter((at) => SPACE[at].base?.role !== 'backup')).toEqual([]);
      const placed = pieces(id).map(({ piece }) => piece.id);
      const extra = extraReinforcements.flatMap(({ turn, side, units }) =>
        units.map((unit) => ({ unit, fits: before(start, turn) && UNIT[unit].side === side })),
      );
      expect(extra.filter(({ unit, fits }) => !fits || placed.includes(unit))).toEqual([]);
    },
  );

  it('MMW-3.4 a replacement stands only where the counter has one', () => {
    const turned = SCENARIO_IDS.map((id) =>
      SCENARIO[id].setUp.flatMap(({ leaders }) => leaders.filter(({ reverse }) => reverse)),
    );
    expect(turned.map((list) => list.map(({ id }) => LEADER[id].reverse?.name.en))).toEqual([
      [],
      ['Sheaffe'],
      ['Elliott'],
    ]);
  });

  it('the Entire War starts with what comes in its first turn and with the ships on the lakes', () => {
    const list = pieces('entire-war').map(({ piece }) => piece.id);
    const ships = SHIPS.filter(({ how }) => how === 'setup').map(({ id }) => id);
    expect(ships.filter((id) => !list.includes(id))).toEqual([]);
    expect(ships).toHaveLength(13);
    expect(Object.values(SCENARIO['entire-war'].lakeControl)).toEqual([null, null, null, null]);
  });
});
