import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

import type { Environment } from '../../config/environment.js';
import { keyFileIn } from '../../players/signing-key.js';

export interface FoundKey {
  /** The content of the file; null: there is none, or it is not used. */
  readonly key: string | null;
  readonly remark: string;
}

const WITHOUT =
  'Without the key that signed them no token is good, and nobody who plays has anything else.';

/** The key of the tokens, which is stored beside the database, not in it. */
export function findKey({ jwtSecret, dataDir }: Environment, wanted: boolean): FoundKey {
  if (jwtSecret !== undefined)
    return { key: null, remark: `JWT_SECRET is not in the backup: keep it as well. ${WITHOUT}` };
  const file = keyFileIn(dataDir);
  if (!wanted) return { key: null, remark: `${file} is not in the backup. ${WITHOUT}` };
  if (!existsSync(file))
    return {
      key: null,
      remark: `There is no ${file}, so the backup has no key: keep the service's JWT_SECRET, or its key file, as well. ${WITHOUT}`,
    };
  return {
    key: readFileSync(file, 'utf8').trim(),
    remark: 'The key that signed the tokens is in it.',
  };
}

export interface KeyToPlace {
  readonly remark: string;
  /** Puts the key in its place. To be called when everything else is restored. */
  place(): void;
  /** Deletes the prepared key; called instead of `place`. */
  drop(): void;
}

const nothing = (remark: string): KeyToPlace => ({ remark, place: () => {}, drop: () => {} });

/**
 * Writes the key of a backup beside its place, to be put there by a rename, as that hardly ever fails. An existing key
 * is kept under another name: it may have signed tokens for another database.
 */
export function prepareKey(
  { jwtSecret, dataDir }: Environment,
  key: string | null,
  wanted: boolean,
): KeyToPlace {
  const file = keyFileIn(dataDir);
  const there = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (key === null)
    return nothing(
      'The backup has no key: tokens are good where JWT_SECRET, or the key in DATA_DIR, is the one of then.',
    );
  if (!wanted) return nothing(`The key of the backup was left out; ${file} is as it was.`);
  if (jwtSecret !== undefined)
    return nothing(
      'The key of the backup was left out, since JWT_SECRET is set: tokens are good where that is what signed them.',
    );
  if (there === key) return nothing('The key is the one that is here: tokens are good.');
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, key, { mode: 0o600 });
  const drop = (): void => rmSync(draft, { force: true });
  if (there === null)
    return {
      remark: `The key was put into ${file}: tokens are good.`,
      place: () => renameSync(draft, file),
      drop,
    };
  const kept = `${file}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const place = (): void => {
    linkSync(file, kept);
    renameSync(draft, file);
  };
  return {
    remark: `The key was put into ${file}: tokens of the backup are good. The one that was there is kept as ${kept}.`,
    ...{ place, drop },
  };
}
