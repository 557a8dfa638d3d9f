import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { SLACK_ROUTES } from './slack.controller.js';
import { typedIn } from './typed.js';

const GAME = '0f8fad5b-d9cb-469f-a165-70867728950e';
const request = 'slack:1';

describe('what stands behind /muster', () => {
  it.each([
    ['', { name: 'help' }],
    [' LINK ', { name: 'link' }],
    ['play', { name: 'play', game: null }],
    [`log ${GAME}`, { name: 'log', game: GAME }],
    ['move march  to York', { name: 'move', game: null, text: 'march to York' }],
    [`move ${GAME} pass`, { name: 'move', game: GAME, text: 'pass' }],
    [
      'new madison',
      { name: 'new', ruleset: 'madison', scenario: null, against: 'computer' as const },
    ],
    [
      'new madison 1814 person',
      { name: 'new', ruleset: 'madison', scenario: '1814', against: 'person' as const },
    ],
    [`join ${GAME} abc`, { name: 'join', game: GAME, invite: 'abc' }],
    ['join', { name: 'join', game: '', invite: null }],
    ['watch', { name: 'watch', game: null, event: null }],
    [`watch ${GAME}`, { name: 'watch', game: GAME, event: null }],
    ['watch lakes-0f8fad5b', { name: 'watch', game: null, event: 'lakes-0f8fad5b' }],
    ['standings', { name: 'standings', event: null }],
    ['standings lakes-0f8fad5b', { name: 'standings', event: 'lakes-0f8fad5b' }],
  ])('%j is a command', (text, command) => {
    expect(typedIn(text, request)).toEqual({ name: 'command', command: { ...command, request } });
  });

  it('is the board, or which games there are', () => {
    expect(typedIn(`board ${GAME}`, request)).toEqual({ name: 'board', game: GAME });
    expect(typedIn('board', request)).toEqual({ name: 'board', game: null });
    for (const text of ['new', 'new person'])
      expect(typedIn(text, request)).toEqual({ name: 'rulesets' });
  });

  it('is nothing that is known', () => {
    for (const text of ['watching', 'playing', '<b>']) expect(typedIn(text, request)).toBeNull();
  });
});

it('the manifest of the app names what is understood, and where it is brought', () => {
  const manifest = JSON.parse(
    readFileSync(join(PROJECT_ROOT, 'docs', 'slack-manifest.json'), 'utf8'),
  );
  const [{ command, url, usage_hint: hint }] = manifest.features.slash_commands;
  const { request_url: pressed } = manifest.settings.interactivity;
  expect([command, ...[url, pressed].map((one) => new URL(one).pathname)]).toEqual([
    '/muster',
    ...SLACK_ROUTES,
  ]);
  const words = (hint as string).split(' | ');
  expect(words).toHaveLength(13);
  for (const word of words) expect([word, typedIn(word, request)]).not.toContain(null);
});
