import { fill, spoken } from '../words.js';
import { timeOf } from './said.js';
import { eventWords } from './words.js';

const EN = {
  change: 'Change settings…',
  names: {
    startsAt: 'begins',
    rounds: 'rounds',
    open: 'entry',
    lateGames: 'late games',
    roundMs: 'time for a round',
    graceMs: 'time after a deadline',
    pauseMs: 'pause between rounds',
    mostEntries: 'places',
    lateUntil: 'last round to enter for',
    byes: 'byes that may be asked for',
  } as Readonly<Record<string, string>>,
  asNeeded: 'as many as it takes',
  late: {
    AUTO: 'decided at the deadline',
    DIRECTOR: 'the director may rule, then as proposed',
    CLAIM: 'the player who waits may claim the win',
  } as Readonly<Record<string, string>>,
  days: '{n} days',
  hours: '{n} hours',
  roundHours: 'Hours for a round (from the next one on)',
  graceHours: 'Hours after a deadline, until what is proposed stands',
  pauseHours: 'Hours of pause between rounds',
};

const JA: typeof EN = {
  change: '設定を変える…',
  names: {
    startsAt: '開始時刻',
    rounds: '回戦数',
    open: '参加',
    lateGames: '期限を過ぎた対局',
    roundMs: '1回戦の期間',
    graceMs: '期限後の猶予',
    pauseMs: '回戦の間隔',
    mostEntries: '定員',
    lateUntil: '途中参加できる最後の回戦',
    byes: '申し込める不戦の数',
  },
  asNeeded: '参加人数による',
  late: {
    AUTO: '期限で決める',
    DIRECTOR: 'ディレクターが裁定し、なければ提案どおり',
    CLAIM: '待っている側が勝ちを申し立てられる',
  },
  days: '{n}日',
  hours: '{n}時間',
  roundHours: '1回戦の時間数（次の回戦から）',
  graceHours: '期限後、提案どおりに決まるまでの時間数',
  pauseHours: '回戦の間隔（時間）',
};

/** Words for the settings of an event. */
export const settingsWords = spoken(EN, JA);

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** A length of time in whole days, or else in hours. */
export function lengthOf(hours: number): string {
  const w = settingsWords();
  return hours % DAY_HOURS === 0 && hours > 0
    ? fill(w.days, { n: String(hours / DAY_HOURS) })
    : fill(w.hours, { n: String(hours) });
}

function valueOf(name: string, value: unknown): string {
  const [w, e] = [settingsWords(), eventWords()];
  if (name === 'startsAt') return timeOf(String(value));
  if (name === 'open') return value === true ? e.openToAll : e.byInvitation;
  if (name === 'lateGames') return w.late[String(value)] ?? String(value);
  if (name.endsWith('Ms')) return lengthOf(Number(value) / HOUR_MS);
  return value === null ? w.asNeeded : String(value);
}

/** Settings with the values that they have from now on, always in the same order. */
export const changedText = (settings: Readonly<Record<string, unknown>>): string =>
  Object.entries(settingsWords().names)
    .filter(([name]) => name in settings)
    .map(([name, said]) => `${said}: ${valueOf(name, settings[name])}`)
    .join(', ');
