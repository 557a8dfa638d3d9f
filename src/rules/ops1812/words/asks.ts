import type { Counter, Question } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter, question } from '../../kits/asking.js';
import { effectsOf } from '../components/cards.js';
import { other, type Side } from '../components/side.js';
import type { View } from '../view/view.js';
import { en, ja, type Names, upper } from './names.js';

const viewerOf = ({ viewer }: View): Side => viewer ?? 'us';

const ops = ({ decision }: View): Counter[] => [
  counter('OPS left', '残りのOPS', decision?.ops ?? 0),
];
const left =
  (english: string, japanese: string) =>
  ({ decision }: View): Counter[] => [counter(english, japanese, decision?.left ?? 0)];

/** An operation that is paid for step by step and ended by `done`. */
const operation = (text: Text, ends: Text): Asking<View> => ({
  text: () => text,
  counters: ops,
  ends: () => ends,
});

const OPERATIONS: Askings<View> = {
  recruit: operation(
    both('Recruit a unit, or end recruiting.', '部隊を徴兵するか、徴兵を終える。'),
    both('End recruiting', '徴兵を終える'),
  ),
  campaign: operation(
    both(
      'March from one region to another, or end the campaign.',
      '領域から領域へ移動するか、戦役を終える。',
    ),
    both('End the campaign', '戦役を終える'),
  ),
  build: operation(
    both(
      'Add or remove a control marker, build a fort, or end building.',
      '支配マーカーを加えるか取り去る、砦を建てる、または建設を終える。',
    ),
    both('End building', '建設を終える'),
  ),
  deploy: operation(
    both(
      'Deploy a squadron in a zone, or end the deployment.',
      '封鎖ゾーンに戦隊を配備するか、配備を終える。',
    ),
    both('End the deployment', '配備を終える'),
  ),
  raid: operation(
    both('Raid a region, or end the raids.', '領域を襲撃するか、襲撃を終える。'),
    both('End the raids', '襲撃を終える'),
  ),
  cruise: {
    text: () =>
      both(
        'Against the squadrons of which zone do you cruise?',
        'どの封鎖ゾーンの戦隊に対して巡航するか?',
      ),
    counters: ({ decision }) => [counter('Dice', 'サイコロ', decision?.ops ?? 0)],
  },
  'cruise-on': {
    text: () =>
      both(
        'Hits are left of your cruise: which one more zone do they strike?',
        '巡航の命中が余った。もう1つ、どの封鎖ゾーンに使うか?',
      ),
    counters: left('Hits left', '残りの命中'),
    ends: () => both('Use no more hits', '残りの命中を使わない'),
  },
  landing: {
    text: () =>
      both(
        'From which port do how many regulars land on which coast?',
        'どの港から何個の正規兵を沿岸のどの領域に上陸させるか?',
      ),
    counters: ops,
  },
};

const MOVES: Askings<View> = {
  column: {
    text: ({ decision }) => {
      const { from, to } = decision ?? {};
      const way = (names: Names, between: string): string =>
        from === undefined || to === undefined
          ? ''
          : `${names.region(from)}${between}${names.region(to)}`;
      return both(
        `How many units of each class march from ${way(en, ' to ')}?`,
        `各種の部隊を何個移動させるか?(${way(ja, ' → ')})`,
      );
    },
  },
  recall: {
    text: () =>
      both(
        'The larger conflict has moved down: which squadron on blockade goes back to Europe?',
        '大規模紛争の段階が下がった。封鎖中のどの戦隊を欧州に戻すか?',
      ),
    counters: left('Squadrons to recall', '呼び戻す戦隊'),
  },
};

/** A sentence about the region of the battle and the enemy. */
const inBattle =
  (sentence: (names: Names, region: string, side: string) => string, japanese: typeof sentence) =>
  (view: View): Text => {
    const at = (names: Names): string =>
      view.battle === null ? '' : names.region(view.battle.region);
    const enemy = other(viewerOf(view));
    return both(upper(sentence(en, at(en), en.side(enemy))), japanese(ja, at(ja), ja.side(enemy)));
  };

const attacks = ({ battle, viewer }: View): boolean => battle?.attacker === viewer;
const IN_BATTLE: Askings<View> = {
  assign: {
    text: inBattle(
      (_, region, enemy) => `Battle of ${region}: which units of ${enemy} do your hits remove?`,
      (_, region, enemy) => `${region}の戦闘: 命中で${enemy}のどの部隊を取り去るか?`,
    ),
  },
  evade: {
    text: inBattle(
      (_, region) => `An Indian unit hit in ${region} may evade: to which region?`,
      (_, region) => `${region}で命中を受けたインディアン部隊が回避できる。どの領域へ回避するか?`,
    ),
  },
  retreat: {
    text: (view) =>
      attacks(view)
        ? inBattle(
            (_, region) => `You attack ${region}: stay and fight another round, or retreat?`,
            (_, region) => `${region}を攻撃中: 留まってもう1ラウンド戦うか、退却するか?`,
          )(view)
        : inBattle(
            (_, region, enemy) =>
              `${upper(enemy)} attack ${region}: stay and fight another round, or retreat?`,
            (_, region, enemy) =>
              `${enemy}が${region}を攻撃中: 留まってもう1ラウンド戦うか、退却するか?`,
          )(view),
    counters: ({ battle }) => [counter('Rounds fought', '戦闘ラウンド', battle?.round ?? 0)],
  },
  disperse: {
    text: inBattle(
      (_, region) =>
        `Your army leaves ${region} for a town: to which region do the Indian units go?`,
      (_, region) => `軍は${region}から町へ退却する。インディアン部隊はどの領域へ退却するか?`,
    ),
  },
};

/** Effect of a step of an event -> its question. */
const STEPS: { readonly [effect: string]: readonly [english: string, japanese: string] } = {
  place: ['in which region do you place a unit?', 'どの領域に部隊を置くか?'],
  restore: ['in which region do you put back a recruit token?', 'どの領域に徴兵トークンを戻すか?'],
  entrench: ['in which region do you put a fort?', 'どの領域に砦を置くか?'],
  desert: ['in which region do you remove an enemy militia?', 'どの領域の敵の民兵を取り去るか?'],
  scatter: ['of which zone does a squadron go back?', 'どの封鎖ゾーンの戦隊を戻すか?'],
  wreck: [
    'on which waterway do you remove an enemy control marker?',
    'どの水路の敵の支配マーカーを取り去るか?',
  ],
  conflict: [
    'move the larger-conflict marker up or down?',
    '大規模紛争マーカーを上げるか、下げるか?',
  ],
};

/** Question of an event. Each event leaves only one kind of thing to choose, whatever else it does. */
function choiceText({ decision, viewer }: View): Text {
  const card = decision?.card;
  if (card === undefined || viewer === null) return both('The event', 'イヴェント');
  const kind = effectsOf(card, viewer).find((effect) => Object.hasOwn(STEPS, effect.do))?.do;
  const [english, japanese] = STEPS[kind ?? ''] ?? ['choose.', '選ぶ。'];
  return both(`${en.card(card)}: ${english}`, `${ja.card(card)}: ${japanese}`);
}

/** Wording of every decision. */
export const ASKS: Askings<View> = {
  card: {
    text: () =>
      both(
        'Play a card: for its OPS, for its event, or discard it.',
        'カードを1枚使う。OPSとして、イヴェントとして、または捨てる。',
      ),
    counters: ({ hands, viewer }) => [
      counter('Cards in hand', '手札', viewer === null ? 0 : hands[viewer]),
    ],
  },
  choice: {
    text: choiceText,
    counters: left('Still to choose', '残りの選択'),
    ends: () => both('End the event', 'イヴェントを終える'),
  },
  ...OPERATIONS,
  ...MOVES,
  ...IN_BATTLE,
};

export const asks = (view: View, decision: string): Question => question(ASKS, decision, view);
