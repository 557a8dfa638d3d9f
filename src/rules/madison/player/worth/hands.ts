import { CARD, CARD_IDS, type CardId } from '../../components/cards/index.js';
import { other, type Side } from '../../components/side.js';
import { bySide, type CardPlace, type MadisonState } from '../../state.js';

/**
 * Worth of a card in hand and of each of its points; of one held; of one held to be played in winter (MMW-16.1.1), and
 * of each VP it brings.
 */
const IN_HAND = 0.12;
const OPV = 0.06;
const HELD = 0.1;
const WINTER = 0.5;
const VP = 0.8;
/** How little the use counts that a card could have been of otherwise. */
const OTHERWISE = 0.001;
/** A card of the foe in hand, whatever it is. */
const UNSEEN = IN_HAND + 2 * OPV;
/** Cards in both hands with which the last turn still has its full weight. */
const LAST_HANDS = 14;

/**
 * How much more the cards of a side are worth than the foe's, and how much of the war is left: 1 until the last turn.
 */
export interface Hands {
  readonly more: number;
  readonly left: number;
}

interface CardWorth {
  readonly hand: number;
  readonly held: number;
  /** Of cards of the same value in hand the one of the least is missed least: it can do nothing else. */
  readonly missed: number;
}

/** What each card is worth to a side that has it. */
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

/** What it costs a side to play a card for its value, to be compared between cards. */
export const missed = (side: Side, card: CardId): number =>
  WORTH[side][CARD_IDS.indexOf(card)]?.missed ?? 0;

/** Of the foe's cards no more is looked at than how many there are. */
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
