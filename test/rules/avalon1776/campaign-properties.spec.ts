import {
  LEVY_AREAS,
  type LevyArea,
  STRATEGIC,
} from '../../../src/rules/avalon1776/components/campaign/levies.js';
import {
  LANDING_COST,
  SHIP,
  type ShipId,
  SHIPS,
} from '../../../src/rules/avalon1776/components/campaign/ships.js';
import { SCENARIO } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { type Side, SIDES } from '../../../src/rules/avalon1776/components/side.js';
import { PORTS, townAt, townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { alliance } from '../../../src/rules/avalon1776/phases/france.js';
import { courseTo } from '../../../src/rules/avalon1776/questions/campaign/course.js';
import { militiaOf, rateOf } from '../../../src/rules/avalon1776/questions/campaign/status.js';
import { burden } from '../../../src/rules/avalon1776/questions/capacity.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import {
  type Action,
  choices,
  owed,
  play,
  type Played,
  start,
} from '../../../src/rules/kernel/index.js';
import type { RunPhase } from '../../../src/rules/kernel/phase.js';
import { playInPlace } from '../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { type Event, type Random, RecordingTable } from '../../../src/rules/kernel/table.js';
import { LONG } from '../../long.js';
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

describe('random play of the British who have to match the French', () => {
  const TURNS = 12;
  const { position, owing, decision } = deskOf('csg3');
  const rules = avalon1776;
  const [CHARLESTON, NEWPORT] = ['charleston', 'newport'].map((id) => townOf(id)!.port!);
  const REGULARS = ['charleston: 6', 'newport: in 4', 'savannah: 2', 'quebec: 5'];
  const PLACES = [
    ...['A17', 'south-box', 'east-box', 'halifax', 'transit-fr', 'transit-north', 'west-indies'],
    ...[CHARLESTON, CHARLESTON, NEWPORT, 'refit until 6', 'refit until 10', 'sunk'],
  ];
  const FLEETS = SHIPS.filter(({ side }) => side === 'gb').map(({ id }) => id);

  /** One to three French fleets with 0 to 8 points there, and the British scattered by chance. */
  function scattered(seed: number): State1776 {
    const random = seeded(seed);
    const french = ['fr-bf-a', 'fr-bf-b', 'fr-bf-vf'].map((id, nth) =>
      nth <= seed % 3 ? `ship ${id} west-indies` : `ship ${id} sunk`,
    );
    const ours = FLEETS.map((id) => {
      const at = PLACES[random(PLACES.length)]!;
      const some = at === 'sunk' ? 0 : random(4);
      return `ship ${id} ${at}${some > 0 ? `: ${some} BR` : ''}`;
    });
    const points = seed % 9;
    return position(
      [
        ...['time turn 3 us movement', 'entered 1', KEEP, ...french, ...ours],
        ...(points > 0 ? [`box west-indies us: ${points} FR`] : []),
        'fort newport: gb',
        ...REGULARS.map((line) => `gb ${line} BR`),
        ...(random(2) > 0 ? ['box halifax gb: 3 BR'] : []),
      ].join('\n'),
    );
  }

  /** Movement phases to the West Indies, by way of where it takes regulars aboard if it has yet to. */
  function phasesOf(id: ShipId, at: string, from: string | null): number {
    const there = courseTo(id, 'west-indies');
    if (from === null) return there.phasesFrom(at);
    const water = townAt(from)?.port ?? from;
    const after = there.phasesFrom(water, SHIP[id].move - LANDING_COST.port);
    return water === at ? after : courseTo(id, water).phasesFrom(at) + after;
  }

  interface Bound {
    readonly ship: ShipId;
    readonly from: string | null;
  }
  const boundIn = ({ events }: Played): Bound[] =>
    events.filter(({ type }) => type === 'bound').map(({ data }) => data as unknown as Bound);

  function expectNearer(before: State1776, after: State1776, { ship, from }: Bound): void {
    const aboard = (state: State1776) => state.ships?.[ship]?.aboard?.BR ?? 0;
    const [was, is] = [before, after].map((state) => state.ships![ship]!.at) as [string, string];
    const left = aboard(after) > aboard(before) ? null : from;
    expect([ship, was, is, phasesOf(ship, is, left) < phasesOf(ship, was, from)]).toEqual([
      ...[ship, was, is, true],
    ]);
  }

  const roomOf = (state: State1776, id: ShipId): number =>
    SHIP[id].capacity -
    Object.values(state.ships?.[id]?.aboard ?? {}).reduce((sum, count) => sum + count, 0);

  /** Whether regulars who have not moved are in a port, or in Halifax. */
  const areWaiting = ({ hexes, boxes }: State1776): boolean =>
    boxes?.halifax?.gb?.BR !== undefined ||
    PORTS.some(({ hex }) => {
      const lots = hexes[hex]?.gb;
      return lots?.rest?.BR !== undefined || lots?.in?.BR !== undefined;
    });

  /** What is still missing once these have been sent, and who could be sent for it. */
  function expectSent(state: State1776, sent: readonly Bound[]): void {
    const isSent = (id: ShipId) => sent.some(({ ship }) => ship === id);
    const at = (id: ShipId) => state.ships?.[id]?.at;
    const counted = (id: ShipId, unit: 'FR' | 'BR') => state.ships?.[id]?.aboard?.[unit] ?? 0;
    const french = SHIPS.filter((ship) => ship.french && at(ship.id) === 'west-indies');
    const going = FLEETS.filter((id) => isSent(id) || at(id) === 'west-indies');
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
    const box = state.boxes?.['west-indies'];
    const fleets = french.length - going.filter((id) => SHIP[id].kind === 'BF').length;
    const points =
      sum([box?.us?.FR ?? 0, ...french.map(({ id }) => counted(id, 'FR'))]) -
      sum([box?.gb?.BR ?? 0, ...going.map((id) => counted(id, 'BR'))]) -
      sum(sent.map(({ ship, from }) => (from === null ? 0 : roomOf(state, ship))));
    const idle = FLEETS.filter(
      (id) =>
        !going.includes(id) &&
        !['refit', 'sunk', 'away', 'due', undefined].includes(at(id)) &&
        state.ships?.[id]?.as === undefined,
    );
    if (fleets > 0) expect(idle.filter((id) => SHIP[id].kind === 'BF')).toEqual([]);
    if (points <= 0) return;
    expect(idle.filter((id) => counted(id, 'BR') > 0)).toEqual([]);
    if (areWaiting(state)) expect(idle.filter((id) => roomOf(state, id) > 0)).toEqual([]);
  }

  /** The French stay; the British do anything at all, or as little as they may. */
  function chosen(state: State1776, side: Side, random: Random, isIdle: boolean): Action {
    const all = choices(rules, state, side);
    if (all.length === 0)
      throw new Error(`${side} owes ${decision(state, side)} and may do nothing`);
    const least = ['retain', 'waive', 'end', 'hold'].flatMap((verb) =>
      all.filter((action) => action.do === verb),
    );
    return (side === 'us' || isIdle) && least.length > 0 ? least[0]! : all[random(all.length)]!;
  }

  const BEFORE_SAILING = ['muster', 'fleet', 'appear', 'dispatch', 'detach'];
  /** How many fleets were sent, and how often one was chosen. */
  function played(seed: number, isIdle: boolean) {
    const random = seeded(seed + 1);
    const chance = seededChance(seed);
    const met = { sent: 0, chosen: 0 };
    let state = scattered(seed);
    let sent: Bound[] | null = null;
    for (let steps = 0; state.turn < 3 + TURNS && state.outcome === null; steps++) {
      if (steps > 4000) throw new Error(`turn ${state.turn} does not end`);
      const side = owing(state)[0] as Side;
      const action = chosen(state, side, random, isIdle);
      const now = play(rules, state, side, [action], chance);
      if (!now.ok) throw new Error(`${JSON.stringify(action)} refused: ${now.code}`);
      if (now.events.some(({ type, data }) => type === 'segment' && data['side'] === 'gb'))
        sent = [];
      for (const one of boundIn(now)) {
        expectNearer(state, now.state, one);
        sent?.push(one);
        met.sent += 1;
      }
      met.chosen += Number(action.do === 'detach');
      state = now.state;
      if (sent === null || state.agenda.some(({ f }) => BEFORE_SAILING.includes(f))) continue;
      expectSent(state, sent);
      sent = null;
    }
    return met;
  }

  it.each([
    ['at random', false],
    ['idly', true],
  ])(
    'A1776-camp.IX.B.2.a.6.a every segment ends, who is sent comes nearer, and nobody who could be sent is left while something is missing: %s',
    (_, isIdle) => {
      const met = Array.from({ length: LONG ? 60 : 6 }, (__, nth) => played(nth + 12, isIdle));
      expect(met.filter(({ sent }) => sent > 0).length).toBeGreaterThan(3);
      expect(isIdle || met.some(({ chosen: some }) => some > 0)).toBe(true);
    },
  );
});

describe('random games of the short campaigns with every option', () => {
  const rules = avalon1776;
  type Data = Event['data'];
  /** The Continental Navy is left out: it is listed before anything is said of it. */
  const PLAIN = SHIPS.filter(({ kind }) => kind !== 'CN');
  const plainIn = (data: Data): ShipId[] =>
    (data['ships'] as ShipId[]).filter((id) => SHIP[id].kind !== 'CN');

  /** What each event brings to a side of fleets in play, damaged or about to come, or costs it; all others nothing. */
  const CHANGES: { readonly [event: string]: (data: Data, ships: State1776['ships']) => number } = {
    called: ({ comes }) => Number(comes),
    kept: ({ stays }) => Number(stays) - 1,
    released: () => -1,
    'ships-sunk': (data) => -plainIn(data).length,
    // both of the French who are due; their coming is no news then
    courted: ({ enters }) => 2 * Number(enters),
    appeared: (data, ships) => plainIn(data).filter((id) => ships?.[id] === undefined).length,
  };
  const changeOf = (events: readonly Event[], ships: State1776['ships'], side: Side): number =>
    events
      .filter(({ type, data }) => (type === 'courted' ? 'us' : data['side']) === side)
      .reduce((sum, { type, data }) => sum + (CHANGES[type]?.(data, ships) ?? 0), 0);

  const fleets = ({ ships }: State1776, side: Side): number =>
    PLAIN.filter((ship) => {
      const at = ships?.[ship.id]?.at;
      return ship.side === side && at !== undefined && at !== 'sunk' && at !== 'away';
    }).length;

  const burdens = (state: State1776): number[] =>
    SHIPS.map(({ id, side }) => burden(state, side, state.ships?.[id]?.aboard ?? {}));

  /** Who carries too much is French, has come so, and takes nobody more aboard. */
  function expectRoom(before: State1776, was: readonly number[], after: State1776): void {
    for (const [nth, is] of burdens(after).entries()) {
      const { id, french, capacity, side, load } = SHIPS[nth]!;
      if (is <= capacity) continue;
      const most = before.ships?.[id] === undefined ? burden(after, side, load) : was[nth]!;
      expect([id, french, is <= most]).toEqual([id, true, true]);
    }
  }

  const INTERPHASE = ['quarter', 'levy', 'raise', 'cull', 'dragoons', 'mount', 'intake', 'port'];
  const isInterphase = ({ agenda }: State1776): boolean =>
    agenda.some(({ f }) => INTERPHASE.includes(f));

  function expectCeilings(state: State1776): void {
    for (const area of LEVY_AREAS)
      for (const levy of ['RM', 'TM'] as const)
        expect(militiaOf(state, area, levy)).toBeLessThanOrEqual(
          rateOf(area, state.areas![area], levy),
        );
  }

  /** How often a fleet carried too much, and how many interphases there were. */
  function playedOut(scenario: 'csg2' | 'csg3', seed: number) {
    const chance = seededChance(seed);
    const random = seeded(seed);
    const options = Object.fromEntries(SCENARIO[scenario].offered.map((option) => [option, true]));
    const { state } = start(rules, { scenario, options }, chance);
    const met = { over: 0, quarters: 0, ships: 0 };
    while (state.outcome === null) {
      const seats = owed(rules, state);
      const seat = seats[random(seats.length)]!;
      const all = choices(rules, state, seat);
      const [before, was, wasQuarter] = [{ ...state }, burdens(state), isInterphase(state)];
      const table = new RecordingTable(chance);
      playInPlace(rules, state, seat, all[random(all.length)]!, table);
      expectRoom(before, was, state);
      for (const side of SIDES) {
        const change = changeOf(table.events, before.ships, side);
        if (fleets(state, side) !== fleets(before, side) + change)
          throw new Error(`${scenario} ${seed}: ${rules.writePosition(before)}`);
        met.ships += Math.abs(change);
      }
      met.over += Number(burdens(state).some((is, nth) => is > SHIPS[nth]!.capacity));
      if (!wasQuarter || isInterphase(state)) continue;
      expectCeilings(state);
      met.quarters += 1;
    }
    return met;
  }

  it('A1776-camp.IX.C.4.b A1776-campopt.IV.note A1776-camp.III.B.5.a no fleet takes aboard more than it may, fleets come and go only as is told, and militia keeps its ceilings', () => {
    const met = (LONG ? [1, 2, 3] : [1]).map((seed) => playedOut('csg3', seed));
    if (LONG) met.push(...[1, 2, 3].map((seed) => playedOut('csg2', seed)));

    for (const what of ['over', 'quarters', 'ships'] as const)
      expect([what, met.some((one) => one[what] > 0)]).toEqual([what, true]);
  });
});
