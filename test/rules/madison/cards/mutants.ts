import type { Card } from '../../../../src/rules/madison/components/cards/index.js';

/** A card that does something else than its text says. */
export interface Mutant {
  /** `effect.0.n 2 -> 3`, `needs.1 gone`. */
  readonly change: string;
  readonly needs: Card['needs'];
  readonly effect: Card['effect'];
}

type Parts = Pick<Card, 'needs' | 'effect'>;
type Changed = readonly [change: string, value: unknown];

/** Every way in which one part is left out of a list, or a number is one more. */
function changed(value: unknown, path: string): Changed[] {
  if (typeof value === 'number') return [[`${path} ${value} -> ${value + 1}`, value + 1]];
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    const fewer = list.map((_, at): Changed => [`${path}.${at} gone`, list.toSpliced(at, 1)]);
    const inside = list.flatMap((one, at) =>
      changed(one, `${path}.${at}`).map(([how, now]): Changed => [how, list.with(at, now)]),
    );
    return [...fewer, ...inside];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, one]) =>
    changed(one, `${path}.${member}`).map(([how, now]): Changed => [
      how,
      { ...value, [member]: now },
    ]),
  );
}

/** The card with one effect, condition, piece or place less, or one number changed. */
export const mutantsOf = ({ needs, effect }: Parts): Mutant[] => [
  ...changed(needs, 'needs').map(([change, now]) => ({
    change,
    needs: now as Card['needs'],
    effect,
  })),
  ...changed(effect, 'effect').map(([change, now]) => ({
    change,
    needs,
    effect: now as Card['effect'],
  })),
];
