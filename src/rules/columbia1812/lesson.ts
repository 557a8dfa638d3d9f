import type { Lesson } from '../kernel/lesson.js';

/** Position of the tutorial: 1812, the British move first and take Detroit before the American fleet is on the lake. */
const POSITION = `columbia1812 1
time 1812 turn 1 first gb stage army active gb
us detroit: us-ohio-militia
us erie: us-pennsylvania-militia
us pittsburgh: us-kentucky-militia, us-22nd-infantry
us buffalo: us-new-york-militia
us sackets-harbor: us-1st-rifles
us plattsburg: us-vermont-militia
us utica: us-9th-infantry
us whitehall: us-6th-infantry
us albany: us-11th-infantry, us-17th-infantry, us-2nd-light-dragoons
gb amherstburg: gb-41st-foot, gb-royal-newfoundland, gb-lincoln-militia
gb fort-george: gb-49th-foot
gb york: gb-york-militia
gb kingston: gb-8th-foot, gb-glengarry-light-infantry
gb montreal: gb-1st-foot, gb-canadian-voltigeurs
gb quebec: gb-select-embodied-militia
ships us erie 1 up
ships us sackets-harbor 1 up
ships us plattsburg 1 up
ships gb amherstburg 1 up
ships gb kingston 1 up
ships gb lacolle 1 up
`;

const TO_DETROIT = { do: 'march', to: 'detroit' };

const BATTLE_OVER = {
  en: 'The battle is over; the survivors are hidden again.',
  ja: '戦闘は終わり、生き残ったユニットは再び敵から隠される。',
};

/** Tutorial: how Brock took Detroit (C1812-9.1, 10.1, 15.0), and the use of his fleet (C1812-6.1, 18.1.b). */
export const lesson: Lesson = {
  scenario: 'campaign',
  seat: 'gb',
  level: 'greedy',
  position: POSITION,
  steps: [
    {
      asks: 'army',
      expect: [TO_DETROIT],
      text: {
        en: 'A turn has one army move, out of one town, along roads. Touch a block in Amherstburg, then Detroit.',
        ja: '陸軍移動は1ターンに1回、1つの町から道沿いに行う。アマーストバーグのブロック、次にデトロイトを選ぶ。',
      },
      clause: 'C1812-9.1',
      touch: ['amherstburg', 'detroit'],
    },
    {
      asks: 'army',
      expect: [TO_DETROIT, { do: 'done' }],
      text: {
        en: 'As many blocks of that town as you like may go: strength wins. March a second one to Detroit.',
        ja: '同じ町のユニットは何個でも移動でき、CVの多い方が有利。2個目もデトロイトへ移動させる。',
      },
      clause: 'C1812-9.1',
      touch: ['amherstburg', 'detroit'],
    },
    {
      asks: 'army',
      expect: [{ do: 'done' }],
      text: {
        en: 'An enemy block stands in Detroit, so going in means battle. Carry out the move.',
        ja: 'デトロイトには敵ユニットがいるので、入れば戦闘になる。移動を実行する。',
      },
      clause: 'C1812-10.1',
      touch: ['detroit'],
    },
    {
      asks: 'losses',
      expect: [{ do: 'hit' }],
      text: {
        en: 'The defender fired first and hit. You choose which of your blocks loses 1 CV: the strongest can bear it.',
        ja: '防御側が先に射撃し、ヒットを与えた。1CVを失うユニットは自分で選ぶ。CVの大きいものなら耐えられる。',
      },
      clause: 'C1812-10.1.f',
      touch: ['detroit'],
      closing: BATTLE_OVER,
    },
    {
      asks: 'battle-turn',
      expect: [{ do: 'fire' }],
      text: {
        en: 'Your turn in the battle: one die for each CV you have there, and each 6 is a hit. Fire.',
        ja: '自軍の番。その場の自軍のCV1につきサイコロ1個を振り、6ごとに1ヒット。射撃する。',
      },
      clause: 'C1812-10.1.c',
      touch: ['detroit'],
      closing: BATTLE_OVER,
    },
    {
      asks: 'pursuit',
      expect: [{ do: 'fire' }],
      text: {
        en: 'They retreat, and you pursue: one die for each of your blocks, and 4, 5 and 6 hit. Fire.',
        ja: '敵が退却するので追撃射撃を行う。ユニット1個につきサイコロ1個、4・5・6がヒット。射撃する。',
      },
      clause: 'C1812-11.1.a',
      touch: ['detroit'],
      closing: BATTLE_OVER,
    },
    {
      asks: 'naval',
      expect: [{ do: 'sail', town: 'amherstburg' }],
      text: {
        en: 'A new turn: a lake you control is worth 2 VP. Sail from Amherstburg onto Lake Erie.',
        ja: '次のターンは海軍フェイズから。制海権は湖1つ2VP。アマーストバーグからエリー湖へ出航させる。',
      },
      clause: 'C1812-18.1.b',
      touch: ['amherstburg', 'lake-erie'],
    },
    {
      asks: 'naval',
      expect: [{ do: 'done' }],
      text: {
        en: 'One naval move a turn, as large as you like on one lake. Carry it out; a fleet met there means battle.',
        ja: '海軍移動は1ターンに1回、1つの湖で何個でもよい。実行する。湖に敵艦隊がいれば海戦になる。',
      },
      clause: 'C1812-6.1',
      touch: ['lake-erie'],
    },
  ],
};
