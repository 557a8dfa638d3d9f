import { CARD, CARD_IDS, type CardId } from '../../components/cards/index.js';
import { other, type Side } from '../../components/side.js';
import { bySide, type CardPlace, type MadisonState } from '../../state.js';

/**
 * Values of cards: one in hand, each point of its value, one held, one held for winter (MMW-16.1.1), and each VP that
 * it brings.
 */
const IN_HAND = 0.12;
const OPV = 0.06;
const HELD = 0.1;
const WINTER = 0.5;
const VP = 0.8;
/** Weight of the other uses that a card could have had. */
const OTHERWISE = 0.001;
/** Value of an unknown card in the foe's hand. */
const UNSEEN = IN_HAND + 2 * OPV;
/** Number of cards in both hands at which the last turn still has its full weight. */
const LAST_HANDS = 14;

/**
 * `more`: how much more the cards of a side are worth than those of the foe. `left`: share of the war that is left, 1
 * until the last turn.
 */
export interface Hands {
  readonly more: number;
  readonly left: number;
}

interface CardWorth {
  readonly hand: number;
  readonly held: number;
  /** Cost of playing it. Among cards of the same value, the one that can do the least else is missed least. */
  readonly missed: number;
}

/** Side -> value of each card for that side. */
const WORTH = bySide((side): readonly CardWorth[] =>
  CARD_IDS.map((id) => {
    const { opv, when, side: flag, effect } = CARD[id];
    const own = flag === side || flag === 'both';
    const winter = own && when.includes('winter');
    let vp = 0;
    for (const one of effect) if (one.do === 'vp') vp += one.n;
    const hand = IN_HAND + OPV * opv;
    const held = winter ? WINTER + VP * vp : HELD;
    return { hand, held, missed: hand + OTHERWISE * (own ? 1 + held : 0) };
  }),
);

/** What it costs a side to play a card for its value; only for comparing cards. */
export const missed = (side: Side, card: CardId): number =>
  WORTH[side][CARD_IDS.indexOf(card)]?.missed ?? 0;

/** Evaluates both hands. Of the foe's cards it uses only the number. */
export function handsOf({ cards, turn }: MadisonState, me: Side): Hands {
  const foe = other(me);
  const [myHeld, foeHeld]: CardPlace[] = [`held-${me}`, `held-${foe}`];
  const mine = WORTH[me];
  let [own, theirs, theirHeld, inHand] = [0, 0, 0, 0];
  for (let i = 0; i < CARD_IDS.length; i++) {
    const place = cards[CARD_IDS[i] as (typeof CARD_IDS)[number]];
    if (place === me) own += mine[i]?.hand ?? 0;
    else if (place === foe) theirs += 1;
    else if (place === myHeld) own += mine[i]?.held ?? 0;
    else if (place === foeHeld) theirHeld += 1;
    if (place === me || place === foe) inHand += 1;
  }
  const more = own - UNSEEN * theirs - HELD * theirHeld;
  const last = turn === '1814-2' || turn === '1814-w';
  return { more, left: last ? Math.min(1, inHand / LAST_HANDS) : 1 };
}
