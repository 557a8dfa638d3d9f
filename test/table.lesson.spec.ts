import type { Lesson } from '../client/src/index.js';
import { after, type Asked, closingOf, stepNow } from '../table/src/game/lesson.js';

const step = (asks: string, ...expect: { do: string }[]) => ({
  ...{ asks, expect, text: 'Do it.', clause: null, touch: [], closing: null },
});
const LESSON: Lesson = {
  ...{ scenario: 'campaign', options: {}, seat: 'us', level: 'greedy', position: '' },
  steps: [
    step('army', { do: 'march', to: 'york' } as { do: string }),
    step('losses', { do: 'hit' }),
    { ...step('battle', { do: 'fire' }, { do: 'retreat' }), closing: 'It is over.' },
    step('army', { do: 'done' }),
  ],
};
const asked = (id: string | null, ...verbs: string[]): Asked => ({
  asks: id === null ? null : { id },
  choices: verbs.map((verb) => ({ action: { do: verb, to: 'york' } })),
});
const MARCH = asked('army', 'march', 'done');
const FIRE = asked('battle', 'fire', 'retreat');

describe('a lesson', () => {
  it('shows the first step that comes up, passes over one that does not, and does one again', () => {
    expect(stepNow(LESSON, 0, MARCH)).toBe(0);
    expect(stepNow(LESSON, 1, FIRE)).toBe(2);
    expect(stepNow(LESSON, 3, FIRE)).toBe(2);
    expect(stepNow(LESSON, 1, MARCH)).toBe(3);
  });

  it('shows none where none belongs to what is asked', () => {
    expect(stepNow(LESSON, 0, asked('retreat', 'flee'))).toBeNull();
    expect(stepNow(LESSON, 0, asked(null))).toBeNull();
    expect(stepNow(LESSON, 0, asked('losses', 'freeze'))).toBeNull();
  });

  it('goes on with what was expected, wherever that stands, and stays with what was done before', () => {
    expect(after(LESSON, 0, MARCH, { do: 'march', to: 'york' })).toBe(1);
    expect(after(LESSON, 0, FIRE, { do: 'retreat' })).toBe(3);
    expect(after(LESSON, 1, MARCH, { do: 'march', to: 'york' })).toBe(1);
    expect(after(LESSON, 0, MARCH, { do: 'done' })).toBeNull();
    expect(after(LESSON, 3, FIRE, { do: 'fire' })).toBe(3);
  });

  it('is left by anything else, but not where it does not know the question', () => {
    expect(after(LESSON, 0, MARCH, { do: 'march', to: 'kingston' })).toBeNull();
    expect(after(LESSON, 0, asked('retreat', 'flee'), { do: 'flee', to: 'york' })).toBe(0);
  });

  it('has a word for the end of what a step belongs to, and for nothing else', () => {
    expect(closingOf(LESSON, FIRE, [{ do: 'fire' }])).toBe('It is over.');
    expect(closingOf(LESSON, MARCH, [{ do: 'march', to: 'york' }])).toBeNull();
    expect(closingOf(LESSON, FIRE, [{ do: 'flee' }])).toBeNull();
  });

  it('is not left any more once it is through', () => {
    expect(after(LESSON, 4, MARCH, { do: 'march', to: 'kingston' })).toBe(4);
  });
});
