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

/** Uses of a card that come to the same whichever card it is; those to which its value alone matters. */
const ANY_CARD: ReadonlySet<string> = new Set(['depot', 'lead']);
const BY_VALUE: ReadonlySet<string> = new Set(['build', 'fleet', 'restore']);

/**
 * Of the choices those worth trying. Where several cards would do the same (MMW-8.31), the one that is missed least:
 * with a full hand that is one in four. A card is played whole and not step by step, and no ship goes home: what it is
 * worth to have one there is not felt before the card is over. Where a card or its use has
 * been chosen, it is kept. No reinforcements are held back (MMW-14.21): what is
 * tried is over before the foe's come.
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
  // whoever has begun to send ships home is told of them
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

/** Units and leaders of a side by where they are. */
function menOf(state: MadisonState, side: Side): ReadonlyMap<string, number> {
  const men = new Map<string, number>();
  const count = ({ at }: { readonly at: string }): unknown => men.set(at, (men.get(at) ?? 0) + 1);
  unitStates(state, side).forEach(count);
  leaderStates(state, side).forEach(count);
  return men;
}

/**
 * The same for plays that come to the same: a value beyond those who are there is lost on them (MMW-8.61), and a depot
 * is for those who have no quarters in their own country (MMW-16.21) or stand in the enemy's: one elsewhere is like
 * another.
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
