import { resolve } from 'node:path';

/**
 * A module of test/e2e/faults that every e2e file loads first: it is written for what is built, here it meets the
 * source.
 */
const fault = process.env['FAULT'];
const broken = fault ? { setupFilesAfterEnv: [resolve(fault)] } : {};

const shared = {
  runtime: '<rootDir>/test/native/runtime.cjs',
  testEnvironment: '<rootDir>/test/native/environment.cjs',
  transform: {},
};

/** `rules` is pure and needs nothing; `e2e` runs the real app on one embedded Postgres for the whole run. */
export default {
  // Many an e2e test waits for a clock or for Postgres: two cores have room for a third.
  maxWorkers: 3,
  // Node keeps what is compiled for a file's modules as long as its worker lives.
  workerIdleMemoryLimit: '2GB',
  // A worker with nothing left to do takes a while to give back its gigabyte, more so on a busy machine.
  workerGracefulExitTimeout: 10_000,
  testTimeout: 30_000,
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
      ...broken,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/test/e2e/global-teardown.mjs',
    },
  ],
};
