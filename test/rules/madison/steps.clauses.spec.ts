import { CARD } from '../../../src/rules/madison/components/cards/index.js';
import { asks } from '../../../src/rules/madison/words/asks.js';
import { act, listed, options, type Pieces, refused, scene, seen } from './support.js';

const CARDS = { us: ['c45', 'c37'] } as const;
const CAMP: Pieces = {
  brown: 'sackets-harbour',
  'us-9': 'sackets-harbour',
  oneida: 'lake-ontario',
};
const { title, opv } = CARD.c45;
const TITLE = { en: `“${title.en}” (${opv})`, ja: `「${title.ja}」(${opv})` };
const turn = () => scene({ put: CAMP, hands: CARDS });

describe('a card play in steps', () => {
  it('MMW-8.31 MMW-7.32 lists the cards, then what one is for, then whom or where', () => {
    const state = turn();
    expect(listed(state, 'us')).toEqual(['card c37', 'card c45', 'use withdraw']);
    const chosen = act(state, 'us', ['card c45']).state;
    expect(listed(chosen, 'us')).toEqual([
      'build c45',
      'hold c45',
      ...['depot', 'leader', 'units'].map((use) => `use ${use}`),
    ]);
    const used = act(chosen, 'us', ['use units']).state;
    expect(listed(used, 'us')).toEqual(['fleet c45 lake-ontario', 'units c45 sackets-harbour']);
  });

  it('MMW-8.31.2 MMW-8.31.1 tells of each card what it is good for, and no more', () => {
    const state = scene({ put: { dearborn: 'albany', 'us-6': 'albany' }, hands: CARDS });
    const uses = (card: string) => listed(act(state, 'us', [`card ${card}`]).state, 'us');
    expect(uses('c37')).toEqual(['build c37', 'event c37', 'hold c37', 'use depot', 'use units']);
    expect(uses('c45')).toEqual(['build c45', 'hold c45', 'use depot', 'use leader', 'use units']);
  });

  it('MMW-11.21 asks for no card where ships go home', () => {
    const home = listed(act(turn(), 'us', ['use withdraw']).state, 'us');
    expect(home).toEqual(['ship oneida']);
  });

  it('MMW-8.31 asks in so many words, with what the card is worth', () => {
    const asked = (...plan: string[]) => {
      const state = plan.length === 0 ? turn() : act(turn(), 'us', plan).state;
      const { text, counters = [] } = asks(seen(state, 'us'), 'play');
      return [text.en, text.ja, counters.map(({ label, value }) => `${label.en} ${value}`)];
    };
    const value = ['Cards in hand 2', 'Value of the card 3'];
    expect([asked(), asked('card c45'), asked('card c45', 'use leader')]).toEqual([
      [
        'Which card do you play for one use, or hold?',
        'どのカードを1つの方法で使用するか、又はホールドするか?',
        ['Cards in hand 2'],
      ],
      [`What do you play ${TITLE.en} for?`, `${TITLE.ja}をどのように使用するか?`, value],
      [
        `Which leader do you activate with ${TITLE.en}?`,
        `${TITLE.ja}でどの指揮官を活性化するか?`,
        value,
      ],
    ]);
  });

  it('MMW-8.31 takes the whole play at once too, whatever has been chosen so far', () => {
    const state = turn();
    const whole = act(state, 'us', ['units c45 sackets-harbour']).state;
    const plan = ['card c45', 'use units', 'units c45 sackets-harbour'];
    expect(act(state, 'us', plan).state).toEqual(whole);
    expect(options(act(state, 'us', ['card c37']).state, 'us')).toContain(
      'units c45 sackets-harbour',
    );
  });

  it('MMW-8.31 does not go back or ahead: undo does', () => {
    const state = turn();
    expect(refused(state, 'us', 'use leader')).toBe('MMW-8.31');
    expect(refused(state, 'us', 'card c2')).toBe('MMW-7.32');
    const chosen = act(state, 'us', ['card c45']).state;
    expect(refused(chosen, 'us', 'card c37')).toBe('MMW-8.31');
    expect(refused(chosen, 'us', 'use withdraw')).toBe('MMW-8.31');
    const used = act(chosen, 'us', ['use leader']).state;
    expect(refused(used, 'us', 'use depot')).toBe('MMW-8.31');
  });

  it('MMW-7.32 tells the foe nothing before the card is played, and can be taken back', () => {
    const state = turn();
    const chosen = act(state, 'us', ['card c45']);
    expect([chosen.secret, chosen.undoable]).toEqual([true, true]);
    const used = act(chosen.state, 'us', ['use leader']);
    expect([used.secret, used.undoable]).toEqual([true, true]);
    expect(seen(used.state, 'gb')).toEqual(seen(state, 'gb'));
    expect(seen(used.state, 'us').decision).toEqual({ name: 'play', card: 'c45', use: 'leader' });
  });
});
