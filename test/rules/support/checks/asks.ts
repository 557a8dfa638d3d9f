import { actionKey } from '../../../../src/rules/kernel/action.js';
import { owed } from '../../../../src/rules/kernel/agenda.js';
import { asksOf } from '../../../../src/rules/kernel/asked.js';
import type { Asks, Counter } from '../../../../src/rules/kernel/asks.js';
import { canonical } from '../../../../src/rules/kernel/json.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { LOCALES, type Text } from '../../../../src/rules/kernel/text.js';
import { type Check, check, someSteps, viewersOf } from '../world.js';
import { readable } from './texts.js';

type Fail = (detail: string) => never;

/** Ids that no sentence has in it by chance: of two words and more. */
const idsOf = ({ domains, phases }: Ruleset): string[] =>
  [...Object.values(domains).flat().map(String), ...Object.keys(phases)].filter((id) =>
    /[a-z0-9][-:_][a-z0-9]/.test(id),
  );

export const clean = (rules: Ruleset) => {
  const ids = idsOf(rules);
  return (text: Text, of: string, fail: Fail): void => {
    for (const locale of LOCALES) {
      readable(text[locale], locale, of, fail);
      const words = new Set(text[locale].split(/[^A-Za-z0-9:_-]+/));
      const leaked = ids.find((id) => words.has(id));
      if (leaked !== undefined) fail(`${of} has the id ${leaked} in it: ${text[locale]}`);
    }
  };
};

function counted({ value, of }: Counter, asks: Asks, fail: Fail): void {
  if (!Number.isInteger(value) || value < 0 || (of !== null && value > of))
    fail(`${asks.id} counts ${value} of ${of}: ${asks.text.en}`);
}

const decisions = check('a decision says what it asks, to whoever owes it', (world, fail) => {
  const { rules } = world;
  const read = clean(rules);
  for (const { before } of someSteps(world, 400)) {
    for (const seat of rules.seats) {
      const asks = asksOf(rules, before, rules.view(before, seat), seat);
      if ((asks !== null) !== owed(rules, before).includes(seat))
        fail(`${seat} is asked ${asks?.id}`);
      if (asks === null) continue;
      read(asks.text, asks.id, fail);
      if (asks.ends !== null) read(asks.ends, `the end of ${asks.id}`, fail);
      if (rules.clauses[asks.clause] === undefined) fail(`${asks.id} cites ${asks.clause}`);
      for (const one of asks.counters) {
        read(one.label, `a counter of ${asks.id}`, fail);
        counted(one, asks, fail);
      }
    }
  }
});

/**
 * Decisions that may be asked again in the same words: the piece or the place that is chosen next is all there is to
 * say, and what is left to choose tells it.
 */
const ALIKE: { readonly [ruleset: string]: readonly string[] } = {
  toy: ['deploy'],
  avalon1776: ['raze', 'combat'],
  madison: ['pick'],
};

const said = ({ id, text, counters }: Asks): string => canonical({ id, text, counters } as never);

const again = check('a question that comes again says what has changed', (world, fail) => {
  const { rules } = world;
  const alike = ALIKE[rules.id] ?? [];
  for (const { before, seat, action, played } of someSteps(world, 400)) {
    const asked = asksOf(rules, before, rules.view(before, seat), seat);
    const next = asksOf(rules, played.state, rules.view(played.state, seat), seat);
    if (asked === null || next === null || alike.includes(asked.id)) continue;
    if (said(asked) === said(next)) fail(`after ${actionKey(action)}: ${said(asked)}`);
  }
});

const standing = check('everybody is told where the game stands, and the score', (world, fail) => {
  const { rules } = world;
  const read = clean(rules);
  for (const { before } of someSteps(world, 100)) {
    for (const viewer of viewersOf(rules)) {
      const view = rules.view(before, viewer);
      read(rules.stage(view), 'the stage', fail);
      if (rules.stage(view).en.includes('\n')) fail('the stage is no line');
      for (const { seat, value, parts } of rules.score(view)) {
        if (!rules.seats.includes(seat)) fail(`the score of ${seat}`);
        if (!Number.isFinite(value)) fail(`${seat} has ${value} points`);
        for (const { label } of parts) read(label, 'a part of the score', fail);
        const sum = parts.reduce((all, part) => all + part.value, 0);
        if (parts.length > 0 && sum !== value) fail(`${seat} has ${value} points, in parts ${sum}`);
      }
    }
  }
});

export const ASKS: readonly Check[] = [decisions, again, standing];
