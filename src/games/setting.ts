import { invalidInput } from '../common/errors.js';
import type { Ruleset, Setting } from '../rules/index.js';
import type { GameOrder } from './submission.js';

/** The scenario and every option of an order, those not named as the ruleset has them. Throws INVALID_INPUT. */
export function settingOf(
  rules: Ruleset,
  { scenario, options = {} }: Pick<GameOrder, 'scenario' | 'options'>,
): Setting {
  known(
    'scenario',
    'シナリオ',
    [scenario],
    rules.scenarios.map(({ id }) => id),
  );
  known('options', 'オプション', Object.keys(options), Object.keys(rules.options));
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

function known(en: string, ja: string, given: readonly string[], all: readonly string[]): void {
  if (given.every((one) => all.includes(one))) return;
  const list = all.join(', ');
  throw invalidInput({
    en: `${en} must be of: ${list || '(none)'}.`,
    ja: `${ja}は次から選んでください: ${list || 'なし'}`,
  });
}
