import type { Level } from '../questions/victory.js';
import type { Use } from '../state.js';
import { diceOf, type Lines } from './data.js';
import { count, en, ja, upper } from './names.js';

type Course =
  | 'turn'
  | 'prewar'
  | 'kept'
  | 'war-declared'
  | 'first-player'
  | 'first-player-tie'
  | 'dealt'
  | 'drew'
  | 'ghent-in-deck'
  | 'held'
  | 'held-discarded'
  | 'winter-pass'
  | 'card-played'
  | 'reaction'
  | 'battle-card'
  | 'card-aimed'
  | 'card-in-force'
  | 'event-rolled'
  | 'event-vp'
  | 'cards-lost'
  | 'hand-shown'
  | 'vp'
  | 'vp-check'
  | 'ghent'
  | 'no-new-orleans'
  | 'penalty'
  | 'final';

/** What a card is played for. */
export const FOR_USE: { readonly [U in Use]: readonly [en: string, ja: string] } = {
  event: ['for its event', 'イヴェントとして'],
  leader: ['to activate a leader', '指揮官の活性化に'],
  units: ['to activate units', 'ユニットの活性化に'],
  build: ['to build and repair ships', '艦船の建造・修理に'],
  restore: ['to restore units', 'ユニットの回復に'],
  depot: ['for a supply depot', '補給集積所の創出に'],
};
const LEVEL: { readonly [L in Level]: readonly [en: string, ja: string] } = {
  decisive: ['a decisive victory', '決定的勝利'],
  marginal: ['a marginal victory', '限定的勝利'],
  moral: ['a moral victory', '精神的勝利'],
  stalemate: [
    'a stalemate, which is a British moral victory',
    '手詰まりであり、イギリス軍の精神的勝利',
  ],
};

/** MMW-7.33.b each throw: the American die first. */
const throws = (dice: readonly number[]): string => {
  const pairs = dice.flatMap((die, i) => (i % 2 === 0 ? [`${die} : ${dice[i + 1] ?? ''}`] : []));
  return pairs.join(', ');
};

/** MMW-7.33.b what was added to the dice. */
const addedEn = (lead = 0): string =>
  lead === 0 ? '' : ` (${en.side(lead > 0 ? 'us' : 'gb')} add ${Math.abs(lead)})`;
const addedJa = (lead = 0): string =>
  lead === 0 ? '' : `(${ja.side(lead > 0 ? 'us' : 'gb')}に+${Math.abs(lead)})`;

const cardsEn = (cards: Parameters<typeof en.card>[0][]): string =>
  en.list(cards.map(en.card)) || 'no card';
const cardsJa = (cards: Parameters<typeof ja.card>[0][]): string =>
  cards.map(ja.card).join('') || 'なし';

/** The sequence of play, cards, points and the end. */
export const COURSE_LINES: Lines<Course> = {
  turn: {
    en: ({ turn }) => `${en.turn(turn)}.`,
    ja: ({ turn }) => `${ja.turn(turn)}ターン。`,
  },
  prewar: {
    en: ({ first }) => `The pre-war sequence begins; ${en.side(first)} draw first.`,
    ja: ({ first }) => `戦前シークエンスが始まる。最初に${ja.side(first)}がカードを引く。`,
  },
  kept: {
    en: ({ side }) => `${upper(en.side(side))} keep the card.`,
    ja: ({ side }) => `${ja.side(side)}はカードを手札に加えた。`,
  },
  'war-declared': {
    en: ({ side, first }) =>
      `${upper(en.side(side))} draw “Declaration of War”: the war begins and ${en.side(first)} go first.`,
    ja: ({ side, first }) =>
      `${ja.side(side)}が「宣戦布告」を引いた。戦争が始まり、${ja.side(first)}が第1プレイヤーとなる。`,
  },
  'first-player': {
    en: ({ side, lead }, rolls) =>
      `${rolls.length === 0 ? '' : `Dice ${throws(diceOf(rolls))}${addedEn(lead)}. `}${upper(en.side(side))} are first player.`,
    ja: ({ side, lead }, rolls) =>
      `${rolls.length === 0 ? '' : `サイの目${throws(diceOf(rolls))}${addedJa(lead)}。`}${ja.side(side)}が第1プレイヤーとなる。`,
  },
  'first-player-tie': {
    en: ({ lead }, rolls) => `Dice ${throws(diceOf(rolls))}${addedEn(lead)}: a tie, again.`,
    ja: ({ lead }, rolls) =>
      `サイの目${throws(diceOf(rolls))}${addedJa(lead)}。同点につき振り直し。`,
  },
  dealt: {
    en: ({ side, count: n, cards }) =>
      `${upper(en.side(side))} are dealt ${count(n, 'card')}${cards === undefined ? '' : `: ${cardsEn([...cards])}`}.`,
    ja: ({ side, count: n, cards }) =>
      `${ja.side(side)}に${n}枚配られた${cards === undefined ? '' : `: ${cardsJa([...cards])}`}。`,
  },
  drew: {
    en: ({ side, count: n, cards }) =>
      `${upper(en.side(side))} draw ${count(n, 'card')}${cards === undefined ? '' : `: ${cardsEn([...cards])}`}.`,
    ja: ({ side, count: n, cards }) =>
      `${ja.side(side)}がカードを${n}枚引いた${cards === undefined ? '' : `: ${cardsJa([...cards])}`}。`,
  },
  'ghent-in-deck': {
    en: () => '“Treaty of Ghent” is shuffled into the deck.',
    ja: () => '「ガン条約」が山札に混ぜられた。',
  },
  held: {
    en: ({ side, card }) =>
      `${upper(en.side(side))} hold ${card === undefined ? 'a card' : en.card(card)} face down.`,
    ja: ({ side, card }) =>
      `${ja.side(side)}が${card === undefined ? 'カード1枚' : ja.card(card)}を裏面でホールドした。`,
  },
  'held-discarded': {
    en: ({ cards }) => `Held cards discarded: ${cardsEn([...cards])}.`,
    ja: ({ cards }) => `ホールド・カードを捨てた: ${cardsJa([...cards])}。`,
  },
  'winter-pass': {
    en: ({ side }) => `${upper(en.side(side))} play no winter card.`,
    ja: ({ side }) => `${ja.side(side)}は冬季カードを使用しない。`,
  },
  'card-played': {
    en: ({ side, card, use }) =>
      `${upper(en.side(side))} play ${en.card(card)} ${FOR_USE[use][0]}.`,
    ja: ({ side, card, use }) => `${ja.side(side)}が${ja.card(card)}を${FOR_USE[use][1]}使用した。`,
  },
  reaction: {
    en: ({ side, card }) => `${upper(en.side(side))} react with ${en.card(card)}.`,
    ja: ({ side, card }) => `${ja.side(side)}が対応カード${ja.card(card)}を使用した。`,
  },
  'battle-card': {
    en: ({ side, card }) => `${upper(en.side(side))} play the battle card ${en.card(card)}.`,
    ja: ({ side, card }) => `${ja.side(side)}が戦闘カード${ja.card(card)}を使用した。`,
  },
  'card-aimed': {
    en: ({ card, space, lake }) =>
      `${en.card(card)} is for ${space === undefined ? en.place(lake ?? '') : en.space(space)}.`,
    ja: ({ card, space, lake }) =>
      `${ja.card(card)}の対象は${space === undefined ? ja.place(lake ?? '') : ja.space(space)}。`,
  },
  'card-in-force': {
    en: ({ card, lake }) =>
      `${en.card(card)} is in force${lake === undefined ? '' : ` on ${en.lake(lake)}`}.`,
    ja: ({ card, lake }) =>
      `${lake === undefined ? '' : `${ja.lake(lake)}で`}${ja.card(card)}が有効になった。`,
  },
  'event-rolled': {
    en: ({ card, die }) => `${en.card(card)}: die ${die}.`,
    ja: ({ card, die }) => `${ja.card(card)}: サイの目${die}。`,
  },
  'event-vp': {
    en: ({ side, vp }) => `${upper(en.side(side))} score ${count(vp, 'victory point')}.`,
    ja: ({ side, vp }) => `${ja.side(side)}が${vp}VPを得た。`,
  },
  'cards-lost': {
    en: ({ side, cards }) => `${upper(en.side(side))} lose ${cardsEn([...cards])}.`,
    ja: ({ side, cards }) => `${ja.side(side)}がカードを失った: ${cardsJa([...cards])}。`,
  },
  'hand-shown': {
    en: ({ side, to, cards }) =>
      `${upper(en.side(to))} look at the hand of ${en.side(side)}${cards === undefined ? '' : `: ${cardsEn([...cards])}`}.`,
    ja: ({ side, to, cards }) =>
      `${ja.side(to)}が${ja.side(side)}の手札を見た${cards === undefined ? '' : `: ${cardsJa([...cards])}`}。`,
  },
  vp: {
    en: ({ vp }) => `Victory points: ${en.vp(vp)}.`,
    ja: ({ vp }) => `勝利ポイント: ${ja.vp(vp)}。`,
  },
  'vp-check': {
    en: ({ vp }) => `Victory points at the end of the turn: ${en.vp(vp)}.`,
    ja: ({ vp }) => `ターン終了時のVP: ${ja.vp(vp)}。`,
  },
  ghent: {
    en: ({ side, cards }) =>
      `Peace at Ghent: ${en.side(side)} lose 1 victory point for each of ${count(cards, 'card')}.`,
    ja: ({ side, cards }) =>
      `ガン条約: ${ja.side(side)}は残りのカード${cards}枚、1枚につき1VPを失う。`,
  },
  'no-new-orleans': {
    en: ({ side }) => `${upper(en.side(side))} do not play “Battle of New Orleans”.`,
    ja: ({ side }) => `${ja.side(side)}は「ニュー・オーリンズの戦い」を使用しない。`,
  },
  penalty: {
    en: ({ side, place, lost }) =>
      `No supply at ${en.place(place)}: ${en.side(side)} lose ${count(lost, 'victory point')}.`,
    ja: ({ side, place, lost }) =>
      `${ja.place(place)}は非補給下: ${ja.side(side)}は${lost}VPを失う。`,
  },
  final: {
    en: ({ vp, level, side }) =>
      `The war ends; ${en.vp(vp)}: ${LEVEL[level][0]}${side === null ? '' : ` for ${en.side(side)}`}.`,
    ja: ({ vp, level, side }) =>
      `終戦。${ja.vp(vp)}: ${side === null ? '' : `${ja.side(side)}の`}${LEVEL[level][1]}。`,
  },
};
