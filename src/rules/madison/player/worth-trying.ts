import type { Action } from '../../kernel/action.js';
import { frameOf } from '../../kernel/agenda.js';
import { CARD } from '../components/cards/index.js';
import { SPACE, type SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { PlayFrame } from '../frames/turn.js';
import { isFlagged } from '../questions/language/language.js';
import { leaderStates, unitStates } from '../questions/pieces.js';
import { type CardDeed, cardDeedsOf } from '../questions/plays.js';
import type { MadisonState } from '../state.js';
import { missed } from './worth/hands.js';

/**
 * `ANY_CARD`: uses with the same effect whatever the card. `BY_VALUE`: uses where only the value of the card matters.
 */
const ANY_CARD: ReadonlySet<string> = new Set(['depot', 'lead']);
const BY_VALUE: ReadonlySet<string> = new Set(['build', 'fleet', 'restore']);

/**
 * Choices worth trying. Where several cards would have the same effect (MMW-8.31), only the one that is missed least:
 * with a full hand that is one choice in four. A card is played as a whole, not step by step, and no ship goes home, as
 * the value of a ship at home shows only after the card. A card or use that has been chosen is kept. No reinforcements
 * are held back (MMW-14.21), as trials end before those of the foe arrive.
 */
export function worthTrying(
  state: MadisonState,
  side: Side,
  choices: readonly Action[],
): readonly Action[] {
  const frame = frameOf(state, side);
  if (frame?.f === 'wish') return choices.filter(({ do: deed }) => deed === 'done');
  if (frame?.f !== 'play') return choices;
  const { use } = frame as PlayFrame;
  // a player who has begun to send ships home is offered all of them
  if (use === 'withdraw') return choices;
  return oneOfEach(state, side, cardDeedsOf(state, side, frame as PlayFrame));
}

function oneOfEach(state: MadisonState, side: Side, plays: readonly CardDeed[]): CardDeed[] {
  const men = menOf(state, side);
  const least = new Map<string, CardDeed>();
  for (const play of plays) {
    const key = deedOf(side, play, men);
    const known = least.get(key);
    if (known === undefined || missed(side, play.card) < missed(side, known.card))
      least.set(key, play);
  }
  return [...least.values()];
}

/** Place -> number of units and leaders of a side. */
function menOf(state: MadisonState, side: Side): ReadonlyMap<string, number> {
  const men = new Map<string, number>();
  const count = ({ at }: { readonly at: string }): unknown => men.set(at, (men.get(at) ?? 0) + 1);
  unitStates(state, side).forEach(count);
  leaderStates(state, side).forEach(count);
  return men;
}

/**
 * A key that is equal for plays with the same effect. A value beyond the number of pieces there is wasted (MMW-8.61). A
 * depot is for units without winter quarters in their own country (MMW-16.21) or in enemy territory; depots elsewhere
 * are alike.
 */
function deedOf(
  side: Side,
  { do: use, card, ...object }: CardDeed,
  men: ReadonlyMap<string, number>,
): string {
  const [on = ''] = Object.values(object as Record<string, string>);
  if (use === 'depot' && !wantsDepot(side, on as SpaceId, men.get(on) ?? 0)) return use;
  const { opv, when } = CARD[card];
  const brings = when.includes('ops') && isFlagged(card, side);
  if (!brings && ANY_CARD.has(use)) return `${use}|${on}`;
  if (!brings && use === 'units') return `${use}|${on}|${Math.min(opv, men.get(on) ?? opv)}`;
  if (!brings && BY_VALUE.has(use)) return `${use}|${on}|${opv}`;
  return `${use}|${on}|${card}`;
}

const wantsDepot = (side: Side, space: SpaceId, men: number): boolean =>
  men > (SPACE[space].territory === side ? SPACE[space].value : 0);
