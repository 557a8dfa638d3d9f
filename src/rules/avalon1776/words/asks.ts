import type { Counter, Question } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter, question } from '../../kits/asking.js';
import { other, type Side } from '../components/side.js';
import type { View } from '../view/view.js';
import { ENDS } from './ends.js';
import { en, ja, type Names } from './names.js';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const enemyOf = ({ viewer }: View): Side => other(viewer ?? 'us');

const plain = (english: string, japanese: string): Asking<View> => ({
  text: () => both(english, japanese),
});

type Sentence = (place: string, enemy: string) => string;

/** A sentence about a hex or hexside, and the enemy. */
const at =
  (placeOf: (view: View) => string, english: Sentence, japanese: Sentence) =>
  (view: View): Text => {
    const said = (names: Names, sentence: Sentence): string =>
      sentence(names.spot(placeOf(view)), names.side(enemyOf(view)));
    return both(upper(said(en, english)), said(ja, japanese));
  };

const there = ({ decision }: View): string => decision?.at ?? '';
const battlefield = ({ battle }: View): string => battle?.hex ?? '';
const isAttacking = ({ battle, viewer }: View): boolean => battle?.attacker === viewer;

/** A sentence about the combat, another for each role. */
const inCombat =
  (attacker: readonly [Sentence, Sentence], defender: readonly [Sentence, Sentence]) =>
  (view: View): Text =>
    at(battlefield, ...(isAttacking(view) ? attacker : defender))(view);

const spent = ({ column }: View): Counter[] =>
  column === null ? [] : [counter('MP spent', '使った移動ポイント', column.spent)];

const MOVES: Askings<View> = {
  opening: plain(
    'Before you move: build or reduce magazines, found forts, dig in, or begin to move.',
    '移動の前に、弾薬庫の増減、要塞の建設開始、塹壕掘りを行うか、移動を始める。',
  ),
  movement: plain(
    'Move a stack from a hex, or end the phase.',
    'ヘクスからスタックを移動させるか、フェイズを終える。',
  ),
  column: {
    text: at(
      ({ column }) => column?.at ?? '',
      (place) => `The stack is at ${place}: go on, leave units behind, or stop here.`,
      (place) => `スタックは${place}にいる。進むか、ユニットを残すか、ここで止まる。`,
    ),
    counters: spent,
  },
  boat: plain(
    'The bateau: load, row on, put ashore, or stop.',
    '平底舟に乗せる、水上を進む、降ろす、または止まる。',
  ),
  invasion: plain(
    'Who embarks for the invasion, and where do all of them land?',
    '海からの侵攻に誰を乗船させ、どこに上陸させるか?',
  ),
  forced: plain(
    'Declare a forced march: a die each, and at 1/2E half of the marchers are lost. Or end.',
    '強行軍を宣言するか、宣言を終える。サイコロを1個振り、1/2Eなら行軍した半分を失う。',
  ),
  declare: {
    text: at(
      ({ decision }) => decision?.from ?? '',
      (place) => `Forced march from ${place}: who tries, for how many MP, to which hex?`,
      (place) => `${place}からの強行軍: 誰が、何移動ポイントで、どのヘクスを目指すか?`,
    ),
  },
  trudge: {
    text: at(
      ({ decision }) => decision?.from ?? '',
      (place) =>
        `The marchers from ${place} must spend all MP gained, or are eliminated: to which hex?`,
      (place) =>
        `${place}からの強行軍は、得た移動ポイントを使い切れなければ除去される。どのヘクスへ進むか?`,
    ),
  },
  raze: plain('Raze a fort of yours, or none?', '自軍の要塞を取り壊すか?'),
  shift: {
    text: at(
      there,
      (place, enemy) => `${enemy} drive your decoy out of ${place}: where does it go?`,
      (place, enemy) => `${enemy}がデコイを${place}から追い出した。どこへ移すか?`,
    ),
  },
};

const WON: Askings<View> = {
  pay: {
    text: at(
      ({ column }) => column?.at ?? '',
      (place) =>
        `Won without a combat at ${place}: whose strength was used, and pays 2 MP to go on?`,
      (place) => `${place}で自動的勝利。戦力を使い、2移動ポイントを払って進むのはどのユニットか?`,
    ),
    counters: spent,
  },
  spoils: {
    text: at(
      there,
      (place, enemy) =>
        `What ${enemy} left at ${place} is alone with you: capture it, destroy it, or leave it?`,
      (place, enemy) =>
        `${place}に${enemy}のユニットが戦力なしで残っている。捕獲するか、破壊するか、そのままにするか?`,
    ),
  },
  garrison: {
    text: at(
      there,
      (place) => `Which units go inside the fort at ${place}?`,
      (place) => `${place}の要塞に入るのはどのユニットか?`,
    ),
  },
};

const COMBATS: Askings<View> = {
  combat: plain(
    'In which hex do you attack? Or end the phase.',
    'どのヘクスで攻撃するか、フェイズを終える。',
  ),
  riposte: plain(
    'Where the mover did not attack you may: in which hex, or in none?',
    '手番側が見送ったヘクスで攻撃できる。どのヘクスで攻撃するか?',
  ),
  sortie: {
    text: at(
      battlefield,
      (place, enemy) =>
        `${place} is attacked, with ${enemy} before your fort: who of the garrison joins and stands outside?`,
      (place, enemy) => `${place}の要塞の前の${enemy}を攻撃する。守備隊の誰が加わり、外部に出るか?`,
    ),
  },
  supply: {
    text: inCombat(
      [
        (place, enemy) =>
          `You attack ${enemy} at ${place}: fight supplied, or without supply at half strength?`,
        (place, enemy) =>
          `${place}で${enemy}を攻撃する。補給下で戦うか、非補給下で(戦力半減で)戦うか?`,
      ],
      [
        (place, enemy) =>
          `${enemy} attack ${place}: fight supplied, or without supply at half strength?`,
        (place, enemy) =>
          `${enemy}が${place}を攻撃した。補給下で戦うか、非補給下で(戦力半減で)戦うか?`,
      ],
    ),
  },
  tactic: {
    text: inCombat(
      [
        (place) => `You attack at ${place}: which tactics card, unseen by the enemy?`,
        (place) => `${place}を攻撃する。どの戦術カードを伏せて出すか?`,
      ],
      [
        (place, enemy) => `${enemy} attack ${place}: which tactics card, unseen by them?`,
        (place, enemy) => `${enemy}が${place}を攻撃した。どの戦術カードを伏せて出すか?`,
      ],
    ),
  },
  lose: {
    text: at(
      battlefield,
      (place) => `You lose militia at ${place}: how many of them are dragoons?`,
      (place) => `${place}で民兵を失う。そのうち何ポイントが竜騎兵か?`,
    ),
  },
  persist: {
    text: at(
      battlefield,
      (place, enemy) => `Combat at ${place}: go on, and ${enemy} must fight, or not?`,
      (place, enemy) => `${place}の戦闘: 続けるか? 続ければ${enemy}は戦わなければならない。`,
    ),
  },
};

const COMING: Askings<View> = {
  deploy: plain('In which hexes do these units begin?', 'これらのユニットをどのヘクスに置くか?'),
  berth: plain('At which hexside does the bateau begin?', '平底舟をどのヘクスサイドに置くか?'),
  dispose: plain(
    'Who begins outside a fort, and where are units entrenched? Or leave all as they stand.',
    '誰を要塞の外に置き、どこを塹壕に入れるか? 残りはそのままにしてもよい。',
  ),
  cover: plain(
    'Which counters do you turn down, unseen by the enemy?',
    'どのカウンターを伏せて裏返すか?',
  ),
  divert: plain(
    'Reinforcements arrive: in which hex, or do you not bring them in?',
    '増援が到着する。どのヘクスに置くか、登場させないか?',
  ),
  withdraw: plain(
    'The French leave: which of their units, from which hex?',
    'フランス軍が去る。どのヘクスのどのユニットを撤退させるか?',
  ),
};

/** What each decision asks. */
export const ASKS: Askings<View> = { ...MOVES, ...WON, ...COMBATS, ...COMING };

export const asks = (view: View, decision: string): Question => ({
  ...question(ASKS, decision, view),
  ends: ENDS[decision],
});
