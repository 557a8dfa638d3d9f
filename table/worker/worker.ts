/**
 * The service worker. Without network it answers with the page itself and with the last answers to each player. It
 * never sends anything of its own. It also shows notices while no page is open.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of the page, from the bundler. */
declare const FILES: readonly string[];

/** The page for lists, and the one for all games. */
const SHELLS = ['/play', '/play/learn'] as const;
/** The cache of the page's files: one for each build, so that files that no page needs any more are removed. */
const PAGES = `pages ${FILES.join()}`;
/** Prefix of the caches of answers: one for each player, so that all answers to one player can be removed. */
const ANSWERS = 'answers ';
const MOST_ANSWERS = 300;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    await (await caches.open(PAGES)).addAll([...SHELLS, ...FILES]);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const take = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name !== PAGES && !name.startsWith(ANSWERS)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(take());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

/** The answer to a request; null: the browser handles it as usual. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { pathname, searchParams } = new URL(request.url);
  if (request.mode === 'navigate')
    return pathname === '/play' || pathname.startsWith('/play/') ? page(event) : null;
  if (pathname.startsWith('/table/')) return file(request);
  if (request.method === 'POST') return pathname === '/graphql' ? told(request) : null;
  // A stream has no end and cannot be stored; past versions are not needed later.
  if (pathname.endsWith('/events') || searchParams.has('at')) return null;
  // The picture behind a link must be gone when the link is revoked, so it is not stored.
  const isKept = pathname.startsWith('/v1/') && !pathname.startsWith('/v1/pictures/');
  return isKept ? told(request) : null;
}

/**
 * The stored page at once, so that nobody waits for something that hardly ever changes; the current one is fetched for
 * the next time. A page of an older build finds out by itself that its files are gone.
 */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const shell = /^\/play\/(?!new$)./.test(pathname) ? SHELLS[1] : SHELLS[0];
  const kept = await caches.match(shell, { cacheName: PAGES, ignoreVary: true });
  if (kept === undefined) return fetch(event.request);
  event.waitUntil(renew(shell).catch(() => undefined));
  return kept;
}

/**
 * Stores the current page, unless it is of another build: that is left to the worker of that build, as its files are
 * not stored here.
 */
async function renew(shell: string): Promise<void> {
  const now = await fetch(shell);
  const named = (await now.clone().text()).matchAll(/\/table\/[\w.-]+/g);
  const isOurs = [...named].every(([file]) => FILES.includes(file));
  if (now.ok && isOurs) await (await caches.open(PAGES)).put(shell, now);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** An answer of the service; if it cannot be reached, its last answer to the same request of the same player. */
async function told(request: Request): Promise<Response> {
  const body = request.method === 'POST' ? await request.clone().text() : '';
  if (body !== '' && !isQuestion(body)) return fetch(request);
  const key = await keyOf(request, body);
  const cacheName = await cacheOf(request.headers.get('authorization'));
  const began = sweeps;
  try {
    const answer = await fetch(request);
    // If the player has signed out meanwhile, they get the answer, but it is not stored.
    if ((began === sweeps || mayStay.has(cacheName)) && (await isToKeep(request, answer)))
      await keep(cacheName, key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key, { cacheName, ignoreVary: true });
    if (kept === undefined) throw error;
    for (const client of await self.clients.matchAll()) client.postMessage('stale');
    return kept;
  }
}

function isQuestion(body: string): boolean {
  try {
    const { query } = JSON.parse(body) as { query?: unknown };
    return typeof query === 'string' && query.startsWith('query ');
  } catch {
    // A body that cannot be read is sent on: the service says what is wrong with it.
    return false;
  }
}

/** Whether to store an answer. An error of GraphQL must not replace the last good answer. */
async function isToKeep({ method }: Request, answer: Response): Promise<boolean> {
  if (!answer.ok || method !== 'POST') return answer.ok;
  const { errors } = (await answer.clone().json()) as { errors?: unknown };
  return errors === undefined;
}

/** The cache key of a request, which includes its body. */
async function keyOf({ url }: Request, body: string): Promise<string> {
  const key = new URL(url);
  key.searchParams.set('asked', await digestOf(body));
  return key.href;
}

/** The cache of whoever asks: nobody is shown what another player of this browser may know. */
const cacheOf = async (authorization: string | null): Promise<string> =>
  `${ANSWERS}${await digestOf(ownerOf(`${authorization}`))}`;

/** Who a request is from: for a token its player, as tokens are renewed; for an API key the key itself; or nobody. */
function ownerOf(authorization: string): string {
  const [, claims = ''] = authorization.split('.');
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? `player ${sub}` : authorization;
  } catch {
    return authorization;
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function keep(cacheName: string, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS))) await cache.delete(old);
}

/** How often the caches were cleaned, and which of them could stay the last time. */
let sweeps = 0;
let mayStay: ReadonlySet<string> = new Set();

self.addEventListener('message', (event) => {
  const { keepOnly } = event.data as { keepOnly?: readonly (string | null)[] };
  if (keepOnly === undefined) return;
  event.waitUntil(sweep(keepOnly).then(() => event.ports[0]?.postMessage('swept')));
});

interface Pushed {
  readonly title: string;
  readonly body: string;
  /** The address of the game that the notice is about. */
  readonly tag: string;
  readonly at: string;
  /** How notices of that game are stopped, which is all that the token is good for; null: it is about none. */
  readonly stop?: { readonly title: string; readonly token: string } | null;
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() as Pushed));
});

/** Shows a notice, as browsers demand it for every push; for a player who is looking at that game it makes no sound. */
async function show(pushed: Pushed): Promise<void> {
  const { title, body, tag, at, stop } = pushed;
  const pages = await self.clients.matchAll({ type: 'window' });
  const isSeen = pages.some(({ url, focused }) => focused && new URL(url).pathname === tag);
  const timing = { renotify: !isSeen, timestamp: Date.parse(at) };
  const actions = stop ? [{ action: 'stop', title: stop.title }] : [];
  const manner = { ...timing, silent: isSeen, actions, data: pushed };
  await self.registration.showNotification(title, { body, tag, ...manner });
}

/** The browser has changed its push address: the page tells the service the new one when it is opened next. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null };
  if (oldSubscription)
    (event as ExtendableEvent).waitUntil(
      self.registration.pushManager.subscribe(oldSubscription.options),
    );
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action === 'stop' ? stop(notification.data as Pushed) : open(notification.tag));
});

/** A press on a notice opens the game that it is about; its tag is the address of the game. */
async function open(tag: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === tag);
  if (page === undefined) await self.clients.openWindow(tag);
  else await page.focus();
}

/** Stops notices of a game. Where the service does not answer, the notice is shown again, to be pressed later. */
async function stop(pushed: Pushed): Promise<void> {
  const body = JSON.stringify({ token: pushed.stop?.token });
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch('/v1/push/stop', { method: 'POST', headers, body }).catch(() => null);
  if (sent === null || (!sent.ok && sent.status !== REFUSED)) await show(pushed);
}

/** The status of a token that the service does not know (any more): pressing again would not help. */
const REFUSED = 400;

/** Removes the answers to everybody but the owners of these tokens; null stands for answers to nobody in particular. */
async function sweep(tokens: readonly (string | null)[]): Promise<void> {
  const names = tokens.map((token) => cacheOf(token === null ? null : `Bearer ${token}`));
  mayStay = new Set(await Promise.all(names));
  sweeps += 1;
  for (const name of await caches.keys())
    if (name.startsWith(ANSWERS) && !mayStay.has(name)) await caches.delete(name);
}

export {};
