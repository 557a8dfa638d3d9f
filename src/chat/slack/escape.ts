import { oneLine } from '../menus/short.js';

const ENTITIES: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A text of a player, as one line of mrkdwn, without links and mentions. Slack has no escape for stars and the like, so
 * texts in blocks are `plain_text`, which is not parsed and needs no escaping.
 */
export const escaped = (text: string): string =>
  oneLine(text).replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? '');
