import type {
  ActionsBlock,
  Button,
  ImageBlock,
  KnownBlock,
  PlainTextOption,
  SectionBlock,
} from '@slack/types';

import type { Locale } from '../../rules/index.js';
import { firstOf, lastOf, named } from '../desk/fitting.js';
import type { Option, Reply } from '../desk/reply.js';
import { joined } from '../menus/fit.js';
import { cut, oneLine } from '../menus/short.js';
import { blocksOf, plain } from './blocks.js';
import { escaped } from './escape.js';
import { LIMITS } from './limits.js';

/** A reply as a message of Slack. */
export interface SlackReply {
  /** Text for notifications, in mrkdwn. */
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
}

/** A picture of a board, and the same in words. */
export interface Picture {
  /** null: Slack could not load the picture from this service. */
  readonly url: string | null;
  readonly alt: string;
}

const section = (text: string): SectionBlock => ({ type: 'section', text: plain(text) });

function spoken(lines: readonly string[]): SectionBlock[] {
  const last = lastOf(lines.map(oneLine), LIMITS.section);
  return last.length > 0 ? [section(last.join('\n'))] : [];
}

function tabled(table: Reply['table'], locale: Locale): SectionBlock[] {
  if (table === undefined) return [];
  const rows = firstOf({ ...table, rows: table.rows.map(oneLine) }, LIMITS.section, locale);
  return [section(rows.join('\n'))];
}

/** A link as mrkdwn, as plain text would not become a link. */
const linked = (link: string): SectionBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: `<${link}>` },
});

function pictured({ url, alt }: Picture): ImageBlock | SectionBlock {
  if (url === null) return section(cut(alt.trim(), LIMITS.section));
  return { type: 'image', image_url: url, alt_text: cut(alt.trim(), LIMITS.alt) };
}

const oneOf = (options: readonly Option[]): ActionsBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'static_select',
      action_id: 'options',
      options: named(options, LIMITS.option).map(({ label, id }): PlainTextOption => ({
        text: plain(label),
        value: id,
      })),
    },
  ],
});

const buttonsOf = (buttons: readonly Option[]): ActionsBlock => ({
  type: 'actions',
  elements: named(buttons, LIMITS.button).map(({ label, id }): Button => ({
    type: 'button',
    action_id: id,
    text: plain(label),
  })),
});

/** Turns a reply into a message of Slack. */
export function messageOf(
  { lines, table, link, question, options = [], buttons = [] }: Reply,
  locale: Locale,
  picture?: Picture,
): SlackReply {
  const asked = question && blocksOf(question.menu, question.text, locale);
  return {
    text: asked?.text ?? joined([escaped(lines.at(-1) ?? '')], LIMITS.text),
    blocks: [
      ...(picture === undefined ? [] : [pictured(picture)]),
      ...spoken(lines),
      ...tabled(table, locale),
      ...(link === undefined ? [] : [linked(link)]),
      ...(asked?.blocks ?? []),
      ...(options.length > 0 ? [oneOf(options)] : []),
      ...(buttons.length > 0 ? [buttonsOf(buttons)] : []),
    ],
  };
}
