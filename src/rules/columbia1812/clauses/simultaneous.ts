import type { ClauseText } from '../../kernel/clauses.js';

/** Simultaneous movement (optional): section 19, and the untranslated section 20. */
export const SIMULTANEOUS = {
  'C1812-19.1': {
    title: { en: 'Simultaneous orders', ja: '同時移動(選択)' },
    summary: {
      en: 'Under the optional rule both players order in secret what one player turn allows and reveal it together, with no roll for the first turn.',
      ja: '選択ルールでは、両プレイヤーが1プレイヤーターン分の命令を秘密に書いて同時に公開する。第1ターンを受け持つ側を決めるサイコロは振らない。',
    },
  },
  'C1812-19.1.a': {
    title: { en: 'Orders must name units and targets', ja: '命令の明確化' },
    summary: {
      en: 'An order that splits a group must say which units go where.',
      ja: 'グループを分ける命令では、どのユニットがどこへ行くかを明示する。',
    },
  },
  'C1812-19.2': {
    title: { en: 'Entering a controlled town', ja: '支配町への侵入' },
    summary: {
      en: 'When units enter a town that enemy units stand in and control, those already there defend; an empty town is simply occupied.',
      ja: '敵の支配する町に入ると、すでにそこにいる側が防御側になる。誰もいなければ、そのまま占領する。',
    },
  },
  'C1812-19.3': {
    title: { en: 'Both enter the same empty town', ja: '同じ空き町' },
    summary: {
      en: 'When both sides enter the same empty town, the side whose nation it belongs to defends.',
      ja: '両軍が同じ空き町に入ったときは、その町が属する国の側が防御側になる。',
    },
  },
  'C1812-19.4': {
    title: { en: 'Crossing moves', ja: '行き違い' },
    summary: {
      en: "When two forces move into each other's town, the higher 2d6, ties rolled again, decides in which they fight, and the side controlling it defends.",
      ja: '両軍が互いの出発した町へ移動したときは、サイコロ2個の高い側(同点は振り直し)が戦う町を選び、その町を支配する側が防御側になる。',
    },
  },
  'C1812-19.5': {
    title: { en: 'Simultaneous naval moves', ja: '海軍の同時移動' },
    summary: {
      en: 'A fleet moving onto a lake the enemy controls attacks; if both move onto an empty lake the higher 2d6, ties rolled again, defends.',
      ja: '敵が制海権を持つ湖へ出た艦隊が攻撃側になる。両軍が空の湖へ同時に出たときは、サイコロ2個の高い側(同点は振り直し)が防御側になる。',
    },
  },
  'C1812-19.6': {
    title: { en: 'Sea movement against an arriving fleet', ja: '海上移動と敵艦隊の進出' },
    summary: {
      en: 'A sea movement waits for a naval battle on its lake: ships lost or damaged let the owner cancel it or sail with fewer, and losing the lake cancels it.',
      ja: '海上移動は同じ湖の海戦の後に行う。艦隊が損傷か沈没すれば取消か残る輸送力での実行を選び、制海権を失えば自動的に取り消される。',
    },
  },
  'C1812-19.0.a': {
    title: { en: 'Order of battles under simultaneous movement', ja: '同時移動での戦闘順' },
    summary: {
      en: 'With simultaneous orders naval battles go Erie, Ontario, Champlain; the higher 2d6 then names the first land battle, and both take turns naming those they attack in.',
      ja: '同時移動では海戦をエリー湖、オンタリオ湖、シャンプレーン湖の順に行う。陸上戦闘はサイコロ2個の高い側が最初を選び、以後は交互に自軍が攻撃側の戦闘を選ぶ。',
    },
  },
  'C1812-19.0.b': {
    title: { en: 'Carrying out the orders', ja: '同時移動の実行' },
    summary: {
      en: 'Sealed orders are carried out together: naval orders, then army moves after the militia roll, then forced marches; only enemies who stay in a town stop passage.',
      ja: '命令は海軍、民兵の判定、陸軍、強行軍の順に両軍同時に実行する。通過を止めるのは、その町に留まる敵ユニットだけとする。',
    },
  },
  'C1812-20.0': {
    title: { en: 'Strategy and historical notes', ja: '戦略/ヒストリカルノート (未訳)' },
    summary: {
      en: 'The strategy and history sections of the rulebook contain no rules.',
      ja: '戦略とヒストリカルノートの章にルールは含まれない。',
    },
  },
} as const satisfies Record<string, ClauseText>;
