import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ROOMS } from '../plan/plan.mjs';
import { readEnvironment } from '../src/config/environment.js';
import { QUOTAS } from '../src/config/quotas.js';
import { RULESETS } from '../src/rules/index.js';

const root = fileURLToPath(new URL('../', import.meta.url));

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const rulesets = RULESETS.map(({ id }) => `src/rules/${id}/README.md`);
const documents = [
  ...['README.md', 'README.ja.md', 'examples/README.md'],
  ...markdownIn('docs'),
  ...rulesets,
];
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8');

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Targets of links and pictures that stay in the repository. */
const linksIn = (text: string): string[] =>
  found(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((target) => !/^[a-z]+:/.test(target));

/** Folders and files of ours that are named in code spans and commands. */
const pathsIn = (text: string): string[] =>
  found(text, /(?<![\w/.])((?:src|test|docs|examples|scripts)\/[\w./-]*[\w-])/g);

const scriptsIn = (text: string): string[] => found(text, /\bnpm run (?:--silent )?([\w:-]+)/g);

const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(path));

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  it('links to what exists', () => {
    const folder = dirname(join(root, document));
    expect(missing(linksIn(text).map((target) => resolve(folder, target)))).toEqual([]);
  });

  it('names files that exist', () => {
    expect(missing(pathsIn(text).map((path) => join(root, path)))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
    expect(scriptsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('tells of every room of the service what it holds', () => {
    const tables = textOf('docs/architecture.md').split('<!-- plan -->')[0]!;
    const heads = found(tables, /^\| (`[^|]+`) \|/gm).flatMap((head) => found(head, /`([^`]+)`/g));
    const isTold = (room: string) =>
      heads.includes(room) || heads.includes(room.replace(/^games\//, ''));
    const rooms = ROOMS.filter(({ at }) => /^src\/(?!rules\/)/.test(at[0]!)).map(
      ({ room }) => room,
    );
    // These two are told room by room.
    const apart = ['games', 'tournaments'];
    expect(rooms.length).toBeGreaterThan(50);
    expect(rooms.filter((room) => !isTold(room) && !apart.includes(room))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names every command and is understood: links, files and scripts were found in it', () => {
    const text = textOf('README.md');
    expect(linksIn(text)).toContain('docs/board.png');
    expect(pathsIn(text)).toContain('src/games/play/play.service.ts');
    expect(scriptsIn(text)).toContain('demo');
  });

  it('tells every setting, with its default', () => {
    const source = textOf('src/config/environment.ts');
    const settings = [...source.matchAll(/variables\['(\w+)'\]|variables, '(\w+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const quotas = Object.values(QUOTAS).map(([variable]) => variable);
    const rows = new Map(
      [...textOf('README.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('`', '')] as const,
      ),
    );
    expect([...rows.keys()].sort()).toEqual([...settings, ...quotas].sort());
    const { port, host, databasePool, tokenDays, logLevel, rateLimit } = readEnvironment({}, root);
    const told = ['PORT', 'HOST', 'DATABASE_POOL', 'TOKEN_DAYS', 'LOG_LEVEL', 'RATE_LIMIT'];
    for (const [variable, usual] of Object.values(QUOTAS))
      expect([variable, rows.get(variable)]).toEqual([variable, String(usual)]);
    expect(told.map((name) => rows.get(name))).toEqual(
      [port, host, databasePool, tokenDays, logLevel, rateLimit].map(String),
    );
  });
});

describe('README.ja.md', () => {
  it('plays a game as README.md does: with the same requests and commands', () => {
    const [, english = ''] = /^## Play\n(.*?)^## /ms.exec(textOf('README.md')) ?? [];
    const [, japanese = ''] = /^## 遊ぶ\n(.*?)^## /ms.exec(textOf('README.ja.md')) ?? [];
    const used = (text: string) => ({
      routes: found(text, /\$URL(\/v1[\w/$.]*)/g),
      commands: found(text, /\b((?:npm run --silent|npx) [\w-]+)/g),
    });
    expect(used(english).routes.length).toBeGreaterThan(5);
    expect(used(english).commands).toEqual(['npm run --silent bot', 'npx muster-verify']);
    expect(used(japanese)).toEqual(used(english));
  });
});

describe('the table of sections', () => {
  it.each(rulesets)('of %s names files of that game that exist', (document) => {
    const folder = dirname(join(root, document));
    const own = found(textOf(document), /`((?:[a-z0-9-]+\/)*[a-z-]+\.ts)`/g);
    expect(own.length).toBeGreaterThan(10);
    expect(missing(own.map((name) => join(folder, name)))).toEqual([]);
  });
});
