/**
 * Reads where there is no net: the page itself, and what was last answered to whom. It never sends anything of its own.
 */
declare const self: ServiceWorkerGlobalScope;
/** Every file of the page, as it was bundled. */
declare const FILES: readonly string[];

const SHELL = '/play';
/** One for each build, so that what no page asks for any more is thrown away. */
const PAGES = `pages ${FILES.join()}`;
const ANSWERS = 'answers';
const MOST_ANSWERS = 300;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    await (await caches.open(PAGES)).addAll([SHELL, ...FILES]);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const take = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name !== PAGES && name !== ANSWERS) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(take());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** null: the browser does as it does without. */
function answerTo(request: Request): Promise<Response> | null {
  const { pathname, searchParams } = new URL(request.url);
  if (request.mode === 'navigate')
    return pathname === SHELL || pathname.startsWith(`${SHELL}/`) ? page(request) : null;
  if (pathname.startsWith('/table/')) return file(request);
  if (request.method === 'POST') return pathname === '/graphql' ? told(request) : null;
  // A stream has no end to keep, and what is looked back to is looked at once.
  if (pathname.endsWith('/events') || searchParams.has('at')) return null;
  return pathname.startsWith('/v1/') ? told(request) : null;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL, { cacheName: PAGES, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the service; where it cannot be reached, what it said last to the same question of the same player. */
async function told(request: Request): Promise<Response> {
  const body = request.method === 'POST' ? await request.clone().text() : '';
  if (body !== '' && !isQuestion(body)) return fetch(request);
  const key = await keyOf(request, body);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key, { cacheName: ANSWERS, ignoreVary: true });
    if (kept === undefined) throw error;
    for (const client of await self.clients.matchAll()) client.postMessage('stale');
    return kept;
  }
}

const isQuestion = (body: string): boolean => {
  const { query } = JSON.parse(body) as { query?: string };
  return query?.startsWith('query ') === true;
};

/** Who asks is a part of the key: nobody is shown what another player of this browser may know. */
async function keyOf({ url, headers }: Request, body: string): Promise<string> {
  const text = new TextEncoder().encode(`${headers.get('authorization')} ${body}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const key = new URL(url);
  key.searchParams.set('asked', hash);
  return key.href;
}

async function keep(key: string, answer: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS))) await cache.delete(old);
}

export {};
