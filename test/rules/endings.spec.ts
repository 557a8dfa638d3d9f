import { avalon1776 } from '../../src/rules/avalon1776/index.js';
import { columbia1812 } from '../../src/rules/columbia1812/index.js';
import {
  type Action,
  type Ending,
  type Json,
  type Ruleset,
  type Seat,
  type State,
} from '../../src/rules/kernel/index.js';
import { CARD, CARD_IDS } from '../../src/rules/madison/components/cards/index.js';
import { madison } from '../../src/rules/madison/index.js';
import { isCombatRule } from '../../src/rules/madison/questions/language/language.js';
import { ops1812 } from '../../src/rules/ops1812/index.js';
import { deskOf, hex } from './avalon1776/advanced.js';
import * as basic from './avalon1776/support.js';
import * as columbia from './columbia1812/support.js';
import { fight } from './madison/fight.js';
import * as ops from './ops1812/support.js';

const endings = <S extends State, V, A extends Seat>(
  rules: Ruleset<S, V, A>,
  state: S,
  viewer: A | null,
): readonly Ending[] | null => rules.combat.endings(rules.view(state, viewer));

/** `American victory us 0.545`. */
const told = (all: readonly Ending[] | null) =>
  all?.map(({ label, seat, p }) => `${label.en} ${seat} ${p.toFixed(3)}`);

describe('how a combat ends from where it stands, War of 1812', () => {
  const attacked = columbia.act(
    columbia.position(`
  time 1812 turn 3 first us stage army active us
  us amherstburg: us-9th-infantry 1
  gb amherstburg: gb-89th-foot 2
  gb london: gb-49th-foot
  mark us-9th-infantry {"came":{"from":"detroit"}}`),
    'us',
    ['done'],
  ).state;

  it('nobody may know before the blocks are laid open', () => {
    for (const viewer of ['us', 'gb', null] as const)
      expect(endings(columbia1812, attacked, viewer)).toBeNull();
  });

  it('begins with whoever has the next battle turn', () => {
    const { state } = columbia.act(attacked, 'gb', ['accept'], [1, 1]);
    const seen = endings(columbia1812, state, 'us');
    // 1 die against 2: the first hit by the British wins, two by the Americans do
    const [us, gb] = [1 / 6, 1 - (5 / 6) ** 2];
    const even = us / (1 - (1 - us) ** 2);
    const won = (us * (1 - us) * even) / (1 - (1 - us) * (1 - gb));
    expect(told(seen)).toEqual([
      `American victory us ${won.toFixed(3)}`,
      `British victory gb ${(1 - won).toFixed(3)}`,
    ]);
    expect(seen?.[0]?.label.ja).toBe('アメリカの勝利');
    expect(endings(columbia1812, state, null)).toEqual(seen);
  });

  it('is not told of a force that goes', () => {
    const joined = columbia.act(attacked, 'gb', ['accept'], [1, 1]).state;
    const going = columbia.act(joined, 'us', ['retreat'], [1]).state;
    expect(endings(columbia1812, going, 'us')).toBeNull();
  });
});

describe("how a combat ends from where it stands, Mr. Madison's War", () => {
  const put = { 'oh-1': 'york', 'oh-2': 'york', 'york-mil': 'york' };

  it('is known before a round is rolled, whoever leads', () => {
    const { state } = fight('york', 'us', put, { from: 'burlington' });
    const seen = endings(madison, state, null);
    expect(seen?.map(({ label }) => label.en)).toContain('British retreat');
    expect(seen?.map(({ label }) => label.ja)).toContain('イギリスの退却');
    const asked = madison.combat.odds({
      kind: 'land',
      space: 'york',
      attackers: ['oh-1', 'oh-2'],
      defenders: ['york-mil'],
      turn: '1813-2',
    });
    const beaten = asked!.rows
      .filter(({ result }) => String(result['ending']).startsWith('defender'))
      .reduce((sum, { probability }) => sum + probability, 0);
    const won = seen!.filter(({ seat }) => seat === 'us').reduce((sum, { p }) => sum + p, 0);
    expect(won).toBeCloseTo(beaten, 9);
  });

  it('is not known where the card played changes the combat', () => {
    const { state } = fight('york', 'us', put, { from: 'burlington' });
    const changes = CARD_IDS.find((id) => CARD[id].effect.some(isCombatRule))!;
    const plain = CARD_IDS.find((id) => !CARD[id].effect.some(isCombatRule))!;
    const playing = (card: typeof plain) => ({ ...state, play: { ...state.play!, card } });
    expect(endings(madison, playing(changes), null)).toBeNull();
    expect(endings(madison, playing(plain), null)).not.toBeNull();
  });

  it('counts from the second round without what the first alone has', () => {
    const first = fight('york', 'us', put, { from: 'lake-ontario' }).state;
    const later = structuredClone(first);
    const frame = later.agenda.find(({ f }) => f === 'combat') as unknown as { round: number };
    frame.round = 2;
    expect(told(endings(madison, later, null))).not.toEqual(told(endings(madison, first, null)));
  });
});

describe('how a battle ends from where it stands, Operations', () => {
  const text = `us niagara-us: 2 regular 1 militia\ngb niagara-gb: 2 regular
fort niagara-gb\nwaterway erie us 2 gb 0`;
  const begun = ops.operating('us', 'campaign', 2, text);

  it('is that of the forces and dice that are left', () => {
    const rolled = [1, 1, 1, 1, 1, 1, 1];
    const { state } = ops.act(begun, 'us', 'march niagara-us niagara-gb', rolled);
    const asked = ops1812.combat.odds({
      kind: 'battle',
      attacker: { regular: 2, militia: 1 },
      defender: { regular: 2 },
      attackerBonus: 1,
      defenderBonus: 1,
    });
    const share = (ending: string) =>
      asked!.rows
        .filter(({ result }) => result['ending'] === ending)
        .reduce((sum, { probability }) => sum + probability, 0)
        .toFixed(3);
    expect(told(endings(ops1812, state, 'gb'))).toEqual([
      `American victory us ${share('defender-destroyed')}`,
      `British victory gb ${share('attacker-destroyed')}`,
      `Nobody is left null ${share('both-destroyed')}`,
    ]);
  });
});

describe('how a combat ends from where it stands, 1776', () => {
  const { position, walk, act } = deskOf('scenario2');
  const fought = walk(
    position('time turn 1 gb combat\ngb albany: 4 BR\nus albany: 4 CA 1 S'),
    'gb',
    `fight ${hex('albany')}`,
  );

  it('is known once supply is declared, each card as likely', () => {
    expect(endings(avalon1776, fought, 'gb')).toBeNull();
    const { state } = act(fought, 'us', 'supply none');
    const asked = avalon1776.combat.odds({
      kind: 'combat',
      attacker: 'gb',
      gb: { units: { BR: 4 }, supplied: false },
      us: { units: { CA: 4 }, supplied: false },
    });
    const share = (fits: (left: number, other: number) => boolean) =>
      asked!.rows
        .filter(({ result }) => fits(Number(result['attacker']), Number(result['defender'])))
        .reduce((sum, { probability }) => sum + probability, 0)
        .toFixed(3);
    const seen = told(endings(avalon1776, state, 'us'));
    expect(seen).toContain(`British force destroyed us ${share((own) => own === 0)}`);
    expect(seen).toContain(
      `Losses on both sides null ${share((own, us) => own < 4 && own > 0 && us < 4)}`,
    );
    expect(seen).toContain(`No losses null ${share((own, us) => own === 4 && us === 4)}`);
  });
});

describe('what is known of an attack before it is made', () => {
  const known = <S extends State, V, A extends Seat>(
    rules: Ruleset<S, V, A>,
    state: S,
    viewer: A,
    action: Action,
  ) => rules.combat.attack?.(rules.view(state, viewer), action);

  const ground = `us niagara-us: 2 regular 1 militia\ngb niagara-gb: 2 regular
fort niagara-gb\nwaterway erie us 2 gb 0`;
  const campaign = ops.operating('us', 'campaign', 2, ground);
  const way = { from: 'niagara-us', to: 'niagara-gb' };

  it('is, in Operations, how the battle ends that it begins, bonus dice and all', () => {
    const asked = ops1812.combat.odds({
      kind: 'battle',
      ...{ attacker: { regular: 2, militia: 1 }, defender: { regular: 2 } },
      ...{ attackerBonus: 1, defenderBonus: 1 },
    });
    const won = asked!.rows
      .filter(({ result }) => result['ending'] === 'defender-destroyed')
      .reduce((sum, { probability }) => sum + probability, 0);
    const march = known(ops1812, campaign, 'us', { do: 'march', ...way });
    expect(march?.dice).toBe(7);
    expect(told(march?.endings ?? null)?.[0]).toBe(`American victory us ${won.toFixed(3)}`);
    // it takes those dice and no more
    ops.act(campaign, 'us', 'march niagara-us niagara-gb', [1, 1, 1, 1, 1, 1, 1]);
  });

  it('is, in Operations, of a part of the force once it is said which', () => {
    expect(known(ops1812, campaign, 'us', { do: 'detach', ...way })).toEqual({
      dice: null,
      endings: null,
    });
    const parted = ops.walk(campaign, 'us', 'detach niagara-us niagara-gb');
    const send = { do: 'send', regular: 1, militia: 0, indian: 0 };
    expect(known(ops1812, parted, 'us', send)?.dice).toBe(5);
  });

  it('is, in 1776, in the Basic Game what its table has, in the Advanced its die alone', () => {
    const declared = basic.position('time turn 1 gb combat\ngb albany: 4 BR\nus albany: 4 CA');
    const fought = { do: 'fight', hex: basic.hex('albany') };
    const seen = known(avalon1776, declared, 'gb', fought);
    expect(seen?.dice).toBe(1);
    expect(told(seen?.endings ?? null)).toEqual([
      'British force destroyed us 0.167',
      'British losses us 0.333',
      'American losses gb 0.167',
      'Losses on both sides null 0.167',
      'No losses null 0.167',
    ]);
    const { position } = deskOf('scenario2');
    const advanced = position('time turn 1 gb combat\ngb albany: 4 BR\nus albany: 4 CA 1 S');
    expect(known(avalon1776, advanced, 'gb', fought)).toEqual({ dice: 1, endings: null });
  });

  it("is, in Mr. Madison's War, the dice of a round alone, and in War of 1812 nothing", () => {
    const put = { 'oh-1': 'york', 'oh-2': 'york', 'york-mil': 'york' };
    const { state } = fight('york', 'us', put, { from: 'burlington' });
    const step = { do: 'assault', unit: 'oh-1', space: 'york' };
    expect(known(madison, state, 'us', step)).toEqual({ dice: 2, endings: null });
    expect(columbia1812.combat.attack).toBeUndefined();
  });
});

it('a modifier says what its value is, of a die where it says nothing', () => {
  const kinds = (rules: Pick<Ruleset, 'combat'>, combat: Json) =>
    rules.combat.odds(combat)?.modifiers.map(({ value, kind = 'DIE' }) => `${value} ${kind}`);
  const bonus = { attackerBonus: 1, defenderBonus: 2 };
  const forces = { attacker: { regular: 2 }, defender: { regular: 2 } };
  expect(kinds(ops1812 as never, { kind: 'battle', ...forces, ...bonus })).toEqual([
    '1 DICE',
    '2 DICE',
  ]);
  const met = { units: { BR: 4 }, supplied: true };
  const bare = { units: { CA: 4 }, supplied: false };
  const cards = { kind: 'combat', attacker: 'gb', gb: met, us: bare, works: 'fort' };
  expect(kinds(avalon1776 as never, cards)).toEqual(['0.5 FACTOR', '2 FACTOR']);
  const pursuit = { kind: 'pursuit', blocks: 2, dragoon: true };
  expect(kinds(columbia1812 as never, pursuit)).toEqual(['1 DICE']);
});
