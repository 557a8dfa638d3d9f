import type { ClauseText } from '../../kernel/clauses.js';

/** Set-up and sequence of play: sections 3 and 4. */
export const SETUP_AND_SEQUENCE = {
  'C1812-3.1': {
    title: { en: 'Seating', ja: '座る位置' },
    summary: {
      en: 'The American player looks at the map facing north, the British player facing south.',
      ja: 'アメリカプレイヤーは北を、イギリスプレイヤーは南を向いて地図盤を見る。',
    },
  },
  'C1812-3.2': {
    title: { en: 'Initial draw', ja: '初期ユニットの抽選' },
    summary: {
      en: 'With naval and Indian units set aside, the American player draws 12 army units at random and the British player 10.',
      ja: '海軍ユニットとインディアンを除き、アメリカプレイヤーは12個、イギリスプレイヤーは10個の陸軍ユニットを無作為に引く。',
    },
  },
  'C1812-3.2.a': {
    title: { en: 'Drawn units: secret, full strength', ja: '引いたユニットは秘密・最大CV' },
    summary: {
      en: 'The drawn units stay secret from the enemy and begin at maximum CV.',
      ja: '引いたユニットは敵に明かさず、最大CVで始める。',
    },
  },
  'C1812-3.3': {
    title: { en: 'American placement', ja: 'アメリカ軍の配置' },
    summary: {
      en: 'The American player places first, only in American towns, with at least one unit in every one worth 2 or more.',
      ja: 'アメリカプレイヤーが先にアメリカの町だけに配置し、値2以上の町には必ず1個以上置く。残りの置き場所は自国の町なら自由とする。',
    },
  },
  'C1812-3.4': {
    title: { en: 'British placement', ja: 'イギリス軍の配置' },
    summary: {
      en: 'The British player then places only in British towns, with a unit in every one worth 2 or more, while the American placement stands fixed.',
      ja: '続いてイギリスプレイヤーがイギリスの町だけに配置し、値2以上の町には必ず1個以上置く。以後アメリカ軍の配置は変更できない。',
    },
  },
  'C1812-3.5': {
    title: { en: 'Initial fleets', ja: '初期艦隊' },
    summary: {
      en: 'Each side starts with three operational naval units, one in each of its bases, and with none on a lake.',
      ja: '各軍は自軍の3つの海軍基地に作戦艦隊を1個ずつ置いて始め、湖上には置かない。',
    },
  },
  'C1812-3.5.a': {
    title: { en: 'Remainder pool', ja: '残余グループ' },
    summary: {
      en: 'Army units not placed, and army units destroyed later, form the pool from which reinforcements come; naval and Indian units never enter it.',
      ja: '未配置の陸軍ユニットと後に全滅した陸軍ユニットは残余グループとして増援の源になる。海軍ユニットとインディアンは含めない。',
    },
  },
  'C1812-4.1': {
    title: { en: 'Three campaign years', ja: '3つのキャンペーン年度' },
    summary: {
      en: 'The game runs through 1812, 1813 and 1814 with ten campaign turns each; a winter turn follows the first two years, and 1814 ends with the victory check.',
      ja: '1812年から1814年まで各年10キャンペーンターンを行う。冬期ターンは最初の2年の後だけで、1814年は勝利判定で終わる。',
    },
  },
  'C1812-4.2': {
    title: { en: 'Turn record', ja: 'キャンペーンターン記録表' },
    summary: {
      en: 'The turn record counts the ten campaign turns of a year and then Winter.',
      ja: 'ターン記録表は年度の10キャンペーンターンと、それに続く冬期ターンを数える。',
    },
  },
  'C1812-4.2.a': {
    title: { en: 'Two player turns per campaign turn', ja: '交互のプレイヤーターン' },
    summary: {
      en: 'A campaign turn is one American and one British player turn, taken one after the other in the order set for the year.',
      ja: '1キャンペーンターンはアメリカとイギリスのプレイヤーターン1回ずつで、その年に決めた順に行う。',
    },
  },
  'C1812-4.2.b': {
    title: { en: 'Who plays first in a year', ja: '第1ターンの決定' },
    summary: {
      en: 'Each year the higher 2d6, ties rolled again, chooses to play first or second in all ten campaign turns.',
      ja: '年度ごとに両者がサイコロ2個を振り(同点は振り直し)、合計の大きな側が、その年度を通じて第1ターンと第2ターンのどちらを受け持つかを選ぶ。',
    },
  },
  'C1812-4.2.c': {
    title: { en: 'After the tenth turn', ja: '第10ターン後' },
    summary: {
      en: 'After the tenth campaign turn victory is checked; if nobody has won, attrition and then reinforcements follow and the next year begins at turn 1.',
      ja: '第10キャンペーンターンの後に勝利を判定し、勝者がなければ冬期の消耗、増援の順に行って次の年度の第1ターンへ進む。',
    },
  },
  'C1812-4.3': {
    title: { en: 'Player turn', ja: 'プレイヤーターンの手順' },
    summary: {
      en: 'A player turn goes through Naval Phase, Army Phase and Battle Phase, in that order.',
      ja: 'プレイヤーターンは海軍フェイズ、陸軍フェイズ、戦闘フェイズの順に行う。',
    },
  },
  'C1812-4.3.a': {
    title: { en: 'Naval Phase', ja: '海軍フェイズ' },
    summary: {
      en: 'A Naval Phase allows one thing only: to build or repair one naval unit, or to make one naval move.',
      ja: '海軍フェイズに行えるのは、海軍ユニット1個の建造か修理、または海軍移動1回のいずれか1つだけとする。',
    },
  },
  'C1812-4.3.b': {
    title: { en: 'Army Phase', ja: '陸軍フェイズ' },
    summary: {
      en: 'An Army Phase allows one army move, and entering a town with enemy army units leads to a land battle.',
      ja: '陸軍フェイズには陸軍移動を1回だけ行える。敵の陸軍ユニットがいる町に入れば陸上戦闘になる。',
    },
  },
  'C1812-4.3.c': {
    title: { en: 'Battle Phase', ja: '戦闘フェイズ' },
    summary: {
      en: 'In the Battle Phase all naval battles are settled before the first land battle.',
      ja: '戦闘フェイズでは海戦をすべて終えてから陸上戦闘を解決する。',
    },
  },
  'C1812-4.4': {
    title: { en: 'Doing nothing; no saving', ja: '何もしない/繰越禁止' },
    summary: {
      en: 'A phase may be passed, but what is not used is lost and cannot be saved for a later turn.',
      ja: 'フェイズは見送れるが、使わなかった分を後のターンに持ち越すことはできない。',
    },
  },
  'C1812-4.4.a': {
    title: { en: 'Combining both phases', ja: 'フェイズの結合' },
    summary: {
      en: 'The Naval and the Army Phase of one turn may be spent together on a sea movement.',
      ja: '同じターンの海軍フェイズと陸軍フェイズを合わせて1回の海上移動に使える。',
    },
  },
} as const satisfies Record<string, ClauseText>;
