import { canonical } from '../../../src/rules/kernel/json.js';
import { seeded } from '../../../src/rules/kernel/random.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';
import { copiesOf } from '../../../src/rules/madison/player/copies.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import { resample } from '../../../src/rules/madison/view/resample.js';
import { frozen } from '../support/freeze.js';
import { scene } from './support.js';

const position = () =>
  scene({ turn: '1813-2', put: { 'us-5': 'york', r8: 'kingston', wolfe: 'kingston' } });

type Members = { [member: string]: unknown };

const TABLES = ['units', 'leaders', 'ships', 'cards'];

/** Everything in an object, and in what is in it, becomes another; members that are undefined too. */
function spoil(members: Members): void {
  for (const [member, value] of Object.entries(members))
    if (typeof value === 'object' && value !== null) spoil(value as Members);
    else members[member] = 'spoilt';
}

describe('a copy of a position, good until the next', () => {
  it('is the position again, whatever became of the one before', () => {
    const state = frozen(position());
    const text = canonical(state);
    const copy = copiesOf(state);
    const spoilt = copy() as unknown as Members;
    for (const member of Object.keys(spoilt)) {
      const value = spoilt[member];
      // the options of a game never change
      if (member === 'options') continue;
      if (typeof value !== 'object' || value === null) spoilt[member] = 'spoilt';
      else spoil(value as Members);
      if (!TABLES.includes(member)) Object.assign(value ?? {}, { more: 'spoilt' });
    }
    expect(canonical(spoilt)).not.toBe(text);
    expect(canonical(copy())).toBe(text);
  });

  it('is of the position that it was asked for, not of the one before', () => {
    const [one, other] = [position(), emptyState()];
    const [copy, otherCopy] = [copiesOf(one), copiesOf(other)];
    for (let times = 0; times < 2; times++) {
      expect(canonical(copy())).toBe(canonical(one));
      expect(canonical(otherCopy())).toBe(canonical(other));
    }
  });
});

describe('another deal', () => {
  it('leaves the position as it is', () => {
    const state = position();
    const text = canonical(state);
    for (const viewer of [...SIDES, null])
      for (const how of ['twins', 'any'] as const) resample(frozen(state), viewer, seeded(1), how);
    expect(canonical(state)).toBe(text);
  });
});
