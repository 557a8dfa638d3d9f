import type { Locale, Text } from '../../language/locale.js';
import type { Ruleset } from '../../rules/index.js';
import type { GameKind } from '../store/kinds.js';
import type { Told } from './told.js';

const TITLES: Readonly<Record<Exclude<GameKind, 'game.ended'>, Text>> = {
  'game.begun': { en: '{game} begins', ja: '{game}が始まりました' },
  'game.changed': { en: 'Something happened in {game}', ja: '{game}に動きがありました' },
  'game.request': { en: 'A request in {game}', ja: '{game}で申し出があります' },
  'game.handed_over': {
    en: 'Somebody else plays on in {game}',
    ja: '{game}で対局者が交代しました',
  },
  'game.timed_out': { en: 'A clock has run out in {game}', ja: '{game}で持ち時間が切れました' },
  'game.your_turn': { en: 'Your move in {game}', ja: '{game}であなたの番です' },
  'game.time_low': {
    en: 'Little time left for your move in {game}',
    ja: '{game}の持ち時間が残りわずかです',
  },
};
const ENDS = {
  won: { en: 'You have won {game}', ja: '{game}に勝ちました' },
  lost: { en: 'You have lost {game}', ja: '{game}に負けました' },
  over: { en: '{game} is over', ja: '{game}が終わりました' },
} as const satisfies Readonly<Record<string, Text>>;

function textOf({ type, data: { game, seat } }: Told): Text {
  if (type !== 'game.ended') return TITLES[type];
  const winner = game.outcome?.winner ?? null;
  if (winner === null || seat === null) return ENDS.over;
  return winner === seat ? ENDS.won : ENDS.lost;
}

/** A line that says what the notice is about. `rules` is undefined where they are not installed here. */
export const titleOf = (told: Told, rules: Ruleset | undefined, locale: Locale): string =>
  textOf(told)[locale].replace('{game}', () => rules?.title[locale] ?? told.data.game.ruleset);

/** The name of the scenario that is played. */
export const scenarioOf = (
  { data: { game } }: Told,
  rules: Ruleset | undefined,
  locale: Locale,
): string =>
  rules?.scenarios.find(({ id }) => id === game.scenario)?.title[locale] ?? game.scenario;
