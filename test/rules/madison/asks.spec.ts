import type { Frame } from '../../../src/rules/kernel/frame.js';
import { asksOf, type Seat } from '../../../src/rules/kernel/index.js';
import { madison } from '../../../src/rules/madison/index.js';
import { campaign } from '../../../src/rules/madison/phases/march/activation.js';
import { cardPlayOver } from '../../../src/rules/madison/phases/turn/card-play.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, scene } from './support.js';

const asked = (state: MadisonState, seat: Seat) =>
  asksOf(madison, state, madison.view(state, seat), seat);
const counted = (state: MadisonState, seat: Seat) =>
  asked(state, seat)?.counters.map(({ label, value }) => `${label.en} ${value}`);

const reinforcements = () =>
  scene({ turn: '1813-1', agenda: [{ f: 'turn', stage: 'reinforcements' } as Frame] });

describe('what a decision asks that comes again', () => {
  it('counts what is held back, for its owner alone', () => {
    const first = reinforcements();
    expect(counted(first, 'us')).toEqual(['Held back 0']);
    const { state } = act(first, 'us', ['delay us-18']);
    expect(counted(state, 'us')).toEqual(['Held back 1']);
    expect(asked(state, 'gb')).toEqual(asked(first, 'gb'));
  });

  it('names the ship that goes home, and counts those that are left, however a ship went', () => {
    const lying = scene({
      put: { oneida: 'lake-ontario', conquest: 'lake-ontario' },
      hands: { us: ['c22'] },
    });
    expect(counted(lying, 'us')).toEqual(['Cards in hand 1']);
    const chosen = act(act(lying, 'us', ['use withdraw']).state, 'us', ['ship oneida']).state;
    expect(asked(chosen, 'us')?.text.en).toBe('To which town does Oneida go home?');
    const gone = act(lying, 'us', ['withdraw oneida sackets-harbour']).state;
    expect(counted(gone, 'us')).toEqual(['Cards in hand 1', 'Ships on the lakes 1']);
  });

  it('names the first leader of a Campaign card, then the place of the unit besides', () => {
    const state = scene({
      put: {
        chauncey: 'sackets-harbour',
        oneida: 'sackets-harbour',
        perry: 'erie',
        lawrence: 'erie',
        'us-18': 'erie',
      },
      set: (on) => void (on.play = { by: 'us', card: 'c57', use: 'event', attacked: {} }),
      agenda: (on) => [...campaign(on, 'us'), cardPlayOver('us')],
    });
    const first = act(state, 'us', ['leader chauncey']).state;
    expect(asked(first, 'us')?.text.en).toBe(
      'The card activates Chauncey: which second leader or which unit besides, or nobody?',
    );
    const from = act(first, 'us', ['from erie']).state;
    expect(asked(from, 'us')?.text.en).toBe(
      'The card activates Chauncey: which unit at Erie besides?',
    );
  });
});
