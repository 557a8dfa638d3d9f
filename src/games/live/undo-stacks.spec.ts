import type { MoveRow } from '../store/move-row.js';
import { draftOf, stacked, type UndoStacks } from './undo-stacks.js';

const row = (seq: number, seat: string, more: Partial<MoveRow> = {}): MoveRow =>
  ({
    ...{
      seq,
      seat,
      version: 1,
      kind: 'play',
      secret: true,
      undoable: true,
      undoes: null,
      asked: null,
    },
    actions: [{ do: 'x' }],
    events: [],
    ...more,
  }) as MoveRow;

const after = (...rows: MoveRow[]): UndoStacks => rows.reduce(stacked, {});
const shape = (stacks: UndoStacks, seat: string): number[] =>
  (stacks[seat] ?? []).map(({ seq }) => seq);

describe('what may be taken back', () => {
  it('grows with every plan of the seat and shrinks with every undo', () => {
    const stacks = after(row(1, 'red'), row(2, 'red'), row(3, 'red', { kind: 'undo', undoes: 2 }));
    expect(shape(stacks, 'red')).toEqual([1]);
  });

  it('ends for all with a boundary', () => {
    const stacks = after(
      row(1, 'red', { asked: 1 }),
      row(2, 'blue', { asked: 1 }),
      row(3, 'red', { undoable: false }),
    );
    expect([shape(stacks, 'red'), shape(stacks, 'blue')]).toEqual([[], []]);
  });

  it('ends for the others with a public plan, but not while all answer under seal', () => {
    const open = after(row(1, 'blue'), row(2, 'red', { secret: false }));
    expect([shape(open, 'red'), shape(open, 'blue')]).toEqual([[2], []]);
    const sealed = after(row(1, 'blue', { asked: 1 }), row(2, 'red', { secret: false, asked: 1 }));
    expect([shape(sealed, 'red'), shape(sealed, 'blue')]).toEqual([[2], [1]]);
  });
});

describe('the draft of a seat', () => {
  it('counts the steps of its secret plans since its last public one', () => {
    const two = { actions: [{ do: 'x' }, { do: 'y' }] };
    expect(draftOf(after(row(1, 'red', two), row(2, 'red')), 'red')).toBe(3);
    expect(
      draftOf(after(row(1, 'red', two), row(2, 'red', { secret: false }), row(3, 'red')), 'red'),
    ).toBe(1);
    expect(draftOf(after(row(1, 'red')), 'blue')).toBe(0);
  });
});
