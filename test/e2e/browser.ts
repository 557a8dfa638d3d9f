import { existsSync } from 'node:fs';

import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const executablePath = NAMES.map((name) => `/usr/bin/${name}`).find(existsSync);

/** Where no browser is installed these are skipped, and jest says so. */
export const inBrowser = executablePath === undefined ? describe.skip : describe;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
