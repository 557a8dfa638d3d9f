import { RECORD_MOVE } from '../src/games/store/moves.sql.js';
import { moveScript, moveVariables, textbookVariables } from './workloads.js';

const shape = {
  seat: 'us',
  undoes: null,
  patch: '[]',
  snapshot: '\\x00',
  request_id: 'old',
  deadline: null,
};

describe('the move as pgbench writes it', () => {
  const { text } = moveScript(shape, 3);

  it('is the very statement of the service, with names for numbers', () => {
    const plain = text.split('\\else\n')[1]?.split(';')[0] ?? '';
    const bare = (sql: string) =>
      sql
        .replace(/::\w+(\[\])?/g, '')
        .replace(/\$\d+|:\w+|\bNULL\b/g, '?')
        .replace(/\s+/g, ' ')
        .trim();
    expect(bare(plain)).toBe(bare(RECORD_MOVE.text));
  });

  it('leaves no parameter without a value', () => {
    expect(text).not.toMatch(/\$\d/);
    expect(text.match(/:snapshot_3/g)).toHaveLength(2);
    expect(text).not.toContain(':undoes_3');
  });

  it('has a value for every name', () => {
    expect(moveVariables([shape])).toEqual({
      ...{ ready: 0, seq: 0, game: 0, seat_0: 'us', patch_0: '[]', snapshot_0: '\\x00' },
    });
  });
});

it('the textbook writes 8,100 bytes of state and 325 of event', () => {
  const { new_state, event } = textbookVariables();
  expect([String(new_state).length, String(event).length]).toEqual([8100, 325]);
});
