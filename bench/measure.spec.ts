import { costs, paceOf } from './measure.js';

const run = (perSecond: number, shares: { [who: string]: number }) => ({
  ...{ count: 1, perSecond, p50: 1, p99: 1, max: 1, shares },
});

it('what an operation costs is the share of a core over the pace', () => {
  expect(costs(run(1000, { service: 50, postgres: 20 }))).toEqual({ service: 500, postgres: 200 });
});

describe('the pace on an idle machine', () => {
  it('is that of the process with most to do, where there are cores for all', () => {
    expect(paceOf(run(1000, { service: 50, client: 10 }), 2)).toBeCloseTo(2000);
  });

  it('is that of all together, where there are not', () => {
    expect(paceOf(run(1000, { service: 50, postgres: 90 }), 2)).toBeCloseTo(1e6 / 700);
  });

  it('of Postgres, which is many processes, and of several of ours is bounded by the cores alone', () => {
    expect(paceOf(run(1000, { postgres: 100, pgbench: 20 }), 2)).toBeCloseTo(1e6 / 600);
    expect(paceOf(run(1000, { postgres: 20, services: 100 }), 2)).toBeCloseTo(1e6 / 600);
  });
});
