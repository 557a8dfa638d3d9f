import { BOUNDS, LATE_GAMES, type Settings } from '../facts/settings.js';
import type { Tournament } from '../fold/tournament.js';
import { FORMATS } from '../formats/index.js';
import { type ActRule, actRule, type Context, type Declined, declined } from './rule.js';

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

const NOTHING = declined(
  'ALREADY_DONE',
  'That changes nothing: name at least one setting with another value.',
  '変わる設定がありません。今と違う値の設定を指定してください。',
);
const BEGUN = declined(
  'WRONG_PHASE',
  'startsAt, rounds, open and lateGames stand once the event has begun: people have entered by them.',
  '開始後は、startsAt・rounds・open・lateGamesを変更できません。',
);
const OUT_OF_RANGE = declined(
  'BAD_ACT',
  'roundHours is from 0.25 to a year, graceHours and pauseHours are 30 days at most, mostEntries is from 2 to 2,000, rounds, lateUntil and byes are 100 at most.',
  'roundHoursは0.25から1年まで、graceHoursとpauseHoursは30日まで、mostEntriesは2から2,000まで、rounds・lateUntil・byesは100までです。',
);
const IN_THE_PAST = declined(
  'BAD_ACT',
  'An event starts in the future, within a year.',
  '開始時刻は1年以内の未来の時刻でなければなりません。',
);
const TOO_FEW_PLACES = declined(
  'BAD_ACT',
  'More have entered than that: remove some first.',
  'すでにそれより多くの人が参加しています。先に参加者を外してください。',
);
const BRACKET = declined(
  'BAD_ACT',
  'A bracket has as many rounds as it needs.',
  '勝ち抜き戦の回戦数は参加人数で決まります。',
);

const HOURS = { takes: { of: 'hours' }, optional: true } as const;
const ROUND = { takes: { of: 'round' }, optional: true } as const;
const COUNT = { takes: { of: 'count' }, optional: true } as const;

/** What can be changed; hours as in the order of an event. */
interface Wish {
  readonly startsAt: string | undefined;
  readonly rounds: number | undefined;
  readonly open: boolean | undefined;
  readonly lateGames: Settings['lateGames'] | undefined;
  readonly roundHours: number | undefined;
  readonly graceHours: number | undefined;
  readonly pauseHours: number | undefined;
  readonly mostEntries: number | undefined;
  readonly lateUntil: number | undefined;
  readonly byes: number | undefined;
}

const msOf = (hours: number | undefined): number | undefined =>
  hours === undefined ? undefined : Math.round(hours * HOUR_MS);

function settingsOf({ rounds, open, lateGames, mostEntries, lateUntil, byes, ...times }: Wish) {
  const { startsAt, roundHours, graceHours, pauseHours } = times;
  return {
    ...{ rounds, open, lateGames, mostEntries, lateUntil, byes },
    startsAt: startsAt === undefined ? undefined : new Date(startsAt).toISOString(),
    ...{ roundMs: msOf(roundHours), graceMs: msOf(graceHours), pauseMs: msOf(pauseHours) },
  };
}

/** The settings that would get another value. */
function changedOf({ settings }: Tournament, wish: Wish): Partial<Settings> {
  const named = Object.entries(settingsOf(wish));
  const changed = named.filter(
    ([name, value]) => value !== undefined && value !== settings[name as keyof Settings],
  );
  return Object.fromEntries(changed) as Partial<Settings>;
}

const isInRange = (wish: Wish): boolean =>
  (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).every((name) => {
    const [least, most] = BOUNDS[name];
    const value = wish[name];
    return value === undefined || (value >= least && value <= most);
  });

/** Why settings cannot be changed so; null: they can. */
function barred(event: Tournament, wish: Wish, { now }: Context): Declined | null {
  const { startsAt, rounds, open, lateGames, mostEntries = Infinity } = wish;
  const hasBegun = event.phase === 'RUNNING';
  if (hasBegun && [startsAt, rounds, open, lateGames].some((one) => one !== undefined))
    return BEGUN;
  if (!isInRange(wish)) return OUT_OF_RANGE;
  const { lives, mostEntrants = Infinity } = FORMATS[event.settings.format];
  if (rounds !== undefined && lives > 0) return BRACKET;
  const ahead = startsAt === undefined ? 1 : Date.parse(startsAt) - Date.parse(now);
  if (ahead <= 0 || ahead > YEAR_MS) return IN_THE_PAST;
  if (mostEntries !== Infinity && mostEntries > mostEntrants) return OUT_OF_RANGE;
  const playing = event.entries.filter(({ state }) => state === 'ACTIVE').length;
  return playing > mostEntries ? TOO_FEW_PLACES : null;
}

/** The act that changes settings, as far as the phase of the event allows. */
export const SETTINGS_ACTS: { readonly [verb: string]: ActRule } = {
  changeSettings: actRule({
    least: 'DIRECTOR',
    phases: ['DRAFT', 'OPEN', 'RUNNING'],
    reason: true,
    fields: {
      startsAt: { takes: { of: 'time' }, optional: true },
      ...{ rounds: ROUND, lateUntil: ROUND, mostEntries: COUNT, byes: COUNT },
      open: { takes: { of: 'flag' }, optional: true },
      lateGames: { takes: { of: 'choice', among: LATE_GAMES }, optional: true },
      ...{ roundHours: HOURS, graceHours: HOURS, pauseHours: HOURS },
    },
    facts: (event, { data, context }) => {
      const declines = barred(event, data, context);
      if (declines !== null) return declines;
      const settings = changedOf(event, data);
      if (Object.keys(settings).length === 0) return NOTHING;
      return [{ kind: 'SETTINGS_CHANGED', data: { settings } }];
    },
  }),
};
