import type { Locale } from '../../rules/index.js';
import type { Menu } from './menu.js';
import { cut, shortened } from './short.js';

/** The most letters that an app shows, in UTF-16 units. */
export interface Room {
  readonly button: number;
  readonly option: number;
  readonly description: number;
}

interface FittedOption {
  /** No other of the menu reads the same. */
  readonly label: string;
  /** The whole sentence, where there is one that is not the label and fits. */
  readonly description: string | null;
}

export interface Fitted {
  readonly options: readonly FittedOption[];
  /** Sentences that fit neither: the message has to say them. */
  readonly told: readonly string[];
}

/** The options of a menu as an app has room for them. Buttons have no description: theirs is the sentence itself. */
export function fitted({ look, options }: Menu, room: Room): Fitted {
  const isButton = look === 'buttons';
  const texts = options.map(({ text, sentence }) => (isButton ? (sentence ?? text) : text));
  const labels = shortened(texts, isButton ? room.button : room.option);
  const shown = options.map(({ sentence }, i) => {
    const label = labels[i] ?? '';
    const isSaid = sentence === null || sentence === label;
    const fits = !isButton && !isSaid && sentence.length <= room.description;
    return { label, description: fits ? sentence : null, told: isSaid || fits ? [] : [sentence] };
  });
  return {
    options: shown.map(({ label, description }) => ({ label, description })),
    told: shown.flatMap(({ told }) => told),
  };
}

/**
 * What the message above a menu says, in lines: the question, what is settled, which page it is, and sentences for
 * which an option has no room. Plain text, to be escaped.
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

/** As many of the lines, in order, as there is room for; of the first what there is room for. */
export function joined(lines: readonly string[], most: number): string {
  const [first = '', ...others] = lines;
  let text = cut(first, most);
  for (const line of others) {
    if (text.length + 1 + line.length > most) break;
    text += `\n${line}`;
  }
  return text;
}

/** A button beside a menu: to another page of it, or back. */
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
