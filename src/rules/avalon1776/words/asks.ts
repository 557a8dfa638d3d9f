import type { Counter, Question } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter, question } from '../../kits/asking.js';
import { SHIPS } from '../components/campaign/ships.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { other, type Side } from '../components/side.js';
import { BATEAU_CAPACITY, type Counts, isCovered } from '../components/units.js';
import { points } from '../questions/force.js';
import type { ForceView, View } from '../view/view.js';
import { CAMPAIGN_ASKS } from './campaign.js';
import { ENDS } from './ends.js';
import { FLEET_ASKS } from './fleets.js';
import { en, ja, type Names, upper } from './names.js';

const enemyOf = ({ viewer }: View): Side => other(viewer ?? 'us');

const plain = (english: string, japanese: string): Asking<View> => ({
  text: () => both(english, japanese),
});

type Sentence = (place: string, enemy: string) => string;

/** Makes a question about a hex or hexside, and the enemy. */
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

/** Makes a question about the combat, with different words for each role. */
const inCombat =
  (attacker: readonly [Sentence, Sentence], defender: readonly [Sentence, Sentence]) =>
  (view: View): Text =>
    at(battlefield, ...(isAttacking(view) ? attacker : defender))(view);

/** The number of points of combat units and of single counters, of any number of types. */
const sum = (counts: Counts = {}): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);
const faceDown = (counts: Counts = {}): number =>
  Object.entries(counts).reduce((all, [code, n]) => all + (isCovered(code) ? n : 0), 0);

const spent = ({ column }: View): Counter[] =>
  column === null ? [] : [counter('MP spent', '使った移動ポイント', column.spent)];

/** The forces of the side that is asked, one hex after another. */
const own = ({ hexes, viewer }: View): ForceView[] =>
  Object.values(hexes).flatMap((spot) => spot[viewer ?? 'us'] ?? []);
const total = (view: View, of: (force: ForceView) => number): number =>
  own(view).reduce((all, force) => all + of(force), 0);
const coveredIn = (view: View): number =>
  total(view, (force) => faceDown(force.open) + faceDown(force.in));

const insideIn = (view: View): number => total(view, (force) => sum(force.in));

/** The points that can still begin to march. */
const readyOf = ({ ready = {} }: ForceView): number =>
  Object.values(ready).reduce((all, counts) => all + sum(counts), 0);

/** A counter with this value; none if the value is 0, as such things may not be in play at all. */
const some = (english: string, japanese: string, value: number): Counter[] =>
  value === 0 ? [] : [counter(english, japanese, value)];
const covered = (count: number): Counter[] => some('Face down', '裏向きのカウンター', count);

const left = ({ decision }: View): Counts => decision?.left ?? {};

/** The units of the set-up entry that is being placed. */
const entryOf = ({ scenario, viewer, decision }: View): Counts =>
  SCENARIO[scenario].setup[viewer ?? 'us'][decision?.nth ?? 0]?.units ?? {};
/** The counter of units that are still to be placed. */
const placing =
  (english: string, japanese: string) =>
  (view: View): Counter[] => [counter(english, japanese, sum(left(view)), sum(entryOf(view)))];

const boatsOf = ({ boats = {}, viewer }: View): number =>
  Object.values(boats).reduce((all, berth) => all + (berth[viewer ?? 'us'] ?? 0), 0);

/** The number of own fleets that have not moved. */
const fleetsOf = ({ ships = {}, viewer }: View): number =>
  SHIPS.filter(
    ({ id, side }) => side === viewer && ships[id] !== undefined && ships[id].as === undefined,
  ).length;

const works = (view: View): Counter[] => {
  const side = view.viewer ?? 'us';
  const spots = Object.values(view.hexes);
  return [
    counter(
      'Magazines',
      '弾薬庫',
      total(view, ({ open }) => open.M ?? 0),
    ),
    counter(
      'Forts begun',
      '建設中の要塞',
      spots.filter((spot) => spot[side] && (spot.founds ?? spot.built) !== undefined).length,
    ),
    counter('Entrenchments', '塹壕', spots.filter(({ dug }) => dug === side).length),
    ...some('Bateaux', '平底舟', boatsOf(view)),
  ];
};

const MOVES: Askings<View> = {
  opening: {
    ...plain(
      'Before you move: build or reduce magazines, found forts, dig in, or begin to move.',
      '移動の前に、弾薬庫の増減、要塞の建設開始、塹壕掘りを行うか、移動を始める。',
    ),
    counters: works,
  },
  movement: {
    ...plain(
      'Move a stack from a hex, or end the phase.',
      'ヘクスからスタックを移動させるか、フェイズを終える。',
    ),
    counters: (view) => [
      counter('Still to move', '未移動', total(view, readyOf)),
      ...some('Inside forts', '要塞内', insideIn(view)),
      ...some('Ferries', '渡し舟', (view.ferries ?? []).length),
      ...some('Fleets', '艦隊', fleetsOf(view)),
      ...covered(coveredIn(view)),
    ],
  },
  column: {
    text: at(
      ({ column }) => column?.at ?? '',
      (place) => `The stack is at ${place}: go on, leave units behind, or stop here.`,
      (place) => `スタックは${place}にいる。進むか、ユニットを残すか、ここで止まる。`,
    ),
    counters: (view) => [
      ...spent(view),
      counter('In the stack', 'スタック内', sum(view.column?.units)),
      ...covered(faceDown(view.column?.units)),
    ],
  },
  boat: {
    text: at(
      ({ boat }) => boat?.at ?? '',
      (place) => `The bateau is on ${place}: load, row on, put ashore, or stop.`,
      (place) => `平底舟は${place}にいる。乗せる、水上を進む、降ろす、または止まる。`,
    ),
    counters: ({ boat }) => [
      counter('Hexsides rowed', '進んだヘクスサイド', boat?.spent ?? 0),
      // The weight is left out where a viewer does not know what lies face down.
      boat?.burden === undefined
        ? counter('Counters aboard', '乗船中のカウンター', sum(boat?.aboard))
        : counter('Aboard', '乗船中', boat.burden, BATEAU_CAPACITY),
    ],
  },
  invasion: {
    ...plain(
      'Who embarks for the invasion, and where do all of them land?',
      '海からの侵攻に誰を乗船させ、どこに上陸させるか?',
    ),
    counters: ({ decision }) => [counter('Aboard', '乗船中', sum(decision?.units))],
  },
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
    counters: ({ decision }) => [counter('Who march', '行軍する者', sum(decision?.units))],
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
    counters: (view) => [counter('Decoys to move', '移すデコイ', sum(left(view)))],
  },
};

/** The number of enemy counters that are asked about, one after the other. */
function goodsIn(view: View): number {
  const at = there(view);
  const { open = {}, in: inside = {} } = view.hexes[at]?.[enemyOf(view)] ?? {};
  const goods = [open, inside].reduce(
    (all, counts) => all + sum(counts) - points(counts),
    Number(view.hexes[at]?.fort === enemyOf(view)),
  );
  return goods + (view.boats?.[at]?.[enemyOf(view)] ?? 0);
}

const WON: Askings<View> = {
  pay: {
    text: at(
      ({ column }) => column?.at ?? '',
      (place) =>
        `Won without a combat at ${place}: whose strength was used, and pays 2 MP to go on?`,
      (place) => `${place}で自動的勝利。戦力を使い、2移動ポイントを払って進むのはどのユニットか?`,
    ),
    counters: (view) => [
      ...spent(view),
      counter('In the stack', 'スタック内', sum(view.column?.units)),
    ],
  },
  spoils: {
    text: at(
      there,
      (place, enemy) =>
        `What ${enemy} left at ${place} is alone with you: capture it, destroy it, or leave it?`,
      (place, enemy) =>
        `${place}に${enemy}のユニットが戦力なしで残っている。捕獲するか、破壊するか、そのままにするか?`,
    ),
    counters: (view) => [counter('Counters there', '残っているカウンター', goodsIn(view))],
  },
  garrison: {
    text: at(
      there,
      (place) => `Which units go inside the fort at ${place}?`,
      (place) => `${place}の要塞に入るのはどのユニットか?`,
    ),
    counters: ({ hexes, viewer, decision }) => [
      counter('Inside', '要塞内', sum(hexes[decision?.at ?? '']?.[viewer ?? 'us']?.in)),
    ],
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

/** Makes a question about units for which there may be one place or several. */
const units =
  (
    of: (view: View) => Counts,
    english: (units: string, place: string) => string,
    japanese: typeof english,
  ) =>
  (view: View): Text => {
    const said = (names: Names, sentence: typeof english, place: Sentence): string =>
      sentence(names.units(of(view)), there(view) === '' ? '' : place(names.spot(there(view)), ''));
    return both(
      upper(said(en, english, (place) => ` at ${place}`)),
      said(ja, japanese, (place) => `${place}に`),
    );
  };

const COMING: Askings<View> = {
  deploy: {
    text: units(
      left,
      (who) => `In which hexes do you place ${who}?`,
      (who) => `${who}をどのヘクスに置くか?`,
    ),
    counters: placing('Still to set up', '未配置'),
  },
  berth: {
    text: (view) => {
      const place = there(view);
      return place === ''
        ? both('At which hexside does the bateau begin?', '平底舟をどのヘクスサイドに置くか?')
        : both(
            `At which hexside of ${en.hex(place)} does the bateau begin?`,
            `${ja.hex(place)}の平底舟をどのヘクスサイドに置くか?`,
          );
    },
    // With an option, a scenario may have more bateaux than its order of battle.
    counters: (view) => [counter('Bateaux to set up', '未配置の平底舟', sum(left(view)))],
  },
  dispose: {
    ...plain(
      'Who begins outside a fort, and where are units entrenched? Or leave all as they stand.',
      '誰を要塞の外に置き、どこを塹壕に入れるか? 残りはそのままにしてもよい。',
    ),
    counters: (view) => [
      counter(
        'Inside forts',
        '要塞内',
        total(view, (force) => sum(force.in)),
      ),
      ...works(view).slice(2, 3),
    ],
  },
  cover: {
    ...plain(
      'Which counters do you turn down, unseen by the enemy?',
      'どのカウンターを伏せて裏返すか?',
    ),
    counters: (view) => [
      counter('Face down', '裏向きのカウンター', coveredIn(view)),
      ...some('Decoys to set up', '未配置のデコイ', sum(left(view))),
    ],
  },
  divert: {
    text: units(
      ({ decision }) => decision?.units ?? {},
      (who, place) => `Reinforcements${place}: ${who}. In which hex, or do you not bring them in?`,
      (who, place) => `${place}${who}が到着する。どのヘクスに置くか、登場させないか?`,
    ),
  },
  withdraw: {
    text: units(
      left,
      (who) => `Of the French ${who} must still leave: which of them, from which hex?`,
      (who) => `${who}がアメリカを去る。どのヘクスのどのユニットを撤退させるか?`,
    ),
    counters: (view) => [counter('Still to leave', '撤退する残り', sum(left(view)))],
  },
};

/** For each decision, its question. */
export const ASKS: Askings<View> = {
  ...MOVES,
  ...WON,
  ...COMBATS,
  ...COMING,
  ...CAMPAIGN_ASKS,
  ...FLEET_ASKS,
};

export const asks = (view: View, decision: string): Question => ({
  ...question(ASKS, decision, view),
  ends: ENDS[decision],
});
