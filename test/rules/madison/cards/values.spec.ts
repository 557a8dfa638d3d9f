import { CARD, CARD_IDS, CARDS } from '../../../../src/rules/madison/components/cards/index.js';
import type { Pieces } from '../support.js';
import { type Case, options, positionFor } from './support.js';

/** Something for every use: a leader of each command value, a damaged ship, a reduced regular. */
const PUT: Pieces = {
  brock: 'kingston',
  proctor: 'kingston',
  rottenburg: 'kingston',
  r8: 'kingston!',
  'royal-george': 'kingston!',
};

const withCard = (one: Case): string[] => options(positionFor(one), one.by);

const idle = { by: 'gb', when: 'play', put: PUT, steps: [], then: () => undefined } as const;

describe('MMW-8.31.2 MMW-8.31.3 MMW-8.31.4 MMW-8.31.5 MMW-8.31.6 the value of every card', () => {
  const all = CARD_IDS.filter((card) => card !== 'c1');

  it.each(all)('%s', (card) => {
    const { opv } = CARD[card];
    const uses = withCard({ ...idle, card });
    const leaders = uses.filter((use) => use.startsWith('lead ')).map((use) => use.split(' ')[2]);
    const able = { brock: 1, proctor: 2, rottenburg: 3 };
    expect(leaders).toEqual(
      Object.entries(able).flatMap(([leader, command]) => (command <= opv ? [leader] : [])),
    );
    expect(uses).toContain(`units ${card} kingston`);
    expect(uses).toContain(`build ${card}`);
    expect(uses).toContain(`restore ${card}`);
    expect(uses).toContain(`depot ${card} kingston`);
  });
});

it('MMW-8.31.1 the event is for a side whose flag the card bears, in its season', () => {
  const foreign = CARDS.filter(({ side }) => side === 'us').map(({ id }) => id);
  const late = CARDS.filter(({ type }) => type !== 'event' && type !== 'campaign');
  for (const card of [...foreign, ...late.map(({ id }) => id)])
    expect(withCard({ ...idle, card })).not.toContain(`event ${card}`);
});

it('MMW-8.27 a card whose conditions do not hold, or that can do nothing, is no event', () => {
  // York is American; the Mohawk are in play; no lake is held; nobody is out of hand
  const york: Pieces = { ...PUT, 'us-6': 'york', mohawk: 'grand-river' };
  for (const card of ['c30', 'c56', 'c110', 'c12', 'c14'] as const)
    expect(withCard({ ...idle, card, put: york })).not.toContain(`event ${card}`);
});
