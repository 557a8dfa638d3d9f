import { MusterError } from '../../client/src/index.js';
import { words } from './words.js';

/** How long the sentence is shown that explains why the page is loaded again, in ms. */
const READING_MS = 1_500;

/** The build of this page: the URL of its first script contains a hash of its content. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether this page may reload itself: once for each build, so that it never loops. */
function mayReload(): boolean {
  try {
    const name = `muster reloaded ${build()}`;
    if (sessionStorage.getItem(name) !== null) return false;
    sessionStorage.setItem(name, 'once');
    return true;
  } catch {
    // Without storage it is not known how often the page was reloaded.
    return false;
  }
}

/** Whether the service can be reached; without it an open page is worth more than none. */
const isServed = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a script when it is needed. The script may be gone, if the page is of an older build than the service: then the
 * page is loaded again, once, after a call of `renew`. Throws `NETWORK` where the service cannot be reached, as its
 * requests do, and `PART_MISSING` where loading again does not help.
 */
export async function lately<T>(load: () => Promise<T>, renew: () => void): Promise<T> {
  try {
    return await load();
  } catch {
    if (!(await isServed())) throw new MusterError('NETWORK', '');
    if (!mayReload()) throw new MusterError('PART_MISSING', words().partMissing);
    renew();
    setTimeout(() => location.reload(), READING_MS);
    return new Promise(() => undefined);
  }
}
