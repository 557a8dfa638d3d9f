import { hexsideOf } from '../hexsides.js';
import { HEX_IDS, hexOf } from '../map.js';
import { REGION } from '../regions.js';
import { SIDES } from '../side.js';
import { townOf, TOWNS } from '../towns.js';
import { isCombat, OTHER_COUNTERS, UNIT, type UnitCode } from '../units.js';
import {
  type Arrival,
  type Entry,
  SCENARIO,
  type Scenario,
  SCENARIO_IDS,
  type ScenarioId,
  SCENARIOS,
} from './index.js';
import { areaOf, landingsOf, mooringsAt, placesOf, portsOf } from './places.js';

/** What stands where, as the ledger has it: town and hex, or distance, town and number of hexes. */
// prettier-ignore
const LEDGER: Readonly<Record<Exclude<ScenarioId, 'campaign' | 'csg2' | 'csg3'>, Readonly<Record<'us' | 'gb' | 'usLater' | 'gbLater', readonly string[]>>>> = {
  basic: {
    us: ['philadelphia RR34 CA2', 'morristown WW36 CA17', 'west-point ZZ38 CA6', 'albany FFF38 CA1', 'fort-stanwix EEE33 CA1', 'ticonderoga KKK39 CA3', 'boston JJJ48 CA2'],
    gb: ['new-york-city XX38 BR20', 'oswego DDD29 BR1', 'st-johns QQQ39 BR10', 'montreal QQQ38 BR4', 'quebec ZZZ45 BR1'],
    usLater: ['2 philadelphia RR34 CA2', '3 albany FFF38 CA2', '6 philadelphia RR34 CA6'],
    gbLater: ['2 new-york-city XX38 BR10', '3 new-york-city XX38 BR14', '3 quebec ZZZ45 BR2'],
  },
  scenario1: {
    us: ['ticonderoga KKK39 RM5 A1 S1 F1', 'ticonderoga KKK39 B2', 'albany FFF38 RM2'],
    gb: ['st-johns QQQ39 BR2 TM1 F1', 'montreal QQQ38 BR1 TM1 M1', 'montreal QQQ38 B1', 'quebec ZZZ45 TM1 A1 S1 F1', 'anywhere D3'],
    usLater: ['2 fort-western TTT51 RM2 S1', '3 albany FFF38 RM2 S1', '4 albany FFF38 RM2', '5 albany FFF38 RM1 S1'],
    gbLater: ['2 northEastEdge TM1', '3 montreal QQQ38 TM1', '4 quebec ZZZ45 TM1', '5 quebec ZZZ45 TM2 S1', '6 northEastEdge TM1'],
  },
  scenario2: {
    us: ['ticonderoga KKK39 CA4 A1 S1 F1', 'ticonderoga KKK39 B1', 'mount-independence KKK40 RM1 E!', 'fort-stanwix EEE33 CA1 RM1 F1', 'albany FFF38 S1', 'west-point ZZ38 CA1 F1', 'fort-constitution ZZ39 CA1 RM1 F1', 'morristown WW36 CA8 RM4 A1 S1 E!', 'philadelphia RR34 RM2', 'anywhere D3'],
    gb: ['st-johns QQQ39 BR14 I1 A2 S1', 'st-johns QQQ39 B2', 'oswego DDD29 BR1 F1', 'new-york-city XX38 BR36 A1 S2 E!'],
    usLater: ['2 albany FFF38 RM2', '3 albany FFF38 CA2', '4 albany FFF38 CA6 RM4 S1', '5 albany FFF38 CA6 S1', '6 albany FFF38 RM4'],
    gbLater: ['2 montreal QQQ38 S1', '3 oswego DDD29 BR1 I1 S1', '6 new-york-city XX38 BR1 S1'],
  },
  scenario3: {
    us: ['1:cheraw (7) CA4 S1', '2:georgetown (9) RM1 RMd1', '2:thickety-fort (19) CA1 RM1', '2:fort-prince-george (16) RM1', 'ramseys-mill T20 RM1', 'anywhere RM2', 'anywhere D4', 'charlotte-va AA22 RM3', 'dan B1'],
    gb: ['winnsboro L13 BR6 TM1 TMd1', 'camden L15 BR3 S1 M1', 'wilmington Q25 BR1', 'georgetown K19 TM1', 'ninety-six I9 BR1 TMd1 F1', 'augusta F9 BR1', 'charleston H17 BR2', 'savannah B13 TM1'],
    usLater: ['4 ncVaBorder CA2 S1'],
    gbLater: ['4 wilmington Q25 S1'],
  },
  scenario4: {
    us: ['baltimore MM29 CA3 S1', 'petersburg DD27 RM1 COM1', 'richmond EE27 COM1', 'charlotte-va AA22 COM1', 'charlottesville EE23 COM1'],
    gb: ['portsmouth EE30 BR2 TM1 S1'],
    usLater: ['3 2:charlotte-va (19) RM2', '4 paMdBorder CA2 S1', '4 2:charlotte-va (19) CA1', '5 2:charlotte-va (19) RM2', '7 port FR15 FA2 FS1', '7 baltimore MM29 CA6', '7 2:charlotte-va (19) RM2', '8 paMdBorderEastOfYork S1'],
    gbLater: ['2 portsmouth EE30 BR5 A2', '3 portsmouth EE30 S1', '4 portsmouth EE30 BR3', '4 ncVaBorder BR3', '7 portsmouth EE30 S1', '9 port BR10 S1'],
  },
};
function placeIn(scenario: Scenario, { where }: Entry): string {
  const places = placesOf(scenario, where);
  if ('at' in where) return `${where.at} ${places.join(' ')}`;
  if ('within' in where) return `${String(where.within)}:${where.of} (${String(places.length)})`;
  if ('edge' in where) return where.edge;
  if ('border' in where) return where.border;
  return 'anyPort' in where ? 'port' : 'onDan' in where ? 'dan' : 'anywhere';
}

const written =
  (scenario: Scenario) =>
  (entry: Entry | Arrival): string =>
    ('turn' in entry ? `${String(entry.turn)} ` : '') +
    placeIn(scenario, entry) +
    Object.entries(entry.units)
      .map(([code, n]) => ` ${code}${String(n)}`)
      .join('') +
    (entry.entrenched ? ' E!' : '');

/** The ledger has the set-up of the Campaign by other names: `campaign/campaign.spec.ts`. */
const WITH_LEDGER = SCENARIOS.filter(({ id }) => id in LEDGER);

describe.each(WITH_LEDGER)('$id', (scenario) => {
  it('A1776-scn1.setup.british A1776-scn1.setup.american A1776-scn1.reinf.british A1776-scn1.reinf.american A1776-scn2.setup.british A1776-scn2.setup.american A1776-scn2.reinf.british A1776-scn2.reinf.american A1776-scn3.setup.british A1776-scn3.setup.american A1776-scn3.reinf.british A1776-scn3.reinf.american A1776-scn4.setup.british A1776-scn4.setup.american A1776-scn4.reinf.british A1776-scn4.reinf.american has set-up and arrivals of the ledger, each place in its hex', () => {
    const ledger = LEDGER[scenario.id as keyof typeof LEDGER];
    expect(scenario.setup.us.map(written(scenario))).toEqual(ledger.us);
    expect(scenario.setup.gb.map(written(scenario))).toEqual(ledger.gb);
    expect(scenario.arrivals.us.map(written(scenario))).toEqual(ledger.usLater);
    expect(scenario.arrivals.gb.map(written(scenario))).toEqual(ledger.gbLater);
  });
});

describe.each(SCENARIOS)('$id', (scenario) => {
  const entries = SIDES.flatMap((side) => [...scenario.setup[side], ...scenario.arrivals[side]]);

  it('places them on land in play, within its turns, with the counters of the mix', () => {
    for (const entry of entries) {
      if ('box' in entry.where) continue;
      const places = placesOf(scenario, entry.where);
      expect(places.length).toBeGreaterThan(0);
      for (const place of places)
        if ('onDan' in entry.where) expect(hexsideOf(place)?.navigable).toBe(true);
        else expect([hexOf(place)?.kind, areaOf(scenario).has(place)]).toEqual(['land', true]);
    }
    for (const side of SIDES) {
      for (const { turn } of scenario.arrivals[side])
        expect(scenario.months[turn - 1]).toBeDefined();
      for (const code of Object.keys(UNIT) as UnitCode[]) {
        const standing = scenario.setup[side].filter(
          (entry) => !isCombat(code) && code in entry.units,
        );
        const count = standing.reduce((sum, { units }) => sum + (units[code] ?? 0), 0);
        const mix: Partial<Record<UnitCode, number>> = OTHER_COUNTERS[side];
        expect(count).toBeLessThanOrEqual(mix[code] ?? 0);
        for (const { units } of scenario.setup[side])
          if (units[code] !== undefined) expect([null, side]).toContain(UNIT[code].side);
      }
    }
  });

  it('A1776-adv.V names towns, forts and regions that there are', () => {
    const { victory, lasting, invasion } = scenario;
    const towns = [
      ...(lasting?.towns ?? []),
      ...(invasion ? [invasion.from] : []),
      ...(victory.by === 'garrisons'
        ? [...victory.inside, ...victory.alone, ...victory.cleared.hexes, ...victory.cleared.inside]
        : []),
      ...(victory.by === 'occupation' ? [...victory.all, ...victory.of] : []),
      ...(victory.by === 'holding' ? [...victory.british, ...victory.american] : []),
    ];
    for (const id of towns) expect(areaOf(scenario).has(townOf(id)?.hex ?? id)).toBe(true);
    if (victory.by === 'raid')
      for (const hex of REGION[victory.zone]) expect(areaOf(scenario).has(hex)).toBe(true);
    expect(new Set(scenario.setupOrder)).toEqual(new Set(SIDES));
  });
});

const units = (scenario: Scenario, code: UnitCode) =>
  SIDES.flatMap((side) => [...scenario.setup[side], ...scenario.arrivals[side]]).reduce(
    (sum, entry) => sum + (entry.units[code] ?? 0),
    0,
  );

it('A1776-adv.V.B A1776-scn1.rtr A1776-scn2.rtr A1776-scn3.rtr A1776-scn4.rtr lasts the turns of the ledger and begins with its first player', () => {
  expect(
    SCENARIOS.map(({ id, months, first }) => [id, months.length, months[0], months.at(-1), first]),
  ).toEqual([
    ['basic', 7, '1776-06', '1776-12', 'gb'],
    ['scenario1', 7, '1775-09', '1776-03', 'us'],
    ['scenario2', 7, '1777-05', '1777-11', 'gb'],
    ['scenario3', 5, '1780-12', '1781-04', 'gb'],
    ['scenario4', 9, '1781-03', '1781-11', 'gb'],
    ['csg2', 24, '1776-01', '1777-12', 'gb'],
    ['csg3', 18, '1778-04', '1779-09', 'gb'],
    ['campaign', 60, '1776-01', '1780-12', 'gb'],
  ]);
  expect(SCENARIO_IDS.map((id) => SCENARIO[id].id)).toEqual(SCENARIO_IDS);
});

/** A1776-camp.I.A the land of both sections. */
const BOTH = HEX_IDS.filter((id) => hexOf(id)?.kind === 'land').length;

it('A1776-camp.I.A A1776-scn1.area A1776-scn2.area A1776-scn3.area A1776-scn4.area plays on the area of the ledger', () => {
  expect(SCENARIOS.map((scenario) => areaOf(scenario).size)).toEqual([
    HEX_IDS.filter((id) => hexOf(id)?.kind === 'land' && hexOf(id)?.section === 'north').length,
    412,
    areaOf(SCENARIO.basic).size,
    HEX_IDS.filter((id) => hexOf(id)?.kind === 'land' && hexOf(id)?.section === 'south').length,
    260,
    ...[BOTH, BOTH, BOTH],
  ]);
  expect(
    portsOf(SCENARIO.scenario4)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['alexandria', 'annapolis', 'baltimore', 'norfolk', 'portsmouth', 'yorktown']);
});

it('A1776-basic.VII.control-points A1776-basic.VII.rtr has 111 points, and 26 BR against 10 CA arrive', () => {
  expect(
    Object.fromEntries(
      TOWNS.filter(({ points }) => points > 0).map(({ id, points }) => [id, points]),
    ),
  ).toEqual({
    philadelphia: 15,
    'new-york-city': 15,
    newport: 5,
    boston: 15,
    albany: 20,
    'west-point': 7,
    'fort-stanwix': 10,
    ticonderoga: 6,
    'st-johns': 3,
    montreal: 5,
    quebec: 10,
  });
  const later = (side: 'us' | 'gb', code: UnitCode) =>
    SCENARIO.basic.arrivals[side].reduce((sum, entry) => sum + (entry.units[code] ?? 0), 0);
  expect([later('gb', 'BR'), later('us', 'CA')]).toEqual([26, 10]);
  expect(SCENARIO.basic.victory).toEqual({ by: 'points', margin: 25 });
  expect(units(SCENARIO.basic, 'S')).toBe(0);
});

it('A1776-scn2.special.1 the invasion may land in 54 hexes, Quebec and Philadelphia among them, not in New York', () => {
  const { invasion } = SCENARIO.scenario2;
  const landings = landingsOf(SCENARIO.scenario2, invasion?.from ?? '');
  expect(landings).toHaveLength(54);
  expect(
    ['quebec', 'philadelphia', 'boston'].map((id) => landings.includes(townOf(id)?.hex ?? '')),
  ).toEqual([true, true, true]);
  expect(landings).not.toContain(townOf('new-york-city')?.hex);
  expect(invasion?.limit).toBe(30);
});

it('A1776-opt.II.A.6 bateaux begin at the moorings of the ledger', () => {
  const at = (id: string) => mooringsAt(townOf(id)?.hex ?? '');
  expect(at('montreal')).toEqual(['PPP38/QQQ38', 'QQQ38/QQQ39', 'QQQ38/RRR39']);
  expect(at('ticonderoga')).toEqual(['JJJ38/KKK39', 'KKK39/KKK40', 'KKK39/LLL40']);
  expect(at('st-johns')).toEqual(['QQQ38/QQQ39', 'QQQ39/QQQ40', 'QQQ39/RRR40']);
});

it('offers options to its scenarios as the ledger does', () => {
  const campaign = 'bateaux,forcedMarch,dragoons,capacity,garrisons,attrition';
  expect(SCENARIOS.map(({ offered, inverts }) => [offered.join(), inverts.join()])).toEqual([
    ['', ''],
    ['inverted,bateaux,forcedMarch', 'gb'],
    ['inverted,bateaux,forcedMarch', 'us'],
    ['inverted,bateaux,forcedMarch', 'us'],
    ['forcedMarch', ''],
    [`${campaign},navy`, ''],
    [campaign, ''],
    [`${campaign},navy`, ''],
  ]);
});

it('A1776-adv.I.C A1776-scn1.title A1776-scn2.title A1776-scn3.title A1776-scn4.title are four campaigns with their names', () => {
  const advanced = SCENARIOS.filter(({ rules, campaign }) => rules === 'advanced' && !campaign);
  expect(advanced.map(({ title }) => title.en)).toEqual([
    'Scenario 1: invasion of Canada, 1775',
    'Scenario 2: Saratoga campaign, 1777',
    "Scenario 3: Greene's southern campaign, 1780",
    'Scenario 4: Virginia - Yorktown campaign, 1781',
  ]);
});
