import type { Action } from '../../kernel/action.js';
import { frameOf } from '../../kernel/agenda.js';
import { CARD, type CardId } from '../components/cards/index.js';
import type { Side } from '../components/side.js';
import { isFlagged } from '../effects/language.js';
import { unitStates } from '../pieces.js';
import type { MadisonState } from '../state.js';
import { missed } from './hands.js';

/** Uses of a card that come to the same whichever card it is; those to which its value alone matters. */
const ANY_CARD: ReadonlySet<string> = new Set(['depot', 'lead']);
const BY_VALUE: ReadonlySet<string> = new Set(['build', 'fleet', 'restore', 'units']);

type CardPlay = Action & { readonly card: CardId };

/**
 * Of the choices those worth trying. Where several cards would do the same (MMW-8.31), the one that is missed least: with a
 * full hand that is one in four. No reinforcements are held back (MMW-14.21): what is tried is over before the foe's come.
 */
export function worthTrying(
  state: MadisonState,
  side: Side,
  choices: readonly Action[],
): readonly Action[] {
  const frame = frameOf(state, side)?.f;
  if (frame === 'wish') return choices.filter(({ do: deed }) => deed === 'done');
  return frame === 'play' ? oneOfEach(state, side, choices as readonly CardPlay[]) : choices;
}

function oneOfEach(state: MadisonState, side: Side, plays: readonly CardPlay[]): CardPlay[] {
  const manned = new Set<string>(unitStates(state, side).map(({ at }) => at));
  const least = new Map<string, CardPlay>();
  for (const play of plays) {
    const key = deedOf(side, play, manned);
    const known = least.get(key);
    if (known === undefined || missed(side, play.card) < missed(side, known.card))
      least.set(key, play);
  }
  return [...least.values()];
}

/** The same for plays that come to the same: a depot serves those who stand there, so one where nobody does is like another. */
function deedOf(
  side: Side,
  { do: use, card, ...object }: CardPlay,
  manned: ReadonlySet<string>,
): string {
  const [on = ''] = Object.values(object as Record<string, string>);
  if (use === 'depot' && !manned.has(on)) return use;
  const { opv, when } = CARD[card];
  const brings = when.includes('ops') && isFlagged(card, side);
  if (!brings && ANY_CARD.has(use)) return `${use}|${on}`;
  if (!brings && BY_VALUE.has(use)) return `${use}|${on}|${opv}`;
  return `${use}|${on}|${card}`;
}
