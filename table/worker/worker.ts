/**
 * Reads where there is no net: the page itself, and what was last answered to whom. It never sends anything of its own.
 * And it shows notices that come while no page is open.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of the page, as it was bundled. */
declare const FILES: readonly string[];

/** The page of the lists, and the one of every game. */
const SHELLS = ['/play', '/play/learn'] as const;
/** One for each build, so that what no page asks for any more is thrown away. */
const PAGES = `pages ${FILES.join()}`;
/** One for each player, so that all that was told to one can be thrown away. */
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

/** null: the browser does as it does without. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { pathname, searchParams } = new URL(request.url);
  if (request.mode === 'navigate')
    return pathname === '/play' || pathname.startsWith('/play/') ? page(event) : null;
  if (pathname.startsWith('/table/')) return file(request);
  if (request.method === 'POST') return pathname === '/graphql' ? told(request) : null;
  // A stream has no end to keep, and what is looked back to is looked at once.
  if (pathname.endsWith('/events') || searchParams.has('at')) return null;
  // What a link shows is to be gone when the link is.
  const isKept = pathname.startsWith('/v1/') && !pathname.startsWith('/v1/pictures/');
  return isKept ? told(request) : null;
}

/**
 * At once as it was last, so that nobody waits for what nearly never changes; what it is now is fetched for the next
 * time. A page of an older build finds out by itself that files of it are gone.
 */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const shell = /^\/play\/(?!new$)./.test(pathname) ? SHELLS[1] : SHELLS[0];
  const kept = await caches.match(shell, { cacheName: PAGES, ignoreVary: true });
  if (kept === undefined) return fetch(event.request);
  event.waitUntil(renew(shell).catch(() => undefined));
  return kept;
}

/** That of another build is left to the worker of that build: here its files are not kept. */
async function renew(shell: string): Promise<void> {
  const now = await fetch(shell);
  const named = (await now.clone().text()).matchAll(/\/table\/[\w.-]+/g);
  const isOurs = [...named].every(([file]) => FILES.includes(file));
  if (now.ok && isOurs) await (await caches.open(PAGES)).put(shell, now);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the service; where it cannot be reached, what it said last to the same question of the same player. */
async function told(request: Request): Promise<Response> {
  const body = request.method === 'POST' ? await request.clone().text() : '';
  if (body !== '' && !isQuestion(body)) return fetch(request);
  const key = await keyOf(request, body);
  const cacheName = await cacheOf(request.headers.get('authorization'));
  const began = sweeps;
  try {
    const answer = await fetch(request);
    // Whoever signed out meanwhile is told the answer, and it is not kept.
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
    // The service says what is wrong with it.
    return false;
  }
}

/** GraphQL answers with an error as with anything else: it takes no place of the last good answer. */
async function isToKeep({ method }: Request, answer: Response): Promise<boolean> {
  if (!answer.ok || method !== 'POST') return answer.ok;
  const { errors } = (await answer.clone().json()) as { errors?: unknown };
  return errors === undefined;
}

/** What was asked is a part of the key. */
async function keyOf({ url }: Request, body: string): Promise<string> {
  const key = new URL(url);
  key.searchParams.set('asked', await digestOf(body));
  return key.href;
}

/** Who asks decides where it lies: nobody is shown what another player of this browser may know. */
const cacheOf = async (authorization: string | null): Promise<string> =>
  `${ANSWERS}${await digestOf(ownerOf(`${authorization}`))}`;

/** Of whoever has signed in the player, whose token is renewed now and then; of a key that alone, and of nobody. */
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

/** How often it was tidied up, and whose answers might stay the last time. */
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
  /** The address of the game that it is about. */
  readonly tag: string;
  readonly at: string;
}

/** Every browser wants something to be shown; whoever looks at that game already is not called. */
self.addEventListener('push', (event) => {
  const { title, body, tag, at } = event.data?.json() as Pushed;
  const show = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const isSeen = pages.some(({ url, focused }) => focused && new URL(url).pathname === tag);
    const timing = { renotify: !isSeen, timestamp: Date.parse(at) };
    await self.registration.showNotification(title, { body, tag, silent: isSeen, ...timing });
  };
  event.waitUntil(show());
});

/** The browser has changed its address: the page tells the service of the new one when it is opened next. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null };
  if (oldSubscription)
    (event as ExtendableEvent).waitUntil(
      self.registration.pushManager.subscribe(oldSubscription.options),
    );
});

/** Whoever touches a notice goes to the game that it is about: it bears the address of that. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const go = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find(({ url }) => new URL(url).pathname === notification.tag);
    if (open === undefined) await self.clients.openWindow(notification.tag);
    else await open.focus();
  };
  event.waitUntil(go());
});

/** Throws away what was told to anybody but the owners of these tokens; null: to nobody in particular. */
async function sweep(tokens: readonly (string | null)[]): Promise<void> {
  const names = tokens.map((token) => cacheOf(token === null ? null : `Bearer ${token}`));
  mayStay = new Set(await Promise.all(names));
  sweeps += 1;
  for (const name of await caches.keys())
    if (name.startsWith(ANSWERS) && !mayStay.has(name)) await caches.delete(name);
}

export {};
