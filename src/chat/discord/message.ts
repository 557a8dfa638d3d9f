import type { RawFile } from '@discordjs/rest';

import type { Locale } from '../../rules/index.js';
import { firstOf, lastOf, named } from '../desk/fitting.js';
import type { Reply } from '../desk/reply.js';
import { cut } from '../menus/short.js';
import { componentsOf, type DiscordMessage, optionsRow, rowsOfButtons } from './components.js';
import { escaped } from './escape.js';
import { LIMITS } from './limits.js';

const tableIn = (table: Reply['table'], room: number, locale: Locale): string[] =>
  table === undefined ? [] : firstOf({ ...table, rows: table.rows.map(escaped) }, room, locale);

/** Turns a reply into a message of Discord. */
export function messageOf(
  { lines, table, link, question, options = [], buttons = [] }: Reply,
  locale: Locale,
): DiscordMessage {
  const asked = question && componentsOf(question.menu, question.text, locale);
  const tail = [...(asked ? [asked.content] : []), ...(link === undefined ? [] : [link])];
  const room = LIMITS.content - tail.join('\n').length - 1;
  const said = lastOf(lines.map(escaped), room);
  const rows = tableIn(table, room - said.join('\n').length - 1, locale);
  return {
    content: [...said, ...rows, ...tail].join('\n'),
    components: [
      ...(asked?.components ?? []),
      ...(options.length > 0 ? [optionsRow(named(options, LIMITS.option))] : []),
      ...rowsOfButtons(named(buttons, LIMITS.button)),
    ],
    allowed_mentions: { parse: [] },
  };
}

/** Characters of the words for those who do not see a picture. */
const LONGEST_ALT = 1_024;

export interface Filed {
  readonly body: object;
  readonly files: RawFile[];
}

/** A message with a picture of a board, and the same in words. */
export function filed(body: object, { png, alt }: { png: Buffer; alt: string }): Filed {
  const attachments = [{ id: 0, filename: NAME, description: cut(alt.trim(), LONGEST_ALT) }];
  return {
    body: { ...body, attachments },
    files: [{ name: NAME, data: png, contentType: 'image/png' }],
  };
}

/** The message without its picture. */
export function unfiled({ body }: Filed): Filed {
  const { attachments: _, ...rest } = body as { readonly attachments?: unknown };
  return { body: rest, files: [] };
}

const NAME = 'board.png';
