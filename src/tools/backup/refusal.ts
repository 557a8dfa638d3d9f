/** Thrown where something is not done; the message is a sentence for the operator. */
export class Refusal extends Error {}

const PLAIN: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no more room for this user',
  EACCES: 'this may not be read or written',
  EPERM: 'this may not be read or written',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
};

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '28P01',
  '3D000',
]);

/** What went wrong, as a sentence for the operator; it never contains a password. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  // Several addresses were tried: each has a reason of its own, and the error as a whole has no message.
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]);
  if (UNREACHABLE.has(code)) return `${message}. Is DATABASE_URL right?`;
  const plain = PLAIN[code];
  return plain === undefined ? message : `${path === undefined ? '' : `${path}: `}${plain}.`;
}
