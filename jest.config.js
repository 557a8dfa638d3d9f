import { resolve } from 'node:path';

import { LONGEST } from './test/longest-first.mjs';

/** A module of test/e2e/faults that every worker loads before e2e files. */
const fault = process.env['FAULT'];
const LIMITS = '<rootDir>/test/runner/limits.mjs';

/** Node itself runs the files, in threads that share what they load: docs/adr/0008-node-runs-the-specs.md. */
const shared = {
  runner: 'jest-light-runner',
  transform: {},
  setupFilesAfterEnv: [LIMITS],
  ...(process.env['SHORT_TESTS'] && {
    testPathIgnorePatterns: ['/node_modules/', ...LONGEST.map((name) => `/${name}$`)],
  }),
};

/** `rules` is pure and needs nothing; `e2e` runs the real app on one embedded Postgres for the whole run. */
export default {
  // Many an e2e test waits for a clock or for Postgres: two cores have room for a third.
  maxWorkers: 3,
  reporters: ['default', '<rootDir>/test/progress.mjs'],
  testSequencer: '<rootDir>/test/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/src/**/*.spec.ts',
        '<rootDir>/test/rules/**/*.spec.ts',
        '<rootDir>/test/*.spec.ts',
        '<rootDir>/bench/**/*.spec.ts',
      ],
    },
    {
      ...shared,
      ...(fault && { setupFilesAfterEnv: [LIMITS, resolve(fault)] }),
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/test/e2e/global-teardown.mjs',
    },
  ],
};
