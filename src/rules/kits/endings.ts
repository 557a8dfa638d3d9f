import type { Ending } from '../kernel/ruleset.js';
import type { Text } from '../kernel/text.js';
import { other, type Side, SIDES } from './side.js';

type Names = Readonly<Record<Side, Text>>;
type Told = Omit<Ending, 'p'>;

/** Wordings of the endings of a combat, with the names that a game gives its sides. */
export const tellingOf = (names: Names) => ({
  wins: (side: Side): Told => ({
    label: { en: `${names[side].en} victory`, ja: `${names[side].ja}の勝利` },
    seat: side,
  }),
  retreats: (side: Side): Told => ({
    label: { en: `${names[side].en} retreat`, ja: `${names[side].ja}の退却` },
    seat: other(side),
  }),
  destroyed: (side: Side): Told => ({
    label: { en: `${names[side].en} force destroyed`, ja: `${names[side].ja}の全滅` },
    seat: other(side),
  }),
});

export const NOBODY_LEFT: Told = {
  label: { en: 'Nobody is left', ja: '両軍とも全滅' },
  seat: null,
};

const rankOf = (seat: Ending['seat']): number =>
  seat === null ? SIDES.length : SIDES.indexOf(seat as Side);

/**
 * Adds up the probabilities of endings with the same wording and seat. Endings of each side in turn, then those of
 * nobody.
 */
export function endingsOf(ways: readonly (readonly [told: Told, p: number])[]): Ending[] {
  const endings = new Map<string, Ending>();
  for (const [told, p] of ways) {
    const key = `${told.seat} ${told.label.en}`;
    if (p > 0) endings.set(key, { ...told, p: p + (endings.get(key)?.p ?? 0) });
  }
  return [...endings.entries()]
    .sort(([a, x], [b, y]) => rankOf(x.seat) - rankOf(y.seat) || (a < b ? -1 : 1))
    .map(([, ending]) => ending);
}
