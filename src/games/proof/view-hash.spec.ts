import { inShort, viewHash } from './view-hash.js';

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
  const [posing] = inShort({ towns: long })['towns'] as [string];
  expect(posing).toMatch(/^[0-9a-f]{64}$/);
  expect(viewHash({ towns: [posing] })).not.toBe(viewHash({ towns: long }));
});
