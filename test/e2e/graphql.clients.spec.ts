import { createHash } from 'node:crypto';

import {
  ApolloClient,
  ApolloLink,
  gql as apolloGql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange, gql as urqlGql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

import { bearer } from './http.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const QUERY = 'query Box($id: ID!) { rulesets(id: $id) { id } }';
const ME = 'query Me { me { name } }';
const MUTATION = 'mutation Guest { signUp(name: "Guest") { token } }';

const hashOf = async (text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex');

/** `fetch`, with what it was asked and answered: "GET 200". */
function watched() {
  const asked: string[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    asked.push(`${init?.method ?? 'GET'} ${answer.status}`);
    return answer;
  };
  return { asked, fetched };
}

interface Stock {
  readonly asked: readonly string[];
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<any>;
}

function urql(exchanges = [fetchExchange], token?: string): Stock {
  const { asked, fetched } = watched();
  const client = new Client({
    url: `${app.url}/graphql`,
    exchanges,
    fetch: fetched,
    fetchOptions: { headers: bearer(token) },
  });
  const ask: Stock['ask'] = async (query, variables = {}) => {
    const { data, error } = await client.query(urqlGql(query), variables).toPromise();
    if (error !== undefined) throw error;
    return data;
  };
  return { asked, ask };
}

function apollo(isPersisted: boolean, token?: string): Stock {
  const { asked, fetched } = watched();
  const http = new HttpLink({
    uri: `${app.url}/graphql`,
    fetch: fetched,
    headers: bearer(token),
    useGETForQueries: true,
  });
  const hashes = new PersistedQueryLink({ sha256: hashOf, useGETForHashedQueries: true });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: isPersisted ? ApolloLink.from([hashes, http]) : http,
  });
  const ask: Stock['ask'] = async (query, variables = {}) =>
    (await client.query({ query: apolloGql(query), variables, fetchPolicy: 'no-cache' })).data;
  return { asked, ask };
}

const withHashes = [persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange];

const CLIENTS: [string, (token?: string) => Stock][] = [
  ['urql', (token) => urql([fetchExchange], token)],
  ['urql with persisted queries', (token) => urql(withHashes, token)],
  ['Apollo Client', (token) => apollo(false, token)],
  ['Apollo Client with persisted queries', (token) => apollo(true, token)],
];

describe.each(CLIENTS)('%s, as it comes', (_name, made) => {
  it('asks by GET and is answered', async () => {
    const { ask, asked } = made();
    for (const id of ['madison', 'ops1812']) {
      expect(await ask(QUERY, { id })).toMatchObject({ rulesets: [{ id }] });
      expect(asked.at(-1)).toBe('GET 200');
    }
  });

  it('is answered as the player whose token it sends', async () => {
    const { token, name } = await app.signUp('Isaac Brock');
    expect(await made(token).ask(ME)).toMatchObject({ me: { name } });
    expect(await made().ask(ME)).toEqual({ me: null });
  });
});

describe('by GET', () => {
  const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    app.rest(`GET /graphql?${new URLSearchParams({ query }).toString()}`, { headers });

  it('a query is answered without any header, and nobody may keep the answer', async () => {
    const { status, body, headers } = await get('{ rulesets { id } }');
    expect([status, body.data.rulesets.length > 3]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['a mutation', MUTATION, 'application/json'],
    ['a mutation', MUTATION, 'application/graphql-response+json'],
    ['a subscription', 'subscription { myGames { cursor } }', 'application/json'],
  ])('%s is refused: %s as %s', async (_, query, accept) => {
    const players = async () => (await app.pool.query('SELECT count(*) FROM players')).rows;
    const before = await players();
    for (const headers of [{ accept }, { accept, 'apollo-require-preflight': 'true' }]) {
      const { status, body } = await get(query, headers);
      expect([status, body.errors.length]).toEqual([405, 1]);
      expect(body.data).toBeUndefined();
    }
    expect(await players()).toEqual(before);
  });

  it('a mutation that is known by its hash is refused all the same', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: await hashOf(MUTATION) } };
    const sent = await app.rest('POST /graphql', { body: { query: MUTATION, extensions } });
    expect(sent.body.data.signUp.token).toBeTruthy();
    const asked = new URLSearchParams({ extensions: JSON.stringify(extensions) }).toString();
    const { status, body } = await app.rest(`GET /graphql?${asked}`);
    expect([status, body.data]).toEqual([405, undefined]);
  });

  it('a browser that opens the address is shown the page to try queries on', async () => {
    const { text } = await app.rest('GET /graphql', { headers: { accept: 'text/html' } });
    expect(text).toContain('<!doctype html>');
  });
});
