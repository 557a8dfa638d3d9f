import type { Saying } from '../facts/facts.js';
import { largestPool } from '../fold/pools.js';
import { entryOf, type Tournament } from '../fold/tournament.js';
import { FORMATS } from '../formats/index.js';
import { type ActRule, actRule, type Context, type Declined, declined } from './rule.js';

const plain = (kind: 'OPENED' | 'APPROVED' | 'REOPENED' | 'CANCELLED') => (): readonly Saying[] => [
  { kind, data: {} },
];

/** The active entrants, the strongest first: in the order of seeding; those not seeded by lot. */
function seedsOf({ seeds, entries }: Tournament, lot: Context['lot']): number[] {
  const playing = entries.filter(({ state }) => state === 'ACTIVE').map(({ number }) => number);
  const seeded = seeds.filter((number) => playing.includes(number));
  const rest = playing.filter((number) => !seeded.includes(number));
  const draw = (_: unknown, i: number): number[] =>
    rest.splice(lot(rest.length, `seed ${i + 1}`), 1);
  return [...seeded, ...Array.from({ length: rest.length }, draw).flat()];
}

const TOO_FEW = declined(
  'NO_PAIRING',
  'An event needs two entrants at least.',
  'イベントを始めるには、参加者が2人以上必要です。',
);

const TOO_MANY = declined(
  'NO_PAIRING',
  'A series is played by two; remove the others, or make a knockout.',
  'シリーズは2人で行います。ほかの参加者を外すか、トーナメント（勝ち抜き）にしてください。',
);

const tooManyRounds = (most: number): Declined =>
  declined(
    'NO_PAIRING',
    `So many rounds cannot be paired with those who have entered: ${most} at most. Start with fewer, or let more enter.`,
    `この参加人数で組める回戦は最大${most}です。回戦を減らして始めるか、参加者を増やしてください。`,
    [{ kind: 'start', rounds: most }],
  );

/**
 * The facts that start an event, at somebody's wish or when its time has come. If an act asks for more rounds than can
 * be paired, it is declined. If the settings do, the number is reduced, so that nobody has to come back to start the
 * event.
 */
export function started(
  event: Tournament,
  rounds: number | undefined,
  { lot }: Pick<Context, 'lot'>,
): readonly Saying[] | Declined {
  const seeds = seedsOf(event, lot);
  if (seeds.length < 2) return TOO_FEW;
  const format = FORMATS[event.settings.format];
  const { lives, mostEntrants = Infinity } = format;
  if (seeds.length > mostEntrants) return TOO_MANY;
  const largest = largestPool(event.settings, seeds.length);
  const most = format.most(largest);
  if (lives > 0) return [{ kind: 'STARTED', data: { seeds, rounds: most } }];
  if (rounds !== undefined && rounds > most) return tooManyRounds(most);
  const usual = event.settings.rounds ?? format.usual(largest);
  return [{ kind: 'STARTED', data: { seeds, rounds: rounds ?? Math.min(usual, most) } }];
}

const OWNER_PLAYS = declined(
  'CONFLICT_OF_INTEREST',
  'Who plays in the event and runs it alone cannot take its approval back; give another a role.',
  '参加者でもある唯一の運営者は承認を取り消せません。ほかの人に役割を与えてください。',
);

const WHOLE = { reason: false, fields: {} } as const;

/** Acts about the event as a whole. */
export const FRAME_ACTS: { readonly [verb: string]: ActRule } = {
  rename: actRule({
    least: 'DIRECTOR',
    phases: ['DRAFT', 'OPEN', 'RUNNING'],
    reason: false,
    fields: { name: { takes: { of: 'name' } } },
    facts: (_, { data: { name } }) => [{ kind: 'RENAMED', data: { name: name.trim() } }],
  }),
  open: actRule({ ...WHOLE, least: 'DIRECTOR', phases: ['DRAFT'], facts: plain('OPENED') }),
  start: actRule({
    least: 'DIRECTOR',
    phases: ['OPEN'],
    reason: false,
    fields: { rounds: { takes: { of: 'round' }, optional: true } },
    hindrance: (event) =>
      event.entries.filter(({ state }) => state === 'ACTIVE').length < 2 ? TOO_FEW : null,
    facts: (event, { data, context }) =>
      started(event, data.rounds ?? event.settings.rounds ?? undefined, context),
  }),
  approve: actRule({
    ...WHOLE,
    least: 'DIRECTOR',
    phases: ['FINISHED'],
    facts: plain('APPROVED'),
  }),
  reopen: actRule({
    least: 'DIRECTOR',
    phases: ['APPROVED'],
    reason: true,
    fields: {},
    hindrance: (event, { playerId }) =>
      entryOf(event, playerId) !== undefined && Object.keys(event.roles).length === 1
        ? OWNER_PLAYS
        : null,
    facts: plain('REOPENED'),
  }),
  cancel: actRule({
    least: 'OWNER',
    phases: ['DRAFT', 'OPEN', 'RUNNING'],
    reason: true,
    fields: {},
    facts: plain('CANCELLED'),
  }),
  note: actRule({
    least: 'SCORER',
    phases: ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'APPROVED'],
    reason: false,
    fields: { text: { takes: { of: 'text' } } },
    facts: (_, { data: { text } }) => [{ kind: 'NOTED', data: { text } }],
  }),
};
