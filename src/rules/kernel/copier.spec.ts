import { frozen } from '../../../test/rules/support/freeze.js';
import { copierOf } from './copier.js';
import type { State } from './frame.js';
import { canonical } from './json.js';

const DOMAINS = { piece: ['ann', 'bob'], place: ['ford', 'hill', 'mill'] };

/** Pieces fill a domain; holders do not. */
interface Board extends State {
  pieces: { [piece: string]: { at: string; hurt?: true } };
  coins: { [piece: string]: string };
  holders: { [place: string]: string };
  seen?: true;
}

const board = (): Board => ({
  agenda: [{ f: 'ask' }],
  outcome: null,
  pieces: { ann: { at: 'ford' }, bob: { at: 'hill', hurt: true } },
  coins: { ann: 'heads', bob: 'heads' },
  holders: { ford: 'red' },
});

describe('a copy of a state, good until the next', () => {
  it('is the state again, whatever was done to the one before', () => {
    const state = frozen(board());
    const copy = copierOf(DOMAINS, state) as () => Board;
    const spoilt = copy();
    spoilt.agenda.push({ f: 'other' });
    spoilt.pieces['ann'] = { at: 'mill', hurt: true };
    const { bob } = spoilt.pieces;
    delete spoilt.pieces['bob'];
    delete bob?.hurt;
    spoilt.coins['ann'] = 'tails';
    spoilt.holders['mill'] = 'blue';
    delete spoilt.holders['ford'];
    spoilt.seen = true;
    expect(canonical(copy())).toBe(canonical(board()));
  });

  it('is made of the same pieces as the one before', () => {
    const copy = copierOf(DOMAINS, board()) as () => Board;
    const { pieces } = copy();
    const { ann } = pieces;
    Object.assign(ann as object, { at: 'mill', hurt: true });
    expect(copy().pieces).toBe(pieces);
    expect(pieces['ann']).toBe(ann);
    expect(ann).toEqual({ at: 'ford' });
  });

  it('shares nothing with the state that could be changed', () => {
    const state = board();
    const copy = copierOf(DOMAINS, state)() as Board;
    for (const piece of Object.values(copy.pieces)) piece.at = 'mill';
    copy.holders['ford'] = 'blue';
    copy.agenda.pop();
    expect(state).toEqual(board());
  });
});
