import { isUuid } from '../../common/uuid.js';
import { invalidInput } from '../../errors/errors.js';
import type { Listed } from '../store/tournaments.repository.js';

/** Where a page of events ended. */
export const cursorOf = ({ id, createdAt }: Listed): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');

/** Throws INVALID_INPUT for what this service has not made. */
export function readCursor(cursor: string | undefined): Listed | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (/^\d{1,13}$/.test(time) && isUuid(id)) return { id, createdAt: new Date(Number(time)) };
  throw invalidInput({
    en: '"after" must be a cursor of an earlier page of the same list.',
    ja: '「after」には同じ一覧の前のページのカーソルを指定してください。',
  });
}
