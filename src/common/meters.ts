/** Figures of this process in Prometheus' text format, added up where they arise. */

interface Meter {
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  lines(): string[];
}

const meters: Meter[] = [];

/** `labels` of a sample: values in the order of the meter's names. Only closed sets of words: never an id. */
export interface Counter {
  add(labels: readonly string[], amount?: number): void;
}

export interface Histogram {
  observe(value: number): void;
}

export function counter(name: string, help: string, names: readonly string[]): Counter {
  const samples = new Map<string, number>();
  const lines = (): string[] => [...samples].map(([labels, value]) => `${name}${labels} ${value}`);
  meters.push({ name, kind: 'counter', help, lines });
  return {
    add: (values, amount = 1) => {
      const labels = names.map((label, i) => `${label}="${values[i]}"`).join(',');
      const key = labels === '' ? '' : `{${labels}}`;
      samples.set(key, (samples.get(key) ?? 0) + amount);
    },
  };
}

/** `bounds`: upper ends of the buckets, ascending. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const buckets = bounds.map(() => 0);
  let [sum, count] = [0, 0];
  const lines = (): string[] => [
    ...bounds.map((bound, i) => `${name}_bucket{le="${bound}"} ${buckets[i]}`),
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${Number(sum.toFixed(6))}`,
    `${name}_count ${count}`,
  ];
  meters.push({ name, kind: 'histogram', help, lines });
  return {
    observe: (value) => {
      sum += value;
      count += 1;
      bounds.forEach((bound, i) => {
        if (value <= bound) buckets[i] = (buckets[i] ?? 0) + 1;
      });
    },
  };
}

export const written = (
  name: string,
  kind: Meter['kind'],
  help: string,
  lines: readonly string[],
): string => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');

export const metersText = (): string =>
  meters.map(({ name, kind, help, lines }) => written(name, kind, help, lines())).join('\n');

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const HTTP_REQUESTS = counter('http_requests_total', 'Answered requests.', [
  'method',
  'status',
]);
export const HTTP_SECONDS = histogram(
  'http_request_duration_seconds',
  'From arrival to the end of the answer.',
  SECONDS,
);
export const MOVES = counter('muster_moves_total', 'Submissions carried out.', ['ruleset', 'kind']);
export const REFUSALS = counter(
  'muster_refusals_total',
  'Requests refused, by the rules or by the service.',
  ['code'],
);
export const MOVE_SECONDS = histogram(
  'muster_move_duration_seconds',
  'A submission, from its arrival at the service to its receipt.',
  SECONDS,
);
export const PUBLISH_SECONDS = histogram(
  'muster_publish_lag_seconds',
  'From the writing of a move to its handing to a subscriber who waits.',
  SECONDS,
);
