import { invalidInput } from '../../errors/errors.js';
import { optionsOf, type OptionTable, type Ruleset, type Setting } from '../../rules/index.js';

/** What the creator asks for; options that are not named have their default. */
interface Wish {
  readonly scenario: string;
  readonly options?: { readonly [option: string]: boolean } | undefined;
}

/** The scenario and every option of a new game, with defaults of the ruleset filled in. Throws INVALID_INPUT. */
export function settingOf(rules: Ruleset, { scenario, options = {} }: Wish): Setting {
  const scenarios = rules.scenarios.map(({ id }) => id);
  if (!scenarios.includes(scenario))
    throw invalidInput({
      en: `the scenarios of ${rules.id} are ${scenarios.join(', ')}.`,
      ja: `${rules.id}のシナリオは${scenarios.join(', ')}です。`,
    });
  const offered = optionsOf(rules, scenario);
  known(scenario, offered, Object.keys(options));
  const chosen = Object.entries(offered).map(
    ([id, option]) => [id, options[id] ?? option.default] as const,
  );
  const odd = chosen.find(([, value]) => typeof value !== 'boolean');
  if (odd === undefined) return { scenario, options: Object.fromEntries(chosen) };
  throw invalidInput({
    en: `option ${odd[0]} must be true or false.`,
    ja: `オプション${odd[0]}はtrueかfalseです。`,
  });
}

/** Those of the options that the scenario offers: an event has one set of options for all its scenarios. */
export const offeredOf = (rules: Ruleset, { scenario, options = {} }: Wish): Setting['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([id]) => Object.hasOwn(optionsOf(rules, scenario), id)),
  );

function known(scenario: string, offered: OptionTable, given: readonly string[]): void {
  const unknown = given.find((one) => !Object.hasOwn(offered, one));
  if (unknown === undefined) return;
  const list = Object.keys(offered).join(', ');
  if (list === '')
    throw invalidInput({
      en: `the scenario ${scenario} has no options.`,
      ja: `シナリオ${scenario}にオプションはありません。`,
    });
  throw invalidInput({
    en: `the scenario ${scenario} has no option ${unknown}; its options are ${list}.`,
    ja: `シナリオ${scenario}にオプション${unknown}はありません。あるのは${list}です。`,
  });
}
