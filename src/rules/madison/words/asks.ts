import type { Counter, Question } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter, question } from '../../kits/asking.js';
import { CARD, type CardId } from '../components/cards/index.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import { other, type Side } from '../components/side.js';
import type { View } from '../view/view.js';
import { FOR_USE } from './course-lines.js';
import { ENDS } from './deed-actions.js';
import { en, isFlipped, ja, type Names, upper } from './names.js';
import {
  activated,
  afloat,
  campaignText,
  goingHome,
  leaving,
  marching,
  marchText,
  ofShip,
  reacting,
  sailing,
  sailText,
  wished,
} from './under-way.js';

const enemyOf = ({ viewer }: View): Side => other(viewer ?? 'us');

/** A member of the decision that is an id; '' if there is none. */
const told = ({ decision }: View, field: string): string => `${decision?.[field] ?? ''}`;
const number = ({ decision }: View, field: string): number => Number(decision?.[field] ?? 0);

const left =
  (english: string, japanese: string) =>
  (view: View): Counter[] => [counter(english, japanese, number(view, 'left'))];

const plain = (english: string, japanese: string): Asking<View> => ({
  text: () => both(english, japanese),
});

type Sentence = (place: string, enemy: string) => string;

/** A sentence about the place of the decision and the enemy. */
const at =
  (placeOf: (view: View) => string, english: Sentence, japanese: Sentence) =>
  (view: View): Text => {
    const said = (names: Names, sentence: Sentence): string =>
      sentence(names.place(placeOf(view)), names.side(enemyOf(view)));
    return both(upper(said(en, english)), said(ja, japanese));
  };

const spaceOf = (view: View): string => told(view, 'space') || (view.combat?.space ?? '');
const battlefield = (view: View): string => view.combat?.space ?? told(view, 'space');
const lakeOf = (view: View): string => view.navalCombat?.lake ?? told(view, 'lake');

/** The card that the decision is about. */
const ofCard =
  (english: string, japanese: string) =>
  (view: View): Text => {
    const id = told(view, 'card') as CardId;
    return Object.hasOwn(CARD, id)
      ? both(`${en.card(id)}: ${english}`, `${ja.card(id)}: ${japanese}`)
      : both(upper(english), japanese);
  };

/** The leader that the decision is about. */
const ofLeader =
  (english: (name: string) => string, japanese: (name: string) => string) =>
  (view: View): Text => {
    const id = told(view, 'leader') as LeaderId;
    const name = (names: Names, none: string): string =>
      Object.hasOwn(LEADER, id) ? names.leader(id, isFlipped(view, id)) : none;
    return both(upper(english(name(en, 'the force'))), japanese(name(ja, '部隊')));
  };

/** The card that is chosen for a play, if any is. */
function chosen(view: View): CardId[] {
  const id = told(view, 'card');
  return Object.hasOwn(CARD, id) ? [id as CardId] : [];
}

type Called = (card: string) => string;

/** A sentence about the card that is chosen, with its value; `none` before one is. */
const ofPlay =
  (none: Text, english: Called, japanese: Called) =>
  (view: View): Text => {
    const [card] = chosen(view);
    if (card === undefined) return none;
    const { opv } = CARD[card];
    return both(english(`${en.card(card)} (${opv})`), japanese(`${ja.card(card)}(${opv})`));
  };

const FIRST: Text = both(
  'Which card do you play for one use, or hold?',
  'どのカードを1つの方法で使用するか、又はホールドするか?',
);

const plays = ofPlay(
  FIRST,
  (card) => `What do you play ${card} for?`,
  (card) => `${card}をどのように使用するか?`,
);

/** Question of a play once its use is chosen. */
const PLAYS: { readonly [use: string]: (view: View) => Text } = {
  leader: ofPlay(
    FIRST,
    (card) => `Which leader do you activate with ${card}?`,
    (card) => `${card}でどの指揮官を活性化するか?`,
  ),
  units: ofPlay(
    FIRST,
    (card) => `At which place do you activate units or ships with ${card}?`,
    (card) => `${card}でどの場所のユニット又は艦船を活性化するか?`,
  ),
  depot: ofPlay(
    FIRST,
    (card) => `Where do you set up a supply depot with ${card}?`,
    (card) => `${card}でどこに補給集積所を創出するか?`,
  ),
  withdraw: (view) =>
    ofShip(
      view,
      both(
        'Which ship or leader goes home, and to which town?',
        'どの艦船又は指揮官がどの町に撤退するか?',
      ),
      (ship) => `To which town does ${ship} go home?`,
      (ship) => `${ship}はどの町に撤退するか?`,
    ),
};

const CARDS: Askings<View> = {
  play: {
    text: (view) => PLAYS[told(view, 'use')]?.(view) ?? plays(view),
    counters: (view) => [
      counter('Cards in hand', '手札', view.viewer === null ? 0 : view.hands[view.viewer]),
      ...chosen(view).map((card) => counter('Value of the card', 'カードの値', CARD[card].opv)),
      ...goingHome(view),
    ],
  },
  keep: {
    text: ofCard(
      'keep the card you have drawn, or play it?',
      '引いたカードを残すか、プレイするか?',
    ),
  },
  aim: { text: ofCard('at which place is it aimed?', 'どの場所を対象にするか?') },
  pick: {
    text: ofCard('choose what it is done to.', '対象を選ぶ。'),
    counters: left('Still to choose', '残りの選択'),
  },
  window: {
    text: (view) => WINDOWS[told(view, 'when')]?.(view) ?? REACT,
    counters: reacting,
  },
  'battle-card': {
    text: (view) =>
      told(view, 'when').startsWith('naval')
        ? at(
            lakeOf,
            (place) => `Naval combat in ${place}: play a battle card, or none?`,
            (place) => `${place}の海戦: 戦闘カードをプレイするか?`,
          )(view)
        : at(
            battlefield,
            (place) => `Combat at ${place}: play a battle card, or none?`,
            (place) => `${place}の戦闘: 戦闘カードをプレイするか?`,
          )(view),
  },
  winter: plain(
    'Play a held winter card as its event, or pass?',
    'ホールドした冬季カードをイヴェントとしてプレイするか、パスするか?',
  ),
  'new-orleans': plain(
    'The game ends: play a held card as its event, or not at all?',
    'ゲームが終わる。ホールドしたカードをイヴェントとしてプレイするか?',
  ),
};

const REACT: Text = both('Play a reaction card, or none?', '対応カードをプレイするか?');

/** Cause of a reaction, by window. */
const WINDOWS: { readonly [when: string]: (view: View) => Text } = {
  declared: (view) => {
    const { card = null, use = 'event' } = view.play ?? {};
    const [english, japanese] = FOR_USE[use];
    const said = (names: Names, none: string): string => (card === null ? none : names.card(card));
    return both(
      upper(
        `${en.side(enemyOf(view))} play ${said(en, 'a card')} ${english}: react with a card, or pass?`,
      ),
      `${ja.side(enemyOf(view))}が${said(ja, 'カード')}を${japanese}プレイした。対応カードをプレイするか?`,
    );
  },
  step: at(
    spaceOf,
    (place, enemy) => `${enemy} enter ${place}: react with a card, or pass?`,
    (place, enemy) => `${enemy}が${place}に入った。対応カードをプレイするか?`,
  ),
  landing: at(
    spaceOf,
    (place, enemy) => `${enemy} land at ${place}: react with a card, or pass?`,
    (place, enemy) => `${enemy}が${place}に上陸する。対応カードをプレイするか?`,
  ),
};

const MOVES: Askings<View> = {
  march: { text: marchText, counters: marching },
  units: {
    ...plain(
      'Move or attack with a piece you have activated, or end the movement.',
      '活性化した駒で移動か攻撃を行うか、移動を終える。',
    ),
    counters: activated,
  },
  muster: {
    text: at(
      spaceOf,
      (place) => `Which pieces at ${place} do you activate, a point each?`,
      (place) => `${place}のどの駒を1ポイントずつで活性化するか?`,
    ),
    counters: left('Points left', '残りのポイント'),
  },
  campaign: { text: campaignText },
  order: plain('Which of the two forces moves first?', '2つの部隊のどちらを先に動かすか?'),
  retreat: {
    text: at(
      spaceOf,
      (place) => `Your force must leave ${place}: where does it retreat to?`,
      (place) => `自軍は${place}を離れなければならない。どこへ退却するか?`,
    ),
  },
  evade: {
    text: at(
      spaceOf,
      (place, enemy) => `${enemy} enter ${place}: retreat before combat, or stand?`,
      (place, enemy) => `${enemy}が${place}に入った。戦闘前に退却するか、留まるか?`,
    ),
  },
  sail: { text: sailText, counters: sailing },
};

const FIGHTS: Askings<View> = {
  lead: {
    text: at(
      battlefield,
      (place) => `Combat at ${place}: which unit leads this round?`,
      (place) => `${place}の戦闘: このラウンドの先導ユニットはどれか?`,
    ),
  },
  command: {
    text: at(
      battlefield,
      (place) => `Combat at ${place}: which leader commands?`,
      (place) => `${place}の戦闘: どの指揮官が指揮を執るか?`,
    ),
  },
  loss: {
    text: at(
      battlefield,
      (place, enemy) => `${enemy} inflict a loss at ${place}: which unit loses a step?`,
      (place, enemy) => `${place}で${enemy}から損失を受けた。どのユニットが1ステップを失うか?`,
    ),
  },
  'lead-ship': {
    text: at(
      lakeOf,
      (place) => `Naval combat in ${place}: which ship leads?`,
      (place) => `${place}の海戦: 先導艦船はどれか?`,
    ),
  },
  damage: {
    text: at(
      lakeOf,
      (place, enemy) => `${enemy} inflict a loss in ${place}: which ship loses a step?`,
      (place, enemy) => `${place}で${enemy}から損失を受けた。どの艦船が1ステップを失うか?`,
    ),
    counters: left('Losses left', '残りの損失'),
  },
  harbour: {
    text: (view) =>
      ofShip(
        view,
        at(
          () => told(view, 'place'),
          (place) => `Your ships must leave ${place}: to which town?`,
          (place) => `自軍の艦船は${place}を離れなければならない。どの町に入るか?`,
        )(view),
        (ship) => `Into which town does ${ship} go?`,
        (ship) => `${ship}はどの町に入るか?`,
      ),
    counters: leaving,
  },
  carry: {
    text: at(
      spaceOf,
      (place) => `The ships cannot carry all from ${place}: which unit surrenders?`,
      (place) => `艦船は${place}から全員を運べない。どのユニットが降伏するか?`,
    ),
  },
};

const ARRIVALS: Askings<View> = {
  wish: {
    ...plain(
      'Which of the reinforcements due do you hold back for a turn?',
      '予定の増援のうち、どれを1ターン遅延させるか?',
    ),
    counters: wished,
  },
  arrive: {
    text: at(
      spaceOf,
      (place, enemy) => `${enemy} control ${place}: do the reinforcements go in and fight?`,
      (place, enemy) => `${place}は${enemy}の支配下にある。増援を置いて戦うか?`,
    ),
  },
  enter: plain(
    'A space is free again: place a leader who waits for it?',
    'スペースが空いた。待っている指揮官を置くか?',
  ),
  landfall: {
    text: ofLeader(
      (name) => `The town of ${name} is lost: at which other does the leader arrive?`,
      (name) => `${name}の町は失われている。どの町に到着させるか?`,
    ),
  },
  replacement: {
    text: ofLeader(
      (name) => `To which town does ${name} come back?`,
      (name) => `${name}をどの町に戻すか?`,
    ),
  },
  restore: {
    text: () => both('Which unit is restored?', 'どのユニットを回復させるか?'),
    counters: left('Units to restore', '回復できるユニット'),
  },
  build: {
    text: () =>
      both('Build or repair a ship, or end the work.', '艦船を建造か修理するか、作業を終える。'),
    counters: (view) => [
      counter('Half build points', '建造ポイント(半ポイント単位)', number(view, 'points')),
    ],
  },
  'fleet-return': {
    ...plain('Which ships come back onto the lakes?', 'どの艦船を湖に戻すか?'),
    counters: afloat,
  },
  'winter-loss': {
    text: at(
      spaceOf,
      (place) => `Winter at ${place}: which unit loses a step?`,
      (place) => `${place}の冬季損耗: どのユニットが1ステップを失うか?`,
    ),
    counters: left('Steps to lose', '失うステップ'),
  },
};

/** Wording of every decision. */
export const ASKS: Askings<View> = { ...CARDS, ...MOVES, ...FIGHTS, ...ARRIVALS };

export function asks(view: View, decision: string): Question {
  const [english, japanese] = ENDS[decision] ?? [];
  const ends =
    english === undefined || japanese === undefined ? undefined : both(english, japanese);
  return { ...question(ASKS, decision, view), ends };
}
