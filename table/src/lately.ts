/** So long the sentence stands that says why the page is loaded again, in ms. */
const READING_MS = 1_500;

/** Which build this page is of: the script that it began with is named by what is in it. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether this page is loaded again by itself: once for each build, so that it never goes round and round. */
function mayReload(): boolean {
  try {
    const name = `muster reloaded ${build()}`;
    if (sessionStorage.getItem(name) !== null) return false;
    sessionStorage.setItem(name, 'once');
    return true;
  } catch {
    // Where nothing can be kept it is not known how often that was done.
    return false;
  }
}

/** Without a service to load it from, a page that is open is worth more than none. */
const isServed = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A script that is loaded when it is wanted. It may be gone: the page is of an older build than the service. Then the
 * page is loaded again, once, and `renew` is told before; throws where that is of no use.
 */
export async function lately<T>(load: () => Promise<T>, renew: () => void): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServed()) || !mayReload()) throw error;
    renew();
    setTimeout(() => location.reload(), READING_MS);
    return new Promise(() => undefined);
  }
}
