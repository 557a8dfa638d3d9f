import {
  choices,
  owed,
  play,
  RULESETS,
  seeded,
  seededChance,
  start,
  type State,
} from '../../rules/index.js';
import { audienceOf, viewHashes, viewOf } from '../reading/views.js';
import { hashedView, viewHash } from './view-hash.js';

const long = {
  albany: { us: 3, gb: 0 },
  quebec: { us: 0, gb: 4 },
  york: { us: 1, gb: 1 },
  troops: 12,
};

it('is that of what a view says, in whatever order', () => {
  const hash = viewHash({ turn: 1, towns: long, due: ['york'] });
  expect(viewHash({ due: ['york'], towns: { ...long }, turn: 1 })).toBe(hash);
  for (const other of [
    { turn: 2, towns: long, due: ['york'] },
    { turn: 1, towns: { ...long, troops: 13 }, due: ['york'] },
    { turn: 1, towns: long, due: ['quebec'] },
    { turn: 1, towns: long },
  ])
    expect(viewHash(other)).not.toBe(hash);
});

it('no list passes for the hash of a long member', () => {
  const { parts } = hashedView({ towns: long }, []);
  const [posing] = JSON.parse(parts[0] ?? '') as [string];
  expect(posing).toMatch(/^[0-9a-f]{64}$/);
  expect(viewHash({ towns: [posing] })).not.toBe(viewHash({ towns: long }));
});

it.each(RULESETS)('$id: views and hashes made from those before are those made anew', (rules) => {
  const chance = seededChance(12);
  const random = seeded(18);
  const viewers = [...rules.seats, null];
  let { state }: { state: State } = start(
    rules,
    { scenario: rules.scenarios[0]?.id ?? '', options: {} },
    chance,
  );
  let before: State | null = null;
  for (let moves = 0; moves < 150 && state.outcome === null; moves++) {
    const secret = moves % 3 === 1;
    const seen = secret ? [viewers[moves % 2] ?? null] : viewers;
    const hashes = viewHashes(rules, { before, state }, seen);
    for (const viewer of seen) {
      const anew = rules.view(state, viewer);
      expect(viewOf(rules, state, viewer)).toEqual(anew);
      expect(hashes[audienceOf(viewer)]).toBe(viewHash(anew));
    }
    const seat = owed(rules, state)[0] ?? '';
    const all = choices(rules, state, seat);
    const played = play(rules, state, seat, [all[random(all.length)]], chance);
    if (!played.ok) throw new Error(`a choice was refused: ${played.code}`);
    before = state;
    state = played.state;
  }
  expect(before).not.toBeNull();
});
