import { invalidInput } from '../common/errors.js';
import type { Ruleset, Setting } from '../rules/index.js';
import type { GameOrder } from './submission.js';

/** The scenario and every option of an order, those not named as the ruleset has them. Throws INVALID_INPUT. */
export function settingOf(
  rules: Ruleset,
  { scenario, options = {} }: Pick<GameOrder, 'scenario' | 'options'>,
): Setting {
  const scenarios = rules.scenarios.map(({ id }) => id);
  if (!scenarios.includes(scenario))
    throw invalidInput({
      en: `the scenarios of ${rules.id} are ${scenarios.join(', ')}.`,
      ja: `${rules.id}のシナリオは${scenarios.join(', ')}です。`,
    });
  known(rules, Object.keys(options));
  const chosen = Object.entries(rules.options).map(
    ([id, option]) => [id, options[id] ?? option.default] as const,
  );
  const odd = chosen.find(([, value]) => typeof value !== 'boolean');
  if (odd === undefined) return { scenario, options: Object.fromEntries(chosen) };
  throw invalidInput({
    en: `option ${odd[0]} must be true or false.`,
    ja: `オプション${odd[0]}はtrueかfalseです。`,
  });
}

function known({ id, options }: Ruleset, given: readonly string[]): void {
  if (given.every((one) => Object.hasOwn(options, one))) return;
  const list = Object.keys(options).join(', ');
  throw invalidInput({
    en: `the options of ${id} are ${list || 'none'}.`,
    ja: `${id}のオプションは${list || 'ありません'}。`,
  });
}
