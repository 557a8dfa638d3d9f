import { readdirSync } from 'node:fs';

import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * These files may not import what matches a pattern; a later direction for the same file takes the place of an earlier one.
 * Specs may: they stand outside what they test.
 */
const direction = (files, patterns) => ({
  files,
  ignores: ['**/*.spec.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
  },
});

const outsideRules = {
  regex: '/rules/(?!index\\.js$)',
  message: 'Reach the rules through src/rules/index.js only.',
};
const noPackages = {
  regex: '^(?!\\.)',
  message: 'src/rules is pure: it imports no package and no node: module.',
};
const leavesRules = {
  regex:
    '(^|/)\\.\\./(app|common|config|database|decks|combat|games|graphql|health|players|tools)/',
  message: 'src/rules imports nothing outside itself.',
};
const games = readdirSync(new URL('src/rules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kernel', 'kits'].includes(entry.name))
  .map((entry) => entry.name);
const knows = (names) => ({
  regex: names.length ? `/(${names.join('|')})/` : '^$',
  message: '<game> → kits → kernel: this may not know that game.',
});
const kits = { regex: '(^|/)kits(/|$)', message: 'The kernel does not know the kits.' };
/** A room of a game -> those that it does not know. */
const SHOWN = ['view', 'odds', 'notation', 'words', 'picture', 'player'];
const GAME_ROOMS = {
  components: ['questions', 'phases', ...SHOWN],
  questions: ['phases', ...SHOWN],
  phases: SHOWN,
  view: ['phases', 'notation', 'player'],
  odds: ['phases', 'view', 'notation', 'words', 'picture', 'player'],
  words: ['phases', 'notation', 'picture', 'player'],
  picture: ['phases', 'notation', 'player'],
  notation: ['player'],
};
const knowsNoRoom = (room, above) => ({
  regex: `^(\\.\\./)+(${above.join('|')})/`,
  message: `${room} of a game knows nothing of ${above.join(', ')}.`,
});
const knowsNoWar = {
  regex: '(^|/)war-of-1812/',
  message: 'What kits have for any game knows no war.',
};
const storage = {
  regex: '(^|/)(typeorm|@nestjs/typeorm|pg)$|\\.repository\\.js$',
  message: 'Resolvers and controllers call services; services call repositories.',
};
/** The rooms of src/games, from the ground up: each knows those before it. */
const ROOMS = [
  'rulesets',
  'store',
  'proof',
  'live',
  'reading',
  'pictures',
  'streams',
  'play',
  'bots',
  'lobby',
  'rest',
  'graphql',
];
/** Rooms of resolvers and controllers alone. */
const FACES = new Set(['rest', 'graphql']);
const beyondPlayers = {
  regex: '/(games|decks|combat)/',
  message: 'players ← games ← decks, combat',
};
const upwards = { regex: '/(decks|combat)/', message: 'players ← games ← decks, combat' };
const above = (room) => (higher) => ({
  regex: `\\.\\./${higher}/`,
  message: `src/games: ${room} is below ${higher} and does not know it.`,
});
const insideGames = {
  regex: '/games/(?!index\\.js$)',
  message: 'Reach the games through src/games/index.js only.',
};
const pureRules = [noPackages, leavesRules];

export default defineConfig(
  globalIgnores(['dist', 'coverage', '.data', 'node_modules']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['test/**/*.ts', 'src/**/*.spec.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'off',
    },
  },
  {
    // Tables and coordinates are read by computed index all the time.
    files: ['src/rules/*/components/**/*.ts', 'src/rules/*/picture/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  direction(['src/**/*.ts'], [outsideRules]),
  direction(['src/**/*.resolver.ts', 'src/**/*.controller.ts'], [outsideRules, storage]),
  direction(['src/players/**/*.ts'], [outsideRules, beyondPlayers]),
  direction(
    ['src/players/*.resolver.ts', 'src/players/*.controller.ts'],
    [outsideRules, beyondPlayers, storage],
  ),
  ...ROOMS.map((room, index) =>
    direction(
      [`src/games/${room}/**/*.ts`],
      [
        ...[outsideRules, upwards, ...ROOMS.slice(index + 1).map(above(room))],
        ...(FACES.has(room) ? [storage] : []),
      ],
    ),
  ),
  direction(['src/decks/**/*.ts', 'src/combat/**/*.ts'], [outsideRules, insideGames, storage]),
  direction(['src/rules/**/*.ts'], pureRules),
  ...games.map((game) =>
    direction(
      [`src/rules/${game}/**/*.ts`],
      [...pureRules, knows(games.filter((other) => other !== game))],
    ),
  ),
  ...games.flatMap((game) =>
    Object.entries(GAME_ROOMS).map(([room, above]) =>
      direction(
        [`src/rules/${game}/${room}/**/*.ts`],
        [...pureRules, knows(games.filter((other) => other !== game)), knowsNoRoom(room, above)],
      ),
    ),
  ),
  direction(['src/rules/kernel/**/*.ts'], [...pureRules, kits, knows(games)]),
  direction(['src/rules/kits/**/*.ts'], [...pureRules, knows(games)]),
  direction(
    ['src/rules/kits/*.ts', 'src/rules/kits/picture/**/*.ts'],
    [...pureRules, knows(games), knowsNoWar],
  ),
  {
    files: ['src/rules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the table.' },
        { object: 'Date', property: 'now', message: 'Rules have no clock.' },
      ],
      'no-restricted-globals': [
        'error',
        'Date',
        'process',
        'setTimeout',
        'setInterval',
        'fetch',
        'crypto',
      ],
      'no-restricted-syntax': [
        'error',
        { selector: ':function[async=true]', message: 'Rules are not asynchronous.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
);
