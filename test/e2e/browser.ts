import { existsSync } from 'node:fs';

import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const executablePath = NAMES.map((name) => `/usr/bin/${name}`).find(existsSync);

/** `describe` for tests in a browser; without an installed browser they are skipped, and jest reports that. */
export const inBrowser = executablePath === undefined ? describe.skip : describe;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
