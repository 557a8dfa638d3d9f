import type { ClauseText } from '../../kernel/clauses.js';

/** Naval construction, movement, battle and loss: sections 5 to 8. */
export const NAVAL = {
  'C1812-5.1': {
    title: { en: 'Build or repair at own bases', ja: '海軍建造/修理の場所' },
    summary: {
      en: 'A naval unit is built or repaired only at one of its own three bases while its side controls that town.',
      ja: '海軍ユニットの建造と修理は、自軍が支配している自国の3つの海軍基地でのみ行える。敵の海軍基地では占領していても行えない。',
    },
  },
  'C1812-5.2': {
    title: { en: 'Two-step construction', ja: '2段階の建造' },
    summary: {
      en: "Building sets a naval unit down non-operational at a base; making it operational takes a repair at one's own base in a later Naval Phase.",
      ja: '建造した海軍ユニットは非作戦艦隊として基地に置き、後の海軍フェイズに自軍の基地で修理すると作戦艦隊になる。',
    },
  },
  'C1812-5.2.a': {
    title: { en: 'Availability of naval units', ja: '建造可能数' },
    summary: {
      en: 'Only a naval unit neither on the map nor permanently removed can be built, so a side has six for the whole game.',
      ja: '建造できるのは地図盤上になく恒久的に除去されてもいない海軍ユニットだけで、ゲームを通じて各軍6個までとする。',
    },
  },
  'C1812-6.1': {
    title: { en: 'Naval move: towns to lake', ja: '湖畔町から湖へ' },
    summary: {
      en: 'A naval move takes any number of naval units, operational or not, from lakeside towns of one lake onto that lake.',
      ja: '海軍移動では、1つの湖の湖畔町にいる任意の数の海軍ユニット(非作戦艦隊を含む)をその湖へ出せる。',
    },
  },
  'C1812-6.1.a': {
    title: { en: 'Naval move: lake to towns', ja: '湖から湖畔町へ' },
    summary: {
      en: 'A naval move may instead bring ships from one lake into controlled lakeside towns on it; it never mixes lakes or directions.',
      ja: '湖上の海軍ユニットをその湖の自軍支配の湖畔町へ入れることもできる。1回の海軍移動で複数の湖や両方向を混ぜることはできない。',
    },
  },
  'C1812-6.2': {
    title: { en: 'Naval units, armies and berths', ja: '停泊の制限' },
    summary: {
      en: 'A naval unit may berth only in a lakeside town its side controls, and it cannot attack army units.',
      ja: '海軍ユニットは自軍が支配する湖畔町にだけ停泊でき、陸軍ユニットを攻撃できない。',
    },
  },
  'C1812-6.2.a': {
    title: { en: 'Naval units in a town not controlled', ja: '非支配町の海軍は除去' },
    summary: {
      en: 'Naval units in a port their side stops controlling are eliminated for good, unless an enemy army takes it, when they roll to escape.',
      ja: '自軍の支配を失った町の海軍ユニットは恒久的に除去される。敵の陸軍に占領された場合だけは脱出を判定する。',
    },
  },
  'C1812-6.3': {
    title: { en: 'No lake-to-lake, no town-to-town', ja: '湖間・町間移動の禁止' },
    summary: {
      en: 'A naval unit cannot go from lake to lake, nor straight from town to town: it must cross the lake in two naval moves.',
      ja: '海軍ユニットは湖から別の湖へも、湖畔町から別の湖畔町へ直接にも移動できない。町の間は湖を経て2回の海軍移動を要する。',
    },
  },
  'C1812-6.4': {
    title: { en: 'Lake control', ja: '制海権' },
    summary: {
      en: 'The side with any naval unit on a lake controls it, and the earlier holder keeps it until a naval battle ends; naval units never control towns.',
      ja: '作戦艦隊か否かを問わず海軍ユニットが湖上にある側が制海権を持ち、海戦中は以前の側が保つ。海軍ユニットは町を支配できない。',
    },
  },
  'C1812-7.1': {
    title: { en: 'When naval battle occurs', ja: '海戦の発生' },
    summary: {
      en: 'A naval battle is fought when naval units move onto a lake that holds enemy naval units; the side that moved is the attacker.',
      ja: '敵の海軍ユニットがいる湖へ海軍ユニットを出すと海戦になり、出した側を攻撃側とする。',
    },
  },
  'C1812-7.1.a': {
    title: { en: 'Never in towns', ja: '湖畔町では発生しない' },
    summary: {
      en: 'Naval units in a lakeside town cannot be attacked by naval units.',
      ja: '湖畔町に停泊中の海軍ユニットを海軍ユニットで攻撃することはできない。',
    },
  },
  'C1812-7.2': {
    title: { en: 'Simultaneous fire', ja: '同時射撃' },
    summary: {
      en: 'Both fleets fire at once, two dice for each unit operational when the round began; non-operational units do not fire.',
      ja: '両艦隊は同時に射撃し、ラウンド開始時の作戦艦隊1個につきサイコロを2個振る。非作戦艦隊は射撃できない。',
    },
  },
  'C1812-7.2.a': {
    title: { en: 'Naval hits', ja: '海戦のヒット' },
    summary: {
      en: 'For each 6 the firing side turns one enemy operational unit over or sinks a non-operational one; the hits of the attacker are applied first.',
      ja: '6が1つ出るごとに、射撃側は敵の作戦艦隊1個を裏返すか非作戦艦隊1個を沈める。ヒットは攻撃側のものから適用する。',
    },
  },
  'C1812-7.2.b': {
    title: { en: 'Sunk means gone', ja: '沈没' },
    summary: {
      en: 'A sunk naval unit is out of the game and can never be built again.',
      ja: '沈没した海軍ユニットはゲームから恒久的に除かれ、再び建造できない。',
    },
  },
  'C1812-8.1': {
    title: { en: 'Naval retreat order', ja: '海軍退却の順序' },
    summary: {
      en: 'After each round the attacker may retreat, then the defender; if both stay another round is fought, until one side has gone.',
      ja: '各ラウンドの後、まず攻撃側、次に防御側が退却でき、両者が留まれば次のラウンドを行う。一方がいなくなるまで繰り返す。',
    },
  },
  'C1812-8.1.a': {
    title: { en: 'Forced retreat of a crippled fleet', ja: '非作戦艦隊のみの強制退却' },
    summary: {
      en: 'A fleet left with only non-operational units must retreat as soon as the hits of the round are applied, before either side chooses.',
      ja: '非作戦艦隊だけになった艦隊は、ヒットを適用した時点で、両者の選択より先に退却しなければならない。',
    },
  },
  'C1812-8.1.b': {
    title: { en: 'Both crippled', ja: '両軍とも非作戦艦隊のみ' },
    summary: {
      en: 'If neither fleet can fire the attacker must leave, or the defender where the attacker has no port.',
      ja: '両艦隊とも非作戦艦隊だけなら攻撃側が退却し、攻撃側に退却先の港がなければ防御側が退却する。',
    },
  },
  'C1812-8.2': {
    title: { en: 'All retreat together', ja: '全艦退却' },
    summary: {
      en: 'A side that retreats from a lake takes all its naval units there with it.',
      ja: '退却する側は、その湖上の自軍海軍ユニットをすべて退却させなければならない。',
    },
  },
  'C1812-8.2.a': {
    title: { en: 'Where naval units retreat to', ja: '退却先' },
    summary: {
      en: 'Retreating naval units go to lakeside towns of the same lake that their side controls, and may be spread over several.',
      ja: '退却する海軍ユニットは同じ湖の自軍支配の湖畔町へ入り、複数の町に分けてもよい。',
    },
  },
  'C1812-8.2.b': {
    title: { en: 'No friendly port, no retreat', ja: '退却先がない場合' },
    summary: {
      en: 'A fleet whose side controls no lakeside town on the lake cannot retreat, even when it must, and stays under fire.',
      ja: 'その湖に自軍支配の湖畔町がなければ、退却すべき艦隊でも退却できず、湖上に留まって射撃を受ける。',
    },
  },
  'C1812-8.2.c': {
    title: { en: 'No pursuit at sea', ja: '海軍への追撃射撃なし' },
    summary: {
      en: 'Naval units that retreat suffer no pursuit fire.',
      ja: '退却する海軍ユニットは追撃射撃を受けない。',
    },
  },
  'C1812-8.3': {
    title: { en: 'Ways naval units are lost', ja: '海軍ユニットの除去' },
    summary: {
      en: 'A naval unit lost in battle, by capture, in winter or through loss of its port never returns to its side.',
      ja: '戦闘、捕獲、越冬、停泊地の喪失で除去された海軍ユニットは、二度と自軍に戻らない。',
    },
  },
  'C1812-8.4': {
    title: { en: 'Enemy army takes the port', ja: '海軍ユニットの捕獲' },
    summary: {
      en: 'When an enemy army occupies a port every naval unit berthed there must roll a die in the Battle Phase, escaping on 4-6.',
      ja: '敵の陸軍に占領された町の海軍ユニットは、戦闘フェイズに1個ずつ必ずサイコロ1個を振り、4-6で脱出する。',
    },
  },
  'C1812-8.4.a': {
    title: { en: 'Captured naval unit', ja: '捕獲 (1-3)' },
    summary: {
      en: 'On 1-3 the unit is captured and lost to its side, and the captor puts one of their never-built units, if any, in that town with the same face up.',
      ja: '1-3なら捕獲されて失われる。捕獲側に未建造の海軍ユニットがあれば、1個を同じ状態でその町に置く。',
    },
  },
  'C1812-8.4.b': {
    title: { en: 'Escaped naval unit', ja: '脱出 (4-6)' },
    summary: {
      en: 'Escaping units of a town go onto its lake together and, if enemy naval units are there, fight at once as the attacker.',
      ja: '脱出したユニットは町ごとにまとめて湖へ出る。そこに敵の海軍ユニットがいれば、攻撃側として直ちに海戦を行う。',
    },
  },
} as const satisfies Record<string, ClauseText>;
