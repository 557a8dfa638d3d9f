import { defineConfig, globalIgnores } from 'eslint/config';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['**/dist', 'coverage', '.data', 'node_modules']),
  {
    // Packages, then our own, from far to near; a line for each file.
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: { 'simple-import-sort/imports': 'error' },
  },
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
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
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
    files: ['table/**/*.ts', 'table/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 45 }] },
  },
  {
    // Lines of coordinates and of map text are as long as they are; what is said about them is not.
    files: [
      'src/rules/**/geography.ts',
      'src/rules/kits/war-of-1812/lake-country.ts',
      'src/rules/*/components/**/*.ts',
    ],
    rules: { 'max-len': ['error', { code: 10_000, comments: 120 }] },
  },
  {
    files: ['src/rules/avalon1776/components/map-text.ts', 'scripts/avalon1776-map.mjs'],
    rules: { 'max-len': 'off' },
  },
  {
    // Tables and coordinates are read by computed index all the time.
    files: ['src/rules/*/components/**/*.ts', 'src/rules/*/picture/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/clocks/waking/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Temporal', property: 'Now', message: 'Instants are given.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance'],
    },
  },
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
