import type { ClauseText } from '../../kernel/clauses.js';

/** Indian unit, cavalry and American militia: sections 15 to 17. */
export const SPECIAL = {
  'C1812-15.0': {
    title: { en: 'Indian unit appears', ja: 'インディアンの登場' },
    summary: {
      en: 'The Indian unit appears once, openly and at maximum CV, in Detroit at the end of the first Battle Phase that leaves British army units its sole holders.',
      ja: 'イギリス軍の陸軍ユニットだけがデトロイトを占める最初の戦闘フェイズの終わりに、インディアンが最大CVで公開して登場する。登場は1度だけとする。',
    },
  },
  'C1812-15.0.a': {
    title: { en: 'Must be accompanied', ja: '同行の義務' },
    summary: {
      en: 'The Indian unit fights only beside at least one British unit in the same battle.',
      ja: 'インディアンは、同じ戦闘に1個以上のイギリス軍ユニットがいなければ戦えない。',
    },
  },
  'C1812-15.0.b': {
    title: { en: 'Alone in battle: removed', ja: '単独戦闘で除去' },
    summary: {
      en: 'An Indian unit that meets a battle alone, or whose British companions all die in it, is out of the game at that moment.',
      ja: '単独で攻撃するか攻撃されたとき、または戦闘中に同行のイギリス軍ユニットがすべて失われたとき、インディアンは直ちに恒久的に除去される。',
    },
  },
  'C1812-15.0.c': {
    title: { en: 'Not counted for victory', ja: 'VPに数えない' },
    summary: {
      en: 'The Indian unit brings no victory points: neither for itself nor for a town it holds alone.',
      ja: 'インディアンからは、ユニットとしても、単独で占める町によってもVPを得られない。',
    },
  },
  'C1812-15.0.d': {
    title: { en: 'Normal fire in battle', ja: '戦闘は通常' },
    summary: {
      en: 'In battle fire the Indian unit rolls one die per CV and hits on 6 like any other.',
      ja: '戦闘の射撃では、インディアンも他と同じく1CVにつき1個を振り、6でヒットとなる。',
    },
  },
  'C1812-15.0.e': {
    title: { en: 'Movement like infantry', ja: '移動' },
    summary: {
      en: 'The Indian unit moves by land one town, as infantry does, and may try a forced march.',
      ja: 'インディアンは歩兵と同じく陸上を1つの町だけ移動し、強行軍も試みることができる。',
    },
  },
  'C1812-15.0.f': {
    title: { en: 'Double pursuit fire', ja: 'ダブル追撃射撃' },
    summary: {
      en: 'In pursuit fire the Indian unit rolls two dice, each hitting on 4, 5 or 6.',
      ja: '追撃射撃では、インディアンはサイコロを2個振り、4、5、6でヒットとなる。',
    },
  },
  'C1812-15.0.g': {
    title: { en: 'No sea movement', ja: '海上移動不可' },
    summary: {
      en: 'The Indian unit cannot take part in a sea movement.',
      ja: 'インディアンは海上移動できない。',
    },
  },
  'C1812-15.0.h': {
    title: { en: 'Never rebuilt', ja: '再建不可' },
    summary: {
      en: 'An Indian unit that has been destroyed never comes back.',
      ja: '全滅したインディアンは二度と登場しない。',
    },
  },
  'C1812-15.0.i': {
    title: { en: 'Otherwise an army unit', ja: 'その他の扱い' },
    summary: {
      en: 'Where no rule sets it apart the Indian unit is an army unit: even alone it stops enemy movement, bars enemy retreats and entries, and counts in winter.',
      ja: '特に定めのない限りインディアンは陸軍ユニットとして扱う。単独でも敵の移動を止め、敵の退却と増援の登場を妨げ、越冬の数に入る。',
    },
  },
  'C1812-16.0': {
    title: { en: 'One dragoon each', ja: '騎兵' },
    summary: {
      en: 'Each side has one dragoon, drawn from the pool like any army unit but with rules of its own.',
      ja: '各軍は騎兵(竜騎兵、乗馬歩兵)を1個持つ。他の陸軍ユニットと同様に抽選されるが、移動、追撃、退却に特別ルールがある。',
    },
  },
  'C1812-16.0.a': {
    title: { en: 'Cavalry movement', ja: '騎兵の移動' },
    summary: {
      en: 'A dragoon may move two towns along roads or trails, but stops in the first if enemy army units are there.',
      ja: '騎兵は隣からその隣へと2つの町を移動できる。最初の町に敵の陸軍ユニットがいればそこで停止する。',
    },
  },
  'C1812-16.0.b': {
    title: { en: 'Cavalry: no sea movement', ja: '騎兵の海上移動不可' },
    summary: {
      en: 'A dragoon cannot take part in a sea movement.',
      ja: '騎兵は海上移動できない。',
    },
  },
  'C1812-16.0.c': {
    title: { en: 'Cavalry in battle and pursuit', ja: '騎兵の戦闘と追撃' },
    summary: {
      en: 'A dragoon fights as infantry, and rolls two dice in pursuit fire unless the retreating force has a dragoon too.',
      ja: '騎兵は歩兵と同じように戦う。退却する側に騎兵がいない場合に限り、追撃射撃でサイコロを2個振る。',
    },
  },
  'C1812-16.0.d': {
    title: { en: 'Cavalry retreat', ja: '騎兵の退却' },
    summary: {
      en: 'After the common retreat a dragoon may go on to one more adjacent town with no enemies and no unresolved battle, in defence not one the attacker came from.',
      ja: '騎兵は部隊とともに退却した後、敵も未解決の戦闘もない隣の町へさらに1つ進める。防御側なら攻撃側の進入元へは進めない。',
    },
  },
  'C1812-17.0': {
    title: { en: 'Militia roll on entering Canada', ja: 'アメリカ民兵' },
    summary: {
      en: 'For every American army unit about to cross by land into Canada a die is rolled, and each 6 keeps one of them where it stands.',
      ja: 'アメリカ軍が陸路でカナダに入るときは、越境するユニット1個につきサイコロを1個振り、6ごとに1個がその手前の町に留まる。',
    },
  },
  'C1812-17.0.a': {
    title: { en: 'British player picks at random', ja: '無作為の選択' },
    summary: {
      en: 'Which units stay behind is drawn blindly, for the British player, among those about to cross.',
      ja: '越境しないユニットは、越境しようとするユニットの中からイギリスプレイヤー側が無作為に選ぶ。',
    },
  },
  'C1812-17.0.b': {
    title: { en: 'No taking back the move', ja: '移動の取消不可' },
    summary: {
      en: 'The declared move stands whatever the militia dice show, and units not held back must make it.',
      ja: '民兵の判定の後に移動の宣言を取り消すことはできず、留められなかったユニットは宣言どおり移動する。',
    },
  },
  'C1812-17.0.c': {
    title: { en: 'All refuse', ja: '全ユニットが移動失敗' },
    summary: {
      en: 'If every crossing unit refuses, the American player moves nothing else and that turn ends, once naval battles already begun are fought.',
      ja: '越境するユニットがすべて留まった場合、アメリカプレイヤーは他の移動を行えず、すでに生じた海戦だけを解決してターンを終える。',
    },
  },
  'C1812-17.0.d': {
    title: { en: 'Exemptions', ja: '適用外' },
    summary: {
      en: 'The militia roll spares units moving by sea, units that began the turn in British territory, units returning to America and retreats.',
      ja: '民兵の判定は、海上移動、イギリス領から移動を始めたユニット、アメリカへ戻るユニット、退却には適用しない。',
    },
  },
} as const satisfies Record<string, ClauseText>;
