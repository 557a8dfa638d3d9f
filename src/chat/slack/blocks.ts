import type {
  ActionsBlock,
  Button,
  PlainTextElement,
  PlainTextOption,
  SectionBlock,
  StaticSelect,
} from '@slack/types';

import type { Locale } from '../../rules/index.js';
import { type Fitted, fitted, joined, messageOf, turnsOf } from '../menus/fit.js';
import type { Menu } from '../menus/menu.js';
import { encodePath, type Path } from '../menus/path.js';
import { cut, oneLine } from '../menus/short.js';
import { escaped } from './escape.js';
import { LIMITS } from './limits.js';

/** The members of a message of Slack that asks a question. */
export interface SlackMessage {
  /** Text for notifications, in mrkdwn. */
  readonly text: string;
  readonly blocks: [SectionBlock, ActionsBlock];
}

export const plain = (text: string): PlainTextElement => ({
  type: 'plain_text',
  text,
  emoji: false,
});

const button = (label: string, to: Path): Button => ({
  type: 'button',
  action_id: encodePath(to),
  text: plain(label),
});

function selectOf(menu: Menu, { options }: Fitted): StaticSelect {
  return {
    type: 'static_select',
    action_id: encodePath(menu.path),
    placeholder: plain(cut(menu.prompt, LIMITS.placeholder)),
    options: menu.options.map(({ next }, i): PlainTextOption => {
      const { label = '', description = null } = options[i] ?? {};
      return {
        text: plain(label),
        value: encodePath(next),
        ...(description !== null && { description: plain(description) }),
      };
    }),
  };
}

function askedBy(menu: Menu, fit: Fitted): (Button | StaticSelect)[] {
  if (menu.look === 'menu') return [selectOf(menu, fit)];
  return menu.options.map(({ next }, i) => button(fit.options[i]?.label ?? '', next));
}

/**
 * A menu of choices as a message of Slack, in two blocks. The path of a press is the `action_id` of a button, or the
 * picked value of a select menu.
 */
export function blocksOf(menu: Menu, question: string, locale: Locale): SlackMessage {
  const fit = fitted(menu, LIMITS);
  const lines = messageOf(menu, question, fit.told).map(oneLine);
  const turns = turnsOf(menu, locale).map(({ label, to }) => button(label, to));
  return {
    text: joined([escaped(question)], LIMITS.text),
    blocks: [
      { type: 'section', text: plain(joined(lines, LIMITS.section)) },
      { type: 'actions', elements: [...askedBy(menu, fit), ...turns] },
    ],
  };
}
