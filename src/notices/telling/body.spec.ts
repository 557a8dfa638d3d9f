import type { LogEntry } from '../../games/index.js';
import { bodyOf } from './body.js';

const GAME = {
  ...{ id: '5a0c6f0e-6a54-4b0a-9b4f-3f2c8a8f6d11', ruleset: 'ops1812', scenario: 'campaign' },
  ...{ version: 7, status: 'RUNNING', owed: ['us'], outcome: null, clock: null },
} as const;

/** Lines of the log, each of more bytes than characters. */
const linesOf = (count: number): LogEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ version: 7, type: 'noted', clause: null, side: null },
    text: () => `${i} ${'軍'.repeat(100)}`,
  })) as unknown as LogEntry[];

function told(count: number): { bytes: number; entries: { text: string }[]; more: boolean } {
  const said = { kind: 'game.changed', at: new Date(0), entries: linesOf(count) } as const;
  const reader = { seat: null, followerId: 'f', locale: 'ja', home: 'https://muster.example' };
  const body = bodyOf(GAME, GAME as never, said, reader as never);
  return { bytes: Buffer.byteLength(body), ...JSON.parse(body).data };
}

describe('a notice about a game', () => {
  it('carries its way to stop it', () => {
    expect(told(1)).toHaveProperty('links.stop', 'https://muster.example/v1/followers/f');
  });

  it('has all lines of the log where they fit', () => {
    expect(told(10)).toMatchObject({ more: false, entries: { length: 10 } });
  });

  it('is less than 20 KB however much was said, and says that there is more', () => {
    const { bytes, entries, more } = told(2_000);
    expect(bytes).toBeLessThan(20_000);
    expect(more).toBe(true);
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.map(({ text }) => parseInt(text))).toEqual([...entries.keys()]);
  });
});
