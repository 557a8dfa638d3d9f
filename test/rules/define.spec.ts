import { settingOf } from '../../src/games/rulesets/setting.js';
import { RULESETS } from '../../src/rules/index.js';
import { defineRuleset } from '../../src/rules/kernel/define.js';
import type { Seat } from '../../src/rules/kernel/frame.js';
import type { JsonObject } from '../../src/rules/kernel/json.js';
import {
  isApart,
  isOn,
  longestOf,
  optionsOf,
  seatNamesOf,
  type Setting,
} from '../../src/rules/kernel/options.js';
import { start } from '../../src/rules/kernel/play.js';
import { seededChance } from '../../src/rules/kernel/random.js';
import { casesOf } from './support/cases.js';
import { expectLinear } from './support/growth.js';
import { TOY } from './support/toy/index.js';
import type { ToyState } from './support/toy/state.js';
import { viewersOf } from './support/world.js';

const text = (en: string) => ({ en, ja: en });
const names = { red: text('Rose'), blue: text('Sky') };

/** The toy with a scenario of other options, written in a notation that has a header and lines. */
const GAME = defineRuleset<ToyState, JsonObject, Seat>(
  {
    ...TOY,
    scenarios: [
      ...TOY.scenarios,
      {
        id: 'short',
        title: text('Short'),
        options: { slowStart: { title: text('Slow start'), default: true } },
        seatNames: names,
        longest: 60,
      },
    ],
    viewSchema: { type: 'object', properties: { turn: {} }, required: ['turn'] },
    writePosition: (state) =>
      `toy 1\n${JSON.stringify({ ...state, options: undefined, scenario: undefined })}\n`,
    readPosition: (source) => {
      const [header, ...lines] = source.split('\n');
      const at = lines.findIndex((line) => line !== '');
      if (header !== 'toy 1') return { line: 1, message: text('no header') };
      if (!lines[at]?.startsWith('{')) return { line: at + 2, message: text('no state') };
      return JSON.parse(lines[at]) as ToyState;
    },
  },
  { calm: { isOn: ({ turn }) => turn < 0, set: (state, on) => void (state.turn = on ? -1 : 0) } },
);

const begun = (setting: Setting): ToyState => start(GAME, setting, seededChance(1)).state;
const SHORT = { scenario: 'short', options: { slowStart: true } };

describe('the options of a game', () => {
  it('are kept in its state, or where the game keeps them', () => {
    expect(begun(SHORT)).toMatchObject({ scenario: 'short', options: SHORT.options });
    expect(isOn(begun(SHORT), 'slowStart')).toBe(true);
    const calm = begun({ scenario: 'standard', options: { calm: true } });
    expect([calm.turn, calm.options, calm.scenario]).toEqual([-1, undefined, undefined]);
    expect(isOn(begun({ scenario: 'standard', options: {} }), 'slowStart')).toBe(false);
  });

  it('are told by every view and by the schema, unless the game does so itself', () => {
    const state = begun(SHORT);
    for (const viewer of viewersOf(GAME))
      expect(GAME.view(state, viewer)).toMatchObject({ slowStart: true });
    expect(GAME.view(begun({ ...SHORT, options: {} }), null)).toMatchObject({ slowStart: false });
    expect(GAME.viewSchema).toMatchObject({
      properties: { turn: {}, slowStart: { type: 'boolean' } },
      required: ['turn'],
    });
    const standard = begun({ scenario: 'standard', options: {} });
    expect(GAME.view(standard, null)).not.toHaveProperty('slowStart');
    expect(GAME.view(state, null)).not.toHaveProperty('calm');
  });

  it('are written after the header of a position and read again', () => {
    const state = begun(SHORT);
    const position = GAME.writePosition(state);
    expect(position.split('\n').slice(0, 3)).toEqual(['toy 1', 'scenario short', 'slow-start']);
    expect(GAME.readPosition(position)).toEqual({ ...state, options: { slowStart: true } });
    expect(GAME.readPosition(`toy 1\n calm # by hand\n${position.split('\n')[3]}`)).toMatchObject({
      turn: -1,
    });
  });

  it('are refused by name and line where the scenario of a position does not offer them', () => {
    const [header, scenario, option, rest] = GAME.writePosition(begun(SHORT)).split('\n');
    expect(GAME.readPosition([header, '', option, rest].join('\n'))).toEqual({
      line: 3,
      message: {
        en: 'the scenario has no option slow-start',
        ja: 'シナリオにオプションslow-startはない',
      },
    });
    expect(GAME.readPosition([header, scenario, 'calm', rest].join('\n'))).toMatchObject({
      line: 3,
    });
  });

  it('leave mistakes on the lines where they stand', () => {
    expect(GAME.readPosition('toy 1\nslow-start\nscenario short\nnonsense')).toMatchObject({
      line: 4,
    });
    expect(GAME.readPosition('toy 1\nscenario other')).toMatchObject({ line: 2 });
  });

  it('are looked for in time that grows with the text and no faster', () => {
    // what `.` does not match, after many that might begin a comment
    expectLinear(200_000, (length) => GAME.readPosition(`toy 1\n${'#'.repeat(length)}\r\n`));
  });

  it('change nothing of a state or a view where a game has them elsewhere', () => {
    const played = RULESETS.flatMap((rules) =>
      rules.scenarios.map(({ id: scenario }) => ({ rules, scenario })),
    );
    for (const { rules, scenario } of played) {
      const all = Object.keys(optionsOf(rules, scenario));
      const options = Object.fromEntries(all.map((id) => [id, true]));
      const { state } = start(rules, { scenario, options }, seededChance(7));
      const named = isApart(rules, scenario) ? [scenario] : [];
      const words = rules
        .writePosition(state)
        .split('\n')
        .slice(1 + named.length, 1 + named.length + Object.keys(options).length);
      expect(words).toEqual(
        Object.keys(options).map((id) => id.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)),
      );
      expect(state.scenario).toBe(named[0]);
      expect(rules.readPosition(rules.writePosition(state))).toEqual(state);
    }
  });
});

describe('a scenario', () => {
  it('has options, names and a length of its own, or those of its ruleset', () => {
    expect(Object.keys(optionsOf(GAME, 'short'))).toEqual(['slowStart']);
    expect(Object.keys(optionsOf(GAME, 'standard'))).toEqual(['calm']);
    expect([longestOf(GAME, 'short'), longestOf(GAME, 'standard')]).toEqual([60, TOY.longest]);
    expect(seatNamesOf(GAME, 'short')).toBe(names);
    expect(seatNamesOf(GAME, 'standard')).toBe(TOY.seatNames);
  });

  it('is played by the contract suite with every combination of its own options', () => {
    const names = casesOf(GAME, 1).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('toy short'))).toEqual([
      'toy short',
      'toy short slowStart',
    ]);
    expect(names).toContain('toy standard calm');
    expect(names).not.toContain('toy standard slowStart');
  });

  it('fills in its own options in an order, and refuses others by name', () => {
    expect(settingOf(GAME, { scenario: 'short' })).toEqual(SHORT);
    expect(() => settingOf(GAME, { scenario: 'short', options: { calm: true } })).toThrow(
      'the scenario short has no option calm; its options are slowStart.',
    );
  });

  it.each(
    RULESETS.flatMap((rules) => rules.scenarios.map(({ id }) => [rules.id, id, rules] as const)),
  )('says which options there are, or that there are none: %s, %s', (_, scenario, rules) => {
    const names = Object.keys(optionsOf(rules, scenario));
    const told = names.length === 0 ? 'has no options.' : `its options are ${names.join(', ')}.`;
    expect(() => settingOf(rules, { scenario, options: { fog: true } })).toThrow(told);
  });
});
