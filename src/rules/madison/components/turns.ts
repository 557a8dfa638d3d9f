import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';

/** MMW-7.1, MMW-16.1 a turn, as stated by the rules. `reinforcements`: whether it has a Reinforcement Phase. */
export interface Turn {
  readonly id: string;
  readonly name: Text;
  readonly year: 1812 | 1813 | 1814;
  readonly season: 'spring' | 'autumn' | 'winter';
  readonly reinforcements: boolean;
}

// prettier-ignore
export const TURNS = [
  { id: '1812-1', name: { en: 'Spring-Summer 1812', ja: '1812年春季－夏季' }, year: 1812, season: 'spring', reinforcements: false },
  { id: '1812-2', name: { en: 'Summer-Autumn 1812', ja: '1812年夏季－秋季' }, year: 1812, season: 'autumn', reinforcements: true },
  { id: '1812-w', name: { en: 'Winter 1812-1813', ja: '1812年－1813年冬季' }, year: 1812, season: 'winter', reinforcements: false },
  { id: '1813-1', name: { en: 'Spring-Summer 1813', ja: '1813年春季－夏季' }, year: 1813, season: 'spring', reinforcements: true },
  { id: '1813-2', name: { en: 'Summer-Autumn 1813', ja: '1813年夏季－秋季' }, year: 1813, season: 'autumn', reinforcements: true },
  { id: '1813-w', name: { en: 'Winter 1813-1814', ja: '1813年－1814年冬季' }, year: 1813, season: 'winter', reinforcements: false },
  { id: '1814-1', name: { en: 'Spring-Summer 1814', ja: '1814年春季－夏季' }, year: 1814, season: 'spring', reinforcements: true },
  { id: '1814-2', name: { en: 'Summer-Autumn 1814', ja: '1814年夏季－秋季' }, year: 1814, season: 'autumn', reinforcements: true },
  { id: '1814-w', name: { en: 'Winter 1814', ja: '1814年冬季' }, year: 1814, season: 'winter', reinforcements: false },
] as const satisfies readonly Turn[];
export type TurnId = (typeof TURNS)[number]['id'];
export type Year = Turn['year'];
export type Season = Turn['season'];

export const TURN_IDS: readonly TurnId[] = TURNS.map(({ id }) => id);
export const TURN: Readonly<Record<TurnId, Turn & { readonly id: TurnId }>> = byId(TURNS);

/** Whether turn `a` lies before turn `b`. */
export const before = (a: TurnId, b: TurnId) => TURN_IDS.indexOf(a) < TURN_IDS.indexOf(b);
