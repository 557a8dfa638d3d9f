import { complaintsOf } from './metrics-lint.js';
import { METRICS_TOKEN, startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('every figure is called as Prometheus wants it, and says what it is', async () => {
  await app.graphql('{ game(id: "none") { id } }');
  const { body } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
  expect(body).toContain('muster_refusals_total');
  expect(body).toContain('nodejs_active_handles');
  expect(body).toContain('muster_duties_overdue{kind="clocks"} 0');
  expect(complaintsOf(body)).toEqual([]);
});

const told = (name: string, type: string, sample = `${name} 1`, help = 'Told.'): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${sample}\n`;

describe('of names the rules', () => {
  it.each([
    ['a counter', told('muster_moves_total', 'counter', 'muster_moves_total{kind="play, or"} 3')],
    ['a gauge', told('muster_memory_bytes', 'gauge', 'muster_memory_bytes 1.5e+3')],
    [
      'a histogram',
      told(
        'a_seconds',
        'histogram',
        'a_seconds_bucket{le="+Inf"} 1\na_seconds_sum 1\na_seconds_count 1',
      ),
    ],
    ['a summary', told('a_seconds', 'summary', 'a_seconds{quantile="0.5"} NaN\na_seconds_sum 1')],
  ])('let pass %s', (_, text) => {
    expect(complaintsOf(text)).toEqual([]);
  });

  it.each([
    ['a counter without _total', told('muster_moves', 'counter')],
    ['a gauge with _total', told('nodejs_active_handles_total', 'gauge')],
    ['a gauge with _count', told('muster_count', 'gauge')],
    ['a gauge with _bucket', told('muster_bucket', 'gauge')],
    ['a label of histograms', told('muster_games', 'gauge', 'muster_games{le="1"} 1')],
    ['a label of summaries', told('muster_games', 'gauge', 'muster_games{quantile="1"} 1')],
    ['no help', told('muster_games', 'gauge', 'muster_games 1', '')],
    ['no type', '# HELP muster_games Told.\nmuster_games 1\n'],
    ['milliseconds', told('muster_lag_milliseconds', 'gauge')],
    ['minutes', told('muster_lag_minutes', 'gauge')],
    ['a unit cut short', told('muster_lag_ms', 'gauge')],
    ['its type', told('muster_gauge_games', 'gauge')],
    ['a colon', told('muster:games', 'gauge')],
    ['capitals', told('musterGames', 'gauge')],
    ['capitals in a label', told('muster_games', 'gauge', 'muster_games{ofSide="us"} 1')],
    [
      'the same twice',
      told('muster_games', 'gauge') + told('muster_seats', 'gauge') + told('muster_games', 'gauge'),
    ],
  ])('refuse %s, once', (_, text) => {
    expect(complaintsOf(text)).toHaveLength(1);
  });
});
