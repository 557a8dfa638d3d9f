import { oneLine } from '../menus/short.js';

const ENTITIES: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Somebody's words, as one line, where Slack reads mrkdwn: nothing is linked or mentioned. It has no escape for stars
 * and the like, so what is shown as a block is `plain_text`, which is not read at all and need not be escaped.
 */
export const escaped = (text: string): string =>
  oneLine(text).replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? '');
