import { RECORD_MOVES, RECORD_PARAMETERS } from '../src/games/store/moves.sql.js';
import { moveScript, moveVariables, OF_PGBENCH, ROWS, textbookVariables } from './workloads.js';

const shape = {
  ...{ seat: 'us', outcome: null, request_id: 'old', bytes: '\\x7b7d', body_bytes: '2' },
  ...{ state: '\\x00', state_bytes: '1' },
};

describe('the move as pgbench writes it', () => {
  const { text } = moveScript(shape, 3);

  it('is the very statement of the service, with names for numbers', () => {
    const plain = text.split('\\else\n')[1]?.split(';')[0] ?? '';
    const bare = (sql: string) =>
      sql
        .replace(/::\w+(\[\])?/g, '')
        .replace(/\$\d+|:\w+|\bARRAY\[NULL\]/g, '?')
        .replace(/ARRAY\[\?\]/g, '?')
        .replace(/\s+/g, ' ')
        .trim();
    expect(bare(plain)).toBe(bare(RECORD_MOVES.text));
  });

  it('leaves no parameter without a value', () => {
    expect(text).not.toMatch(/\$\d/);
    expect(text.match(/:state_3/g)).toHaveLength(3);
    expect(text).not.toContain(':outcome_3');
  });

  it('has a real value for every parameter of the statement', () => {
    const read: readonly string[] =
      ROWS.replace(/\s+FROM moves .*$/s, '').match(/\w+(?=(::text)?(,|$))/g) ?? [];
    const missing = RECORD_PARAMETERS.filter(
      (name) => !(name in OF_PGBENCH || read.includes(name)),
    );
    expect(missing).toEqual(['state_bytes']);
  });

  it('has a value for every name', () => {
    const values = moveVariables([shape]);
    expect(values).toMatchObject({ ready: 0, seq: 0, game: 0, seat_0: 'us', bytes_0: '\\x7b7d' });
    expect(values).not.toHaveProperty('request_id_0');
    expect(values).not.toHaveProperty('outcome_0');
  });
});

it('the textbook writes 8,100 bytes of state and 325 of event', () => {
  const { new_state, event } = textbookVariables();
  expect([String(new_state).length, String(event).length]).toEqual([8100, 325]);
});
