import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../../common/project-root.js';
import {
  askerOf,
  boardAskedIn,
  commandIn,
  type Interaction,
  TYPES,
  typingIn,
} from './interaction.js';

interface Known {
  readonly name: string;
  readonly options?: readonly (Known & {
    readonly required?: boolean;
    readonly autocomplete?: boolean;
    readonly choices?: readonly { readonly value: string }[];
  })[];
}

const [muster] = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'docs', 'discord-commands.json'), 'utf8'),
) as [Known];
const COMMANDS: readonly Known[] = muster.options ?? [];

const of = (type: number, name: string, options: readonly object[]): Interaction => ({
  ...{ id: '1', token: 't', type },
  data: { name: 'muster', options: [{ name, options } as never] },
});

/** As it is understood with all its options given; undefined: not at all. */
function understood({ name, options = [] }: Known): object | undefined {
  const given = options.map(({ name: option, choices }) => ({
    name: option,
    value: choices?.at(-1)?.value ?? `a ${option}`,
  }));
  const command = of(TYPES.command, name, given);
  const board = boardAskedIn(command);
  return board === undefined ? (commandIn(command) ?? undefined) : { name: 'board', game: board };
}

describe('the commands that are made known to Discord', () => {
  it('are all that are understood, and no others', () => {
    const names = [
      'link',
      'play',
      'move',
      'board',
      'log',
      'undo',
      'new',
      'join',
      'resign',
      'help',
      'notify',
      'watch',
      'standings',
    ];
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    '%s is understood with each of its options',
    (name, command) => {
      const found = understood(command);
      expect(found).toHaveProperty('name', name);
      const told = JSON.stringify(found);
      for (const { name: option, choices } of command.options ?? [])
        expect(told).toContain(choices?.at(-1)?.value ?? `a ${option}`);
    },
  );

  it('complete what is typed wherever they say so', () => {
    const completed = COMMANDS.flatMap(({ name, options = [] }) =>
      options.filter(({ autocomplete }) => autocomplete).map((option) => [name, option.name]),
    );
    expect(completed.length).toBeGreaterThan(5);
    for (const [name = '', option] of completed) {
      const typed = of(TYPES.autocomplete, name, [{ name: option, value: 'x', focused: true }]);
      expect([name, option, typingIn(typed)?.text]).toEqual([name, option, 'x']);
    }
  });
});

describe('the channel of a command', () => {
  const roomOf = (more: object): string | null | undefined =>
    askerOf({ ...of(TYPES.command, 'watch', []), ...more } as Interaction, '', 25)?.room;
  const THREAD = { channel: { type: 11 } };
  const by = (permissions: bigint) => ({
    member: { user: { id: '2', username: 'x' }, permissions: `${permissions}` },
  });

  it.each([
    ['whoever may write there names it', { channel_id: '7', ...by(1n << 11n) }, '7'],
    ['or, in a thread, in threads', { channel_id: '7', ...THREAD, ...by((1n << 38n) | 1n) }, '7'],
    ['who may write in its threads alone does not', { channel_id: '7', ...by(1n << 38n) }, null],
    ['nor, in a thread, who may not', { channel_id: '7', ...THREAD, ...by(1n << 11n) }, null],
    ['who may only read there does not', { channel_id: '7', ...by(1n << 10n) }, null],
    ['nor who writes to the bot', { user: { id: '2', username: 'x' } }, null],
    ['and an id has digits alone', { channel_id: '7/x', ...by(1n << 11n) }, null],
  ])('%s', (_, more, room) => expect(roomOf(more)).toBe(room));

  it('is told of public games, so these are what is completed', () => {
    const typed = of(TYPES.autocomplete, 'watch', [{ name: 'game', value: 'x', focused: true }]);
    expect(typingIn(typed)).toMatchObject({ what: 'public-game' });
  });
});
