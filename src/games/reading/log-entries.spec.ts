import { type Ruleset, RULESETS } from '../../rules/index.js';
import { entriesOf } from './log-entries.js';

const [first] = RULESETS;
const text = (en: string) => ({ en, ja: `${en}側` });
/** A game that gives its seats other names in another scenario. */
const rules: Ruleset = {
  ...(first as Ruleset),
  seatNames: { us: text('American'), gb: text('British') },
  scenarios: [
    { id: 'war', title: text('The war') },
    {
      id: 'revolt',
      title: text('The revolt'),
      seatNames: { us: text('Rebel'), gb: text('Royal') },
    },
  ],
};

const said = (kind: 'undo' | 'resign', type: string, scenario: string): string[] => {
  const event = { type, clause: '', data: { seat: 'us' }, rolls: [] };
  const [entry] = entriesOf(rules, { version: 3, kind, events: [event] }, { seat: null, scenario });
  return [entry?.text('en') ?? '', entry?.text('ja') ?? ''];
};

describe('what the service itself writes into the log', () => {
  it('names a seat as the scenario does', () => {
    expect(said('resign', 'resigned', 'revolt')).toEqual([
      'The Rebel player resigned.',
      'Rebel側が投了しました。',
    ]);
    expect(said('undo', 'undone', 'revolt')).toEqual([
      'The Rebel player took back the last move.',
      'Rebel側が直前の手を取り消しました。',
    ]);
  });

  it('names it as the game does where the scenario has no names of its own', () => {
    expect(said('resign', 'resigned', 'war')[0]).toBe('The American player resigned.');
  });
});
