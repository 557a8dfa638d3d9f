import { componentsOf } from '../../src/chat/discord/components.js';
import { checkMessage as checkDiscord, LIMITS as DISCORD } from '../../src/chat/discord/limits.js';
import { firstPath, type Menu, menuOf, type Offer } from '../../src/chat/menus/menu.js';
import { after, narrowed, STEPS } from '../../src/chat/menus/narrow.js';
import { decodePath, encodePath, type Path } from '../../src/chat/menus/path.js';
import { pathOfFound, searchChoices } from '../../src/chat/menus/search.js';
import { wordingOf } from '../../src/chat/menus/wording.js';
import { blocksOf } from '../../src/chat/slack/blocks.js';
import { checkMessage as checkSlack, LIMITS as SLACK } from '../../src/chat/slack/limits.js';
import { RULESETS } from '../../src/rules/index.js';
import { type Action, actionKey } from '../../src/rules/kernel/action.js';
import { owed } from '../../src/rules/kernel/agenda.js';
import { asksOf } from '../../src/rules/kernel/asked.js';
import type { Seat, State } from '../../src/rules/kernel/frame.js';
import { choices, playInPlace, start } from '../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { type Random, RecordingTable } from '../../src/rules/kernel/table.js';
import { type Locale, LOCALES } from '../../src/rules/kernel/text.js';
import { LONG } from '../long.js';

/** Of each ruleset, its scenarios in turn. */
const GAMES = LONG ? 100 : 7;
/** Actions of each game that are looked at. */
const MOST_ACTIONS = LONG ? Infinity : 100;
/** Where there are no more choices all menus are built, else those on the ways to some choices drawn at random. */
const FEW = 8;
const WAYS = 2;
const LONGEST_MS = LONG ? 3_600_000 : 60_000;

const FIRST = firstPath('0f8fad5b-d9cb-469f-a165-70867728950e', 1295, 35);

/** The options of a menu as an app shows them, and what each sends back. */
interface Shown {
  readonly read: readonly string[];
  readonly back: readonly (string | undefined)[];
}

interface App {
  readonly most: number;
  /** Builds the message and checks it. */
  show(menu: Menu, question: string, locale: Locale): Shown;
}

const discord: App = {
  most: DISCORD.options,
  show(menu, question, locale) {
    const message = componentsOf(menu, question, locale);
    checkDiscord(message);
    const all: any[] = message.components.flatMap(({ components }) => components);
    const shown = menu.look === 'menu' ? all[0].options : all.slice(0, menu.options.length);
    return {
      read: shown.map(({ label }: any) => label),
      back: shown.map((one: any) => one.value ?? one.custom_id),
    };
  },
};

const slack: App = {
  most: SLACK.options,
  show(menu, question, locale) {
    const message = blocksOf(menu, question, locale);
    checkSlack(message);
    const all: any[] = message.blocks[1].elements;
    const shown = menu.look === 'menu' ? all[0].options : all.slice(0, menu.options.length);
    return {
      read: shown.map(({ text }: any) => text.text),
      back: shown.map((one: any) => one.value ?? one.action_id),
    };
  },
};

interface Asked {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  readonly all: readonly Action[];
}

interface Counted {
  decisions: number;
  choices: number;
  menus: number;
  steps: number;
  pages: number;
}

/** Every choice that presses lead to, with how many it takes; none is met twice where each has one path. */
function reached(all: readonly Action[], path: Path, steps = 0): [string, number][] {
  const found = narrowed(all, path);
  if (found === null) throw new Error(`leads nowhere: ${encodePath(path)}`);
  const { left, question } = found;
  if (question === null) return left.map((action) => [actionKey(action), steps]);
  return question.groups.flatMap((_, i) => reached(all, after(path, question, i), steps + 1));
}

function expectReached({ all }: Asked, counted: Counted): void {
  const found = reached(all, FIRST);
  expect(
    found
      .map(([key]) => key)
      .sort()
      .join(),
  ).toBe(all.map(actionKey).sort().join());
  for (const [, steps] of found) counted.steps = Math.max(counted.steps, steps);
}

/** No two options of a menu read the same, and each comes back as what it leads to. */
function optionFault({ look, options }: Menu, { read, back }: Shown): string | null {
  if (read.length !== options.length || new Set(read).size !== options.length)
    return `reads the same: ${read.join(' / ')}`;
  const lost = options.findIndex(({ next }, i) => back[i] !== encodePath(next));
  return lost < 0 ? null : `${look}: ${read[lost]} does not lead where it should`;
}

interface Looking {
  readonly offer: Offer;
  readonly question: string;
  readonly show: App['show'];
  readonly counted: Counted;
}

/** Builds one menu; what it asks next. Every press goes by its text, as it comes back from an app. */
function lookAt({ offer, question, show, counted }: Looking, path: Path): readonly Path[] {
  const step = menuOf(offer, decodePath(encodePath(path))!);
  if (step === null) throw new Error(`leads nowhere: ${encodePath(path)}`);
  if (step.kind === 'decided') return [];
  const fault = optionFault(step, show(step, question, offer.wording.locale));
  if (fault !== null) throw new Error(fault);
  counted.menus += 1;
  counted.pages = Math.max(counted.pages, step.pages);
  const turned = path.page + 1 < step.pages ? [{ ...path, page: path.page + 1 }] : [];
  return [...step.options.map(({ next }) => next), ...turned];
}

function lookAtAll(looking: Looking, path: Path): void {
  for (const next of lookAt(looking, path)) lookAtAll(looking, next);
}

function lookAtSome(looking: Looking, random: Random): void {
  let paths = lookAt(looking, FIRST);
  while (paths.length > 0) paths = lookAt(looking, paths[random(paths.length)]!);
}

function expectFound({ choices, wording }: Offer, random: Random): void {
  const action = choices[random(choices.length)]!;
  const found = searchChoices(choices, wording.label(action).toUpperCase(), wording, 25);
  const paths = found.map((one) => pathOfFound(FIRST, one));
  const steps = paths.map((path) => menuOf({ choices, wording, most: 25 }, path));
  expect(steps.map((step) => step?.kind === 'decided' && step.action)).toContain(action);
}

function lookAtDecision(asked: Asked, random: Random, counted: Counted): void {
  const { rules, state, seat, all } = asked;
  counted.decisions += 1;
  counted.choices = Math.max(counted.choices, all.length);
  expectReached(asked, counted);
  const view = rules.view(state, seat);
  const asks = asksOf(rules, state, view, seat);
  for (const locale of LOCALES) {
    const wording = wordingOf(rules, view, locale);
    const question = asks?.text[locale] ?? '';
    for (const { most, show } of [discord, slack]) {
      const looking = { offer: { choices: all, wording, most }, question, show, counted };
      if (all.length <= FEW) lookAtAll(looking, FIRST);
      else for (let way = 0; way < WAYS; way++) lookAtSome(looking, random);
    }
    expectFound({ choices: all, wording, most: 25 }, random);
  }
}

function playGame(rules: Ruleset, nth: number, counted: Counted): void {
  const scenario = rules.scenarios[nth % rules.scenarios.length]!.id;
  const chance = seededChance(nth);
  const random = seeded(nth);
  const { state } = start(rules, { scenario, options: {} }, chance);
  for (let step = 0; state.outcome === null && step < MOST_ACTIONS; step++) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)]!;
    const all = choices(rules, state, seat);
    lookAtDecision({ rules, state, seat, all }, random, counted);
    playInPlace(rules, state, seat, all[random(all.length)]!, new RecordingTable(chance));
  }
}

describe('menus of chat apps, in both languages', () => {
  it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
    'lead to every choice of %s, by one path of three presses at most, and fit',
    (_, rules) => {
      const counted = { decisions: 0, choices: 0, menus: 0, steps: 0, pages: 0 };
      for (let nth = 0; nth < GAMES; nth++) playGame(rules, nth, counted);
      expect(counted.decisions).toBeGreaterThan(500);
      expect(counted.menus).toBeGreaterThan(counted.decisions);
      expect(counted.choices).toBeGreaterThan(DISCORD.options);
      expect(counted.steps).toBeGreaterThan(1);
      expect(counted.steps).toBeLessThanOrEqual(STEPS);
    },
    LONGEST_MS,
  );
});
