import type { Frame } from '../../../kernel/frame.js';
import { CARD, CARD_IDS, type CardId } from '../../components/cards/index.js';
import type { Window } from '../../components/language/windows.js';
import type { SpaceId } from '../../components/map.js';
import { ofSide, other, type Side } from '../../components/side.js';
import { TURN, type Year } from '../../components/turns.js';
import type {
  BattleCardFrame,
  CombatFrame,
  EnteredFrame,
  NavalCombatFrame,
  WindowFrame,
} from '../../frames.js';
import type { MadisonState } from '../../state.js';
import { hasCards } from '../cards.js';
import { hasUnits } from '../pieces.js';
import { situationIn } from './combat.js';
import { allHold } from './conditions.js';
import { anyFeasible } from './feasible.js';
import { isFlagged } from './language.js';
import type { Use } from './options.js';

type When = WindowFrame['when'] | BattleCardFrame['when'];

/** Window -> year -> cards for it by their printed text, in number order. */
const CARDS_FOR: { readonly [W in When]: { readonly [Y in Year]: readonly CardId[] } } = {
  declared: cardsFor('declared'),
  step: cardsFor('step'),
  landing: cardsFor('landing'),
  assault: cardsFor('assault'),
  round: cardsFor('round'),
  'after-round': cardsFor('after-round'),
  naval: cardsFor('naval'),
  'naval-rolled': cardsFor('naval-rolled'),
};

function cardsFor(when: Window): { readonly [Y in Year]: readonly CardId[] } {
  const inYear = (year: Year): CardId[] =>
    CARD_IDS.filter((id) => CARD[id].deck === year && CARD[id].when.some((one) => one === when));
  return { 1812: inYear(1812), 1813: inYear(1813), 1814: inYear(1814) };
}

/**
 * Cards for a window that may be in a hand as far as public knowledge goes: those of this year; none before the war.
 */
const open = (state: MadisonState, when: When): readonly CardId[] =>
  state.turn === null ? [] : CARDS_FOR[when][TURN[state.turn].year];

/** Whether everybody can see that the card is in no hand, as it has been played. */
const isOut = (state: MadisonState, card: CardId): boolean =>
  state.cards[card] === 'discard' || state.cards[card] === 'aside';

/** Whether `by` could play this card here, as far as public knowledge goes. */
const fits = (state: MadisonState, card: CardId, use: Omit<Use, 'card'>): boolean =>
  !isOut(state, card) &&
  isFlagged(card, use.me) &&
  allHold(state, card, use) &&
  anyFeasible(state, CARD[card].effect, { ...use, card });

/**
 * Whether a side is not asked at all: MMW-6.2.3.b, MMW-16.1.1 before the war and in winter, or because it does not want
 * to be asked.
 */
function isClosed(state: MadisonState, by: Side): boolean {
  const quiet = ofSide(state.quiet, by);
  const isWinter = state.turn === null || TURN[state.turn].season === 'winter';
  return isWinter || quiet === 'play' || quiet === 'turn';
}

/**
 * Whether a side has declined the card: after declining, it is not asked about cards that it could have played when the
 * use was declared.
 */
const isDeclined = (state: MadisonState, card: CardId, by: Side): boolean =>
  ofSide(state.quiet, by) === 'declined' && CARD[card].when.includes('declared');

/** Whether a side that may be asked could have a card for the window, as far as public knowledge goes. */
const mayHold = (state: MadisonState, when: When, use: Omit<Use, 'card'>): boolean =>
  open(state, when).some((id) => !isDeclined(state, id, use.me) && fits(state, id, use)) &&
  // hands are counted, never looked at
  hasCards(state, use.me);

/** How a card is used in a window: the side of the window uses it, and the other side is the one that moves. */
function useInWindow({ by, when, space }: Omit<WindowFrame, 'f'>): Omit<Use, 'card'> {
  if (space === undefined) return { me: by, when };
  if (when === 'declared') return { me: by, when, space };
  return { me: by, when, space, fight: { attacker: other(by) } };
}

/** MMW-8.31.8 the reaction window of `by`; none where `by` cannot react as far as public knowledge goes. */
export function openWindow(
  state: MadisonState,
  by: Side,
  when: WindowFrame['when'],
  space?: SpaceId,
): Frame[] {
  if (isClosed(state, by)) return [];
  const window: WindowFrame =
    space === undefined ? { f: 'window', by, when } : { f: 'window', by, when, space };
  return mayHold(state, when, useInWindow(window)) ? [window] : [];
}

/** Cards in hand that may be played in a window. */
export function reactions(state: MadisonState, window: WindowFrame): CardId[] {
  const use = useInWindow(window);
  return open(state, window.when).filter(
    (id) => state.cards[id] === window.by && fits(state, id, use),
  );
}

/** The combat that a battle card is for; null: there is none. */
export const fightOf = (
  state: MadisonState,
  when: BattleCardFrame['when'],
): CombatFrame | NavalCombatFrame | null => {
  const f = when === 'naval' || when === 'naval-rolled' ? 'naval-combat' : 'combat';
  const found = when === 'assault' ? undefined : state.agenda.findLast((one) => one.f === f);
  return (found as CombatFrame | NavalCombatFrame | undefined) ?? null;
};

/**
 * The combat, or the entry that leads to it, from the viewpoint of the player of a battle card; null: there is none for
 * this side.
 */
function useInBattle(
  state: MadisonState,
  { by, when, space }: Omit<BattleCardFrame, 'f'>,
): Omit<Use, 'card'> | null {
  if (when === 'assault')
    return space === undefined || !hasUnits(state, other(by), space)
      ? null
      : { me: by, when, space, fight: { attacker: by } };
  const fight = fightOf(state, when);
  return fight === null || hasUsed(state, fight, by) ? null : { ...situationIn(fight, by), when };
}

/** MMW-10.43 one battle card a side a round; one played on entering counts as that of the first. */
const hasUsed = (state: MadisonState, fight: CombatFrame | NavalCombatFrame, by: Side): boolean =>
  fight.used[by] !== undefined ||
  (fight.f === 'combat' &&
    fight.round === 1 &&
    state.lasting.some(
      (row) =>
        row.by === by &&
        row.space === fight.space &&
        CARD[row.card].when.some((one) => one === 'assault'),
    ));

const enteredSpace = (state: MadisonState): SpaceId | undefined =>
  state.agenda.findLast((one): one is EnteredFrame => one.f === 'entered')?.space;

/**
 * MMW-10.43, MMW-12.36 the window for a battle card; the combat must be on the agenda, for `assault` the `entered`
 * frame.
 */
export function battleWindow(
  state: MadisonState,
  by: Side,
  when: BattleCardFrame['when'],
  space = when === 'assault' ? enteredSpace(state) : undefined,
): Frame[] {
  if (isClosed(state, by)) return [];
  const window: BattleCardFrame =
    space === undefined ? { f: 'battle-card', by, when } : { f: 'battle-card', by, when, space };
  const use = useInBattle(state, window);
  return use !== null && mayHold(state, when, use) ? [window] : [];
}

/** Battle cards in hand that may be played now. */
export function battleCards(state: MadisonState, window: BattleCardFrame): CardId[] {
  const use = useInBattle(state, window);
  if (use === null) return [];
  return open(state, window.when).filter(
    (id) => state.cards[id] === window.by && fits(state, id, use),
  );
}
