import type { Locale } from '../../rules/index.js';
import type { Menu } from './menu.js';
import { cut, shortened } from './short.js';

/** How long texts may be in an app, in UTF-16 units. */
export interface Longest {
  readonly button: number;
  readonly option: number;
  readonly description: number;
}

interface FittedOption {
  /** Different from the label of every other option of the menu. */
  readonly label: string;
  /** The whole sentence, if it differs from the label and fits. */
  readonly description: string | null;
}

export interface Fitted {
  readonly options: readonly FittedOption[];
  /** Sentences that fit nowhere: the message has to contain them. */
  readonly told: readonly string[];
}

/** The options of a menu with texts that fit the app. A button has no description: its label is the sentence itself. */
export function fitted({ look, options }: Menu, longest: Longest): Fitted {
  const isButton = look === 'buttons';
  const texts = options.map(({ text, sentence }) => (isButton ? (sentence ?? text) : text));
  const labels = shortened(texts, isButton ? longest.button : longest.option);
  const shown = options.map(({ sentence }, i) => {
    const label = labels[i] ?? '';
    const isSaid = sentence === null || sentence === label;
    const fits = !isButton && !isSaid && sentence.length <= longest.description;
    return { label, description: fits ? sentence : null, told: isSaid || fits ? [] : [sentence] };
  });
  return {
    options: shown.map(({ label, description }) => ({ label, description })),
    told: shown.flatMap(({ told }) => told),
  };
}

/**
 * The lines of the message above a menu: the question, what is settled already, which page it is, and sentences that
 * fit into no option. Plain text, not escaped yet.
 */
export function messageOf(menu: Menu, question: string, told: readonly string[]): string[] {
  const { settled, pages, path } = menu;
  const page = pages > 1 ? ` (${path.page + 1}/${pages})` : '';
  return [
    question,
    ...(settled.length > 0 ? [settled.join(' › ')] : []),
    `${menu.prompt}${page}`,
    ...told.map((sentence) => `• ${sentence}`),
  ];
}

/** As many of the lines, in order, as there is room for; the first one is cut if it is too long. */
export function joined(lines: readonly string[], most: number): string {
  const [first = '', ...others] = lines;
  let text = cut(first, most);
  for (const line of others) {
    if (text.length + 1 + line.length > most) break;
    text += `\n${line}`;
  }
  return text;
}

/** A button beside a menu: to another page, or a step back. */
export interface Turn {
  readonly label: string;
  readonly to: Menu['path'];
}

const BACK = { en: '↩ Back', ja: '↩ 戻る' } as const;

export function turnsOf({ path, pages, back }: Menu, locale: Locale): Turn[] {
  const { page } = path;
  return [
    ...(page > 0 ? [{ label: '◀', to: { ...path, page: page - 1 } }] : []),
    ...(page + 1 < pages ? [{ label: '▶', to: { ...path, page: page + 1 } }] : []),
    ...(back === null ? [] : [{ label: BACK[locale], to: back }]),
  ];
}
