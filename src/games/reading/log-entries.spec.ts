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

const NOON = '2026-01-02T12:00:00.000Z';

const said = (kind: 'undo' | 'resign', type: string, scenario: string): string[] => {
  const event = { type, clause: '', data: { seat: 'us' }, rolls: [] };
  const row = { version: 3, kind, events: [event], createdAt: NOON };
  const [entry] = entriesOf(rules, row, { seat: null, scenario });
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

describe('what a line is about', () => {
  const only = { us: { units: { 'us-6th-infantry': 'york' } } };
  /** As a database gives its members back: the shorter first. */
  const data = { to: 'kingston', from: 'buffalo', side: 'us', over: ['fort-erie', 'buffalo'] };
  const event = { type: 'marched', clause: 'C1812-9.1', data, only, rolls: [] };
  const heardBy = (seat: 'us' | 'gb' | null, kind: 'play' | 'undo' = 'play') => {
    const row = { version: 3, kind, events: [event], createdAt: NOON };
    return entriesOf(rules, row, { seat, scenario: 'war' })[0]!;
  };

  it('is the doing of who attacks where it names both sides', () => {
    const battle = { town: 'york', attacker: 'us', defender: 'gb' };
    const row = { version: 3, kind: 'play' as const, createdAt: NOON };
    const events = [{ type: 'turn', clause: '', data: battle, rolls: [] }];
    const [entry] = entriesOf(rules, { ...row, events }, { seat: null, scenario: 'war' });
    expect(entry?.side).toBe('us');
  });

  it('is told as its reader hears it: whose doing, when, and where, from its beginning to its end', () => {
    const { side, at, time } = heardBy('gb');
    expect([side, at, time.toISOString()]).toEqual([
      'us',
      ['buffalo', 'fort-erie', 'kingston'],
      NOON,
    ]);
    expect(heardBy(null).at).toEqual(at);
    expect(heardBy('us').at).toEqual(['buffalo', 'fort-erie', 'york', 'kingston']);
  });
});
