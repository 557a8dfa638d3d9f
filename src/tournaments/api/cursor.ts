import { isUuid } from '../../common/uuid.js';
import { invalidInput } from '../../errors/errors.js';
import type { Listed } from '../store/tournaments.repository.js';

/** Cursor of a page of events: the id and time of its last event. */
export const cursorOf = ({ id, createdAt }: Listed): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');

/** Reads a cursor. Throws INVALID_INPUT for one that this service has not made. */
export function readCursor(cursor: string | undefined): Listed | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (/^\d{1,13}$/.test(time) && isUuid(id)) return { id, createdAt: new Date(Number(time)) };
  throw invalidInput({
    en: '"after" must be a cursor of an earlier page of the same list.',
    ja: '「after」には同じ一覧の前のページのカーソルを指定してください。',
  });
}
