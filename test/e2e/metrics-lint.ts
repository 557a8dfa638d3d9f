/**
 * The checks of `promtool check metrics` for names, labels and help texts, rule by rule
 * (https://github.com/prometheus/client_golang, prometheus/testutil/promlint): the tool itself is a binary that npm
 * cannot install.
 */
interface Family {
  readonly name: string;
  help: string;
  type: string;
  readonly samples: Sample[];
}

interface Sample {
  readonly name: string;
  readonly labels: readonly string[];
}

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_count', '_sum'],
  summary: ['_count', '_sum'],
};

/** The metric families in an answer of `/metrics`, in Prometheus' text format; throws at a line of another form. */
function familiesIn(text: string): Family[] {
  const families: Family[] = [];
  const named = (name: string): Family => {
    const known = families.at(-1);
    if (known?.name === name) return known;
    const family: Family = { name, help: '', type: 'untyped', samples: [] };
    families.push(family);
    return family;
  };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, kind, about = '', told = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (kind === 'HELP') named(about).help = told;
    else if (kind === 'TYPE') named(about).type = told;
    else {
      const sample = sampleIn(line);
      const last = families.at(-1);
      (last && isOf(last, sample) ? last : named(sample.name)).samples.push(sample);
    }
  }
  return families;
}

const isOf = ({ name, type }: Family, sample: Sample): boolean =>
  ['', ...(SUFFIXES[type] ?? [])].some((suffix) => sample.name === name + suffix);

function sampleIn(line: string): Sample {
  const [, name, told = ''] =
    /^([\w:]+)(?:\{(.*)\})? (?:[-+]?[\d.]+(?:e[-+]?\d+)?|[-+]?Inf|NaN)$/i.exec(line) ?? [];
  if (name === undefined) throw new Error(`This is no line of Prometheus' format: ${line}`);
  const labels = told.matchAll(/(?:^|,)([\w:]+)="(?:[^"\\]|\\.)*"/g);
  return { name, labels: [...labels].map(([, label = '']) => label) };
}

const BASE: Readonly<Record<string, readonly string[]>> = {
  amperes: ['ampere', 'amp', 'amps'],
  bytes: ['byte', 'bit', 'bits'],
  celsius: ['kelvin', 'kelvins', 'fahrenheit'],
  grams: ['gram'],
  joules: ['joule', 'calorie', 'calories', 'watthour'],
  meters: ['meter', 'metre', 'metres', 'inch', 'inches', 'foot', 'feet', 'yard', 'mile', 'miles'],
  ratio: ['percent', 'percents', 'percentage'],
  seconds: ['second', 'minute', 'minutes', 'hour', 'hours', 'day', 'days', 'week', 'weeks'],
  volts: ['volt'],
};
const PREFIXES = ['', 'pico', 'nano', 'micro', 'milli', 'centi', 'deci', 'deca', 'hecto', 'kilo'];
const LARGE = ['kibi', 'mega', 'mebi', 'giga', 'gibi', 'tera', 'tebi', 'peta', 'pebi'];

/** Unit in a name -> the base unit that should be used instead. */
const INSTEAD = new Map(
  Object.entries(BASE).flatMap(([base, others]) =>
    [...PREFIXES, ...LARGE].flatMap((prefix) =>
      [base, ...others]
        .map((unit): [string, string] => [prefix + unit, base])
        .filter(([word]) => word !== base),
    ),
  ),
);

const ABBREVIATED = new Set([
  's',
  'ms',
  'us',
  'ns',
  'sec',
  'b',
  'kb',
  'mb',
  'gb',
  'tb',
  'pb',
  'm',
  'h',
  'd',
]);

type Rule = (family: Family) => string | false | undefined;

const labelsOf = ({ samples }: Family): Set<string> =>
  new Set(samples.flatMap(({ labels }) => labels));
const isDistribution = ({ type }: Family): boolean => type in SUFFIXES;

const RULES: readonly Rule[] = [
  ({ help }) => help === '' && 'no help text',
  ({ type }) => type === 'untyped' && 'no type',
  ({ name, type }) =>
    type === 'counter' && !name.endsWith('_total') && 'counter metrics should end in _total',
  ({ name, type }) =>
    type !== 'counter' && name.endsWith('_total') && 'non-counters should not end in _total',
  ({ name, type }) =>
    type !== 'histogram' && name.endsWith('_bucket') && 'only histograms have _bucket',
  (family) =>
    !isDistribution(family) && /_(count|sum)$/.test(family.name) && 'reserved: _count, _sum',
  (family) => family.type !== 'histogram' && labelsOf(family).has('le') && 'reserved label: le',
  (family) =>
    family.type !== 'summary' && labelsOf(family).has('quantile') && 'reserved label: quantile',
  ({ name, type }) => name.split('_').includes(type) && `its type, ${type}, is in its name`,
  ({ name }) => name.includes(':') && 'colons are for recording rules',
  (family) =>
    [family.name, ...labelsOf(family)].some((one) => /[a-z][A-Z]/.test(one)) && 'camel case',
  ({ name }) => {
    const word = name.split('_').find((one) => INSTEAD.has(one));
    return word !== undefined && `${INSTEAD.get(word)} instead of ${word}`;
  },
  ({ name }) => name.split('_').some((one) => ABBREVIATED.has(one)) && 'an abbreviated unit',
];

/** What is wrong, a sentence for each complaint, which begins with the name of the metric. */
export function complaintsOf(text: string): string[] {
  const families = familiesIn(text);
  const names = families.map(({ name }) => name);
  const repeated = names.filter((name, i) => names.indexOf(name) !== i);
  return [
    ...repeated.map((name) => `${name}: told twice`),
    ...families.flatMap((family) =>
      RULES.flatMap((rule) => rule(family) || []).map((wrong) => `${family.name}: ${wrong}`),
    ),
  ];
}
