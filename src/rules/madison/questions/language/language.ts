import { lookup } from '../../../kits/lookup.js';
import { CARD, CARD_IDS, type CardId } from '../../components/cards/index.js';
import type { Effect } from '../../components/language/effects.js';
import type { Side } from '../../components/side.js';

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
export type Path = readonly (string | number)[];

/** The list of effects at `path` inside the effects of a card; [] is the whole list of the card. */
export function listAt(card: CardId, path: Path): readonly Effect[] {
  let here: unknown = CARD[card].effect;
  for (const step of path) here = (here as { readonly [key: string | number]: unknown })[step];
  return here as readonly Effect[];
}

const inner = (effect: Effect): readonly (readonly Effect[])[] =>
  effect.do === 'choose'
    ? effect.of
    : effect.do === 'die'
      ? effect.faces.map((face) => face.of)
      : [];

const flat = (list: readonly Effect[]): Effect[] =>
  list.flatMap((effect) => [effect, ...inner(effect).flatMap(flat)]);

/** All effects of each card in the order written, those inside another after it. */
const NUMBERED = lookup(CARD_IDS, (id) => flat(CARD[id].effect));

/** Effect number `nth` of a card, counted through its effects in the order written. */
export const effectNo = (card: CardId, nth: number): Effect | undefined => NUMBERED[card][nth];

export const numberOf = (card: CardId, effect: Effect): number => NUMBERED[card].indexOf(effect);

/**
 * Effects that change a roll or the rules of a combat. They are not carried out: the combat reads them from the card
 * while it is in force.
 */
export type CombatRule = EffectOf<'drm' | 'ignore' | 'no-retreat'>;

export const isCombatRule = (effect: Effect): effect is CombatRule =>
  effect.do === 'drm' || effect.do === 'ignore' || effect.do === 'no-retreat';

/** MMW-8.21 whether the event of a card is for that side. */
export const isFlagged = (card: CardId, by: Side): boolean =>
  CARD[card].side === 'both' || CARD[card].side === by;

const speaksOfTarget = (part: unknown): boolean =>
  part === 'target' ||
  (typeof part === 'object' && part !== null && Object.values(part).some(speaksOfTarget));

const AIMED: ReadonlySet<CardId> = new Set(
  CARD_IDS.filter((id) => speaksOfTarget([CARD[id].needs, CARD[id].effect])),
);
const AT_A_LAKE: ReadonlySet<CardId> = new Set(
  CARD_IDS.filter((id) => CARD[id].needs.some(({ cond }) => cond === 'lake-held')),
);

/** What must be chosen before the event of a card: a space, a lake, or nothing. */
export const aimOf = (card: CardId): 'space' | 'lake' | null =>
  AIMED.has(card) ? (AT_A_LAKE.has(card) ? 'lake' : 'space') : null;
