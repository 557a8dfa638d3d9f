import type { ClauseText } from '../../kernel/clauses.js';

/** Sea movement, winter and reinforcements: sections 12 to 14. */
export const SEA_AND_WINTER = {
  'C1812-12.1': {
    title: { en: 'Sea movement uses both phases', ja: '海上移動' },
    summary: {
      en: 'A sea movement uses both the Naval and the Army Phase of the turn, and only one is made.',
      ja: '海上移動はそのターンの海軍フェイズと陸軍フェイズの両方を使い、1回だけ行える。',
    },
  },
  'C1812-12.1.a': {
    title: { en: 'Only operational units on the lake carry', ja: '作戦艦隊のみ参加' },
    summary: {
      en: 'Only operational naval units that were on the lake when the turn began carry troops.',
      ja: '輸送できるのは、ターン開始時から湖上にいる作戦艦隊に限る。',
    },
  },
  'C1812-12.1.b': {
    title: { en: 'Part by sea, part by land', ja: '海上と陸上の併用' },
    summary: {
      en: 'Of the one group that moves, some units may go by sea and others by land.',
      ja: '移動する1つのグループの中で、海上を行くユニットと陸上を行くユニットを分けてよい。',
    },
  },
  'C1812-12.2': {
    title: { en: 'What sea movement does', ja: '海上移動の内容' },
    summary: {
      en: 'Sea movement takes army units of a lakeside town straight to other lakeside towns of the same lake, with no land move besides; dragoons and the Indian unit cannot go.',
      ja: '海上移動は湖畔町の陸軍ユニットを同じ湖の他の湖畔町へ直接運び、そのユニットは陸上移動や強行軍を併用できない。騎兵とインディアンは対象外とする。',
    },
  },
  'C1812-12.2.a': {
    title: { en: 'Capacity', ja: '輸送力' },
    summary: {
      en: 'A sea movement carries at most one army unit for each operational naval unit on the lake.',
      ja: '海上移動できる陸軍ユニットは、湖上の作戦艦隊1個につき1個までとする。',
    },
  },
  'C1812-12.2.b': {
    title: { en: 'Carriers stay', ja: '艦隊は動かない' },
    summary: {
      en: 'Naval units that carry troops stay on the lake and do not move.',
      ja: '輸送を行う海軍ユニットは湖上に留まり、移動しない。',
    },
  },
  'C1812-12.2.c': {
    title: { en: 'Other naval units may move', ja: '不参加艦隊の移動' },
    summary: {
      en: 'Beside a sea movement, naval units that carry nobody may make one normal naval move on that lake, but nothing is built or repaired.',
      ja: '海上移動と同時に、輸送に使わない海軍ユニットはその湖で通常の海軍移動を1回行える。建造と修理はできない。',
    },
  },
  'C1812-12.3': {
    title: { en: 'Landing attack: double fire', ja: '上陸攻撃' },
    summary: {
      en: "If any attacking unit came by sea, every defending unit fires twice in the defender's first battle turn, and once after that.",
      ja: '攻撃側に海上移動で来たユニットがあれば、防御側は最初の戦闘ターンだけ全ユニットが2回射撃する。',
    },
  },
  'C1812-12.4': {
    title: { en: 'Retreat of a landing force', ja: '海上退却' },
    summary: {
      en: 'Units that attacked by sea retreat by sea to where they embarked, one operational naval unit for each; if part of the force cannot go, none may.',
      ja: '海上移動で攻撃したユニットは、1個につき作戦艦隊1個を使って乗船した町へ海上を退却する。部隊の一部でも退却できなければ、全体が退却できない。',
    },
  },
  'C1812-12.4.a': {
    title: { en: 'Pursuit of a landing force is single', ja: '海上退却への追撃' },
    summary: {
      en: 'Pursuit of a landing force is not doubled for the landing, but dragoon and Indian unit keep their double dice.',
      ja: '上陸部隊への追撃射撃は上陸を理由に2倍にならない。騎兵とインディアンのダブル追撃射撃はそのまま適用する。',
    },
  },
  'C1812-13.1': {
    title: { en: 'Winter turn', ja: '冬期ターン' },
    summary: {
      en: 'When ten campaign turns bring no winner, winter attrition is applied and then reinforcements are placed.',
      ja: '第10キャンペーンターン後に勝者がなければ冬期ターンを行い、消耗の後に増援を置く。',
    },
  },
  'C1812-13.1.a': {
    title: { en: 'No movement in winter', ja: '冬期の移動禁止' },
    summary: {
      en: 'In the winter turn nothing moves except the fleets that leave the lakes.',
      ja: '冬期ターンには移動できない。ただし湖上の艦隊は引き揚げる。',
    },
  },
  'C1812-13.2': {
    title: { en: 'Winter supply limit', ja: '越冬の上限' },
    summary: {
      en: 'In winter a town feeds as many army units, whatever their CV and the Indian unit included, as its value.',
      ja: '町はその値と同じ数までの陸軍ユニットを損害なく越冬させる。CVは問わず、インディアンも1個と数える。',
    },
  },
  'C1812-13.2.a': {
    title: { en: "Excess in own nation's towns", ja: '自国内の超過' },
    summary: {
      en: 'In a town of its own nation each unit above the winter limit loses 1 CV, once.',
      ja: '自国の町では、越冬の上限を超えたユニットがそれぞれ一度だけ1CVを失う。',
    },
  },
  'C1812-13.2.b': {
    title: { en: 'Excess in enemy towns', ja: '敵の町の超過' },
    summary: {
      en: 'In a town of the enemy nation each unit above the winter limit is eliminated.',
      ja: '敵国の町では、越冬の上限を超えたユニットは全滅する。',
    },
  },
  'C1812-13.2.c': {
    title: { en: 'Owner chooses', ja: '所有者が選択' },
    summary: {
      en: "Each owner chooses which of their units suffer in winter, without knowing the enemy's choice.",
      ja: '冬期に損害を受けるユニットは各プレイヤーが敵の選択を知らずに自軍から選ぶ。',
    },
  },
  'C1812-13.3': {
    title: { en: 'Fleets leave the lakes', ja: '艦隊の越冬' },
    summary: {
      en: "Before attrition every naval unit on a lake goes into a controlled lakeside town of that lake, the American's first, or is eliminated if there is none.",
      ja: '消耗の前に、湖上の海軍ユニットはアメリカ軍から順にその湖の自軍支配の湖畔町へ入る。入れる町がなければ恒久的に除去される。',
    },
  },
  'C1812-14.1': {
    title: { en: 'Annual reinforcements', ja: '年度の増援' },
    summary: {
      en: 'The reinforcement numbers of Quebec, Albany and Pittsburgh tell how many units each side receives for the coming year.',
      ja: '次の年度に受け取るユニットの数は、イギリス軍はケベック、アメリカ軍はオールバニーとピッツバーグに示された増援数による。',
    },
  },
  'C1812-14.1.a': {
    title: { en: 'Random draw at full strength', ja: '無作為抽選・最大CV' },
    summary: {
      en: "Reinforcements are drawn blind from the side's pool, for Albany before Pittsburgh, enter at maximum CV, and what the pool lacks is forfeited.",
      ja: '増援は残余グループから無作為に引き(オールバニーがピッツバーグより先)、最大CVで登場する。足りない分は失われる。',
    },
  },
  'C1812-14.2': {
    title: { en: 'Entry town occupied', ja: '登場都市が占領されている場合' },
    summary: {
      en: 'Reinforcements cannot enter in winter at a town that enemy units occupy.',
      ja: '敵ユニットがいる増援登場都市には、冬期に増援を置けない。',
    },
  },
  'C1812-14.2.a': {
    title: { en: 'Late entry', ja: '遅れての登場' },
    summary: {
      en: 'Reinforcements kept out wait unseen off the map and may enter their town later as the one army move of an Army Phase, fighting if enemies hold it.',
      ja: '登場できなかった増援は盤外に隠して待機し、後の陸軍フェイズに1回の陸軍移動としてその町に登場できる。そこに敵がいれば戦闘になる。',
    },
  },
  'C1812-14.2.b': {
    title: { en: 'Battle of entering reinforcements', ja: '登場時の戦闘' },
    summary: {
      en: 'Reinforcements that fight their way into their town cannot retreat.',
      ja: '敵のいる増援登場都市に登場して戦う増援は退却できない。',
    },
  },
} as const satisfies Record<string, ClauseText>;
