import type { Locale, Text } from '../../language/locale.js';
import type { YOUR_CHOICE } from '../store/kinds.js';
import { lasting } from './time-left.js';

type Step = 'STRIKE' | 'BID';

/** The parts of a notice about a choice of its reader (see `eventBodyOf`) from which texts are made. */
export interface ChoiceTold {
  readonly type: typeof YOUR_CHOICE;
  readonly timestamp: string;
  readonly data: {
    readonly tournament: {
      readonly id: string;
      readonly slug: string;
      readonly name: string;
      readonly version: number;
    };
    readonly choice: {
      readonly step: Step;
      readonly round: number;
      readonly board: number;
      readonly game: number;
      readonly scenarios: readonly string[];
      readonly until: string;
    };
    readonly links: { readonly page: string };
  };
}

export const isChoice = (said: { readonly type: string }): said is ChoiceTold =>
  said.type === ('tournament.your_choice' satisfies typeof YOUR_CHOICE);

const TITLES: Readonly<Record<Step, Text>> = {
  STRIKE: { en: 'Strike a scenario in {event}', ja: '{event}: シナリオを1つ消してください' },
  BID: { en: 'Bid for a side in {event}', ja: '{event}: 陣営に入札してください' },
};
const ROUND: Text = { en: 'Round {round}', ja: '第{round}回戦' };

/** A line that says what has to be done. */
export const choiceTitle = ({ data: { tournament, choice } }: ChoiceTold, locale: Locale): string =>
  TITLES[choice.step][locale].replace('{event}', () => tournament.name);

export const roundOf = ({ data: { choice } }: ChoiceTold, locale: Locale): string =>
  ROUND[locale].replace('{round}', `${choice.round}`);

/** How much time is left for it; null: none. */
export function choiceTime(
  { data: { choice } }: ChoiceTold,
  locale: Locale,
  now: number,
): string | null {
  const left = Date.parse(choice.until) - now;
  return left > 0 ? lasting(left, locale) : null;
}
