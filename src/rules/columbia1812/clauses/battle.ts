import type { ClauseText } from '../../kernel/clauses.js';

/** Land battle and retreat: sections 10 and 11. */
export const BATTLE = {
  'C1812-10.1': {
    title: { en: 'When land battle occurs', ja: '陸上戦闘の発生' },
    summary: {
      en: 'A land battle takes place in every town where army units have moved in on enemy army units; those who moved are the attackers.',
      ja: '敵の陸軍ユニットがいる町へ陸軍ユニットを移動させると陸上戦闘になり、移動した側を攻撃側とする。',
    },
  },
  'C1812-10.1.a': {
    title: { en: '(a) Defender accepts or withdraws', ja: '(a) 防御側の受諾/退却' },
    summary: {
      en: 'Before any fire the defender either accepts battle or retreats under pursuit fire.',
      ja: '射撃に先立ち、防御側は戦闘を受けるか、追撃射撃を受けて退却するかを決める。',
    },
  },
  'C1812-10.1.a.i': {
    title: { en: '(a) Reveal on acceptance', ja: '(a) CVの公開' },
    summary: {
      en: 'Once battle is accepted both sides lay their units open, and nobody may retreat until the defender has fired.',
      ja: '戦闘を受けたら両軍ともユニットの種類とCVを公開し、防御側の最初の射撃が済むまでどちらも退却できない。',
    },
  },
  'C1812-10.1.b': {
    title: { en: '(b) Defender fires first', ja: '(b) 防御側の射撃' },
    summary: {
      en: 'The defender always fires first, one die per CV, and each 6 costs the attacking force 1 CV at once.',
      ja: '常に防御側が先に射撃する。1CVにつきサイコロを1個振り、6ごとに攻撃側は直ちに1CVを失う。',
    },
  },
  'C1812-10.1.c': {
    title: { en: '(c) Attacker retreats or fires', ja: '(c) 攻撃側の退却/反撃' },
    summary: {
      en: 'The attacker then retreats, or fires back with what is left by the same rule.',
      ja: '次に攻撃側は退却するか、残ったユニットで同じように射撃する。',
    },
  },
  'C1812-10.1.d': {
    title: { en: '(d) Alternate until decided', ja: '(d) 決着まで交互に' },
    summary: {
      en: 'The sides take battle turns alternately, to retreat or to fire, until one retreats or all units of one side are destroyed.',
      ja: '一方が退却するか全滅するまで、交互に戦闘ターンを行い、退却か射撃かを選ぶ。',
    },
  },
  'C1812-10.1.e': {
    title: { en: 'Concealment afterwards', ja: '戦闘後の再秘匿' },
    summary: {
      en: 'After a battle the survivors are hidden again at their present CV.',
      ja: '戦闘が終わると、生き残ったユニットは現在のCVのまま再び敵から隠す。',
    },
  },
  'C1812-10.1.f': {
    title: { en: 'Owner allocates losses', ja: '損害の割当' },
    summary: {
      en: 'The player who suffers hits always chooses which of their units in the battle take them, and hits beyond their total CV are lost.',
      ja: '損害を受けるユニットは常に所有プレイヤーが戦闘中の自軍から選び、合計CVを超えるヒットは無視する。',
    },
  },
  'C1812-10.2': {
    title: { en: 'Several battles', ja: '複数の戦闘' },
    summary: {
      en: 'The attacker chooses the order of several land battles, and each is finished, retreat included, before the next.',
      ja: '複数の陸上戦闘は攻撃側が順番を選び、退却まで含めて1つを終えてから次に移る。',
    },
  },
  'C1812-11.1': {
    title: { en: 'Retreat only in own battle turn', ja: '退却の時期' },
    summary: {
      en: 'A force may retreat only in its own battle turn and before it fires in that turn.',
      ja: '退却できるのは自軍の戦闘ターンだけで、そのターンに射撃する前に限る。',
    },
  },
  'C1812-11.1.a': {
    title: { en: 'Pursuit fire', ja: '追撃射撃' },
    summary: {
      en: 'The side that stays fires once at the retreating force before it leaves, one die per unit, each 4, 5 or 6 costing 1 CV; where blocks are still hidden, whether one shows itself for a second die is its owner’s choice.',
      ja: '留まった側は、敵が去る前に追撃射撃を1回行う。ユニット1個につきサイコロを1個振り、4、5、6ごとに1CVを失わせる。まだ公開していないユニットを見せて2個目を振るかどうかは所有者が選ぶ。',
    },
  },
  'C1812-11.1.b': {
    title: { en: 'Survivors go to one town', ja: '同じ町へ退却' },
    summary: {
      en: "All survivors retreat together to one town; only the dragoon's second town and a force that came partly by sea are exceptions.",
      ja: '生き残ったユニットは全部そろって同じ町へ退却する。例外は騎兵の2つ目の町と、一部が海上移動で来た部隊だけとする。',
    },
  },
  'C1812-11.2': {
    title: { en: "Defender's retreat", ja: '防御側の退却先' },
    summary: {
      en: 'A defender retreats along a road or trail to an adjacent town.',
      ja: '防御側は道路/小道でつながる隣の町へ退却する。',
    },
  },
  'C1812-11.2.a': {
    title: { en: 'Forbidden towns for the defender', ja: '退却できない町' },
    summary: {
      en: 'A defender cannot retreat to a town with enemy units, to one with an unresolved battle or to one an attacking unit came from.',
      ja: '防御側は、敵のいる町、戦闘が未解決の町、攻撃側のユニットが直前にいた町や乗船した町へは退却できない。',
    },
  },
  'C1812-11.2.b': {
    title: { en: 'Defender without retreat', ja: '退却先がない防御側' },
    summary: {
      en: 'A defender with no town to retreat to must stay in the battle.',
      ja: '退却できる町がない防御側は戦闘に留まらなければならない。',
    },
  },
  'C1812-11.2.c': {
    title: { en: "Attacker's retreat", ja: '攻撃側の退却先' },
    summary: {
      en: 'A retreating attacker takes the whole force to a town one of its units entered from by road, free of enemies and unresolved battles, or cannot retreat.',
      ja: '攻撃側は、いずれかのユニットが道路/小道で進入してきた元の町へ全体で退却する。そこに敵や未解決の戦闘があれば退却できない。',
    },
  },
  'C1812-11.2.d': {
    title: { en: 'No retreat off the map', ja: '盤外退却の禁止' },
    summary: {
      en: 'No unit may retreat off the map.',
      ja: 'ユニットは盤外へ退却できない。',
    },
  },
  'C1812-11.3': {
    title: { en: 'No retreat by sea', ja: '海上退却の禁止' },
    summary: {
      en: 'Nobody retreats by sea, except a force that attacked by sea.',
      ja: '海上移動で攻撃した部隊を除き、海上へは退却できない。',
    },
  },
} as const satisfies Record<string, ClauseText>;
