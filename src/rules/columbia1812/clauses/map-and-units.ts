import type { ClauseText } from '../../kernel/clauses.js';

/** Edition, map and units: sections 0 to 2 of the rulebook. */
export const MAP_AND_UNITS = {
  'C1812-0.0': {
    title: { en: 'Edition', ja: '版' },
    summary: {
      en: 'The game follows the rules of version 1.31 (2003), sections 1 to 19; nothing outside them binds the players.',
      ja: 'version 1.31(2003年)の1章から19章までをルールとし、それ以外の記述に拘束力はない。',
    },
  },
  'C1812-1.1': {
    title: { en: 'Map and towns', ja: '地図盤と町' },
    summary: {
      en: 'The board shows 27 towns, 15 American and 12 Canadian, and the nation of a town never changes whoever holds it.',
      ja: '地図盤にはアメリカの町15とカナダの町12があり、誰が支配しても町の国籍は変わらない。',
    },
  },
  'C1812-1.1.a': {
    title: { en: 'Town value', ja: '補給/勝利ポイント' },
    summary: {
      en: 'One number per town serves as winter supply limit, as victory points and as the test for set-up garrisons.',
      ja: '町の数値は1つだけで、越冬の上限、勝利ポイント、初期配置で守備隊が要るかどうかのすべてに用いる。',
    },
  },
  'C1812-1.1.b': {
    title: { en: 'Roads and army location', ja: '道路/小道と陸軍の位置' },
    summary: {
      en: 'An army unit always stands in exactly one town and travels only along roads and trails, which count alike.',
      ja: '陸軍ユニットは必ず1つの町にあり、町と町を結ぶ道路/小道だけを通る。道路と小道に違いはない。',
    },
  },
  'C1812-1.1.c': {
    title: { en: 'Naval location', ja: '海軍の位置' },
    summary: {
      en: 'A naval unit is always either on one lake or in one lakeside town.',
      ja: '海軍ユニットは必ず1つの湖の上か1つの湖畔町にある。',
    },
  },
  'C1812-1.2': {
    title: { en: 'Town control', ja: '町の支配' },
    summary: {
      en: 'A side controls its own towns unless enemy army units occupy them and enemy towns its army units occupy; a contested town changes hands only when the battle there is over.',
      ja: '敵の陸軍ユニットが占領していない自国の町と、自軍の陸軍ユニットが占領した敵国の町を支配する。両軍がいる町の支配は、そこでの戦闘が終わるまで移らない。',
    },
  },
  'C1812-1.2.a': {
    title: { en: 'Control of enemy towns lapses', ja: '敵の町の支配の喪失' },
    summary: {
      en: 'When the last army unit of the occupier is gone from an enemy town, the town returns to its own nation at once.',
      ja: '敵国の町から占領軍の最後の陸軍ユニットがいなくなると、その町は直ちに元の国の支配に戻る。',
    },
  },
  'C1812-1.2.b': {
    title: { en: 'Garrison must be an army unit', ja: '守備隊' },
    summary: {
      en: 'An enemy town is held only by an army unit standing in it: neither naval units nor the Indian unit alone make a garrison.',
      ja: '敵国の町は陸軍ユニットを置いている間だけ支配できる。海軍ユニットや単独のインディアンは守備隊にならない。',
    },
  },
  'C1812-1.3': {
    title: { en: 'Three lakes and their naval bases', ja: '3つの湖と海軍基地' },
    summary: {
      en: "Each of the three lakes has one British and one American base: Amherstburg and Erie, Kingston and Sacket's Harbor, Lacolle and Plattsburg.",
      ja: '3つの湖にはイギリスとアメリカの海軍基地が1つずつある。エリー湖はアマーストバーグとエリー、オンタリオ湖はキングストンとサケッツハーバー、シャンプレーン湖はラコールとプラッツバーグとする。',
    },
  },
  'C1812-1.3.a': {
    title: { en: 'Lakeside towns', ja: '湖畔町' },
    summary: {
      en: 'A town is lakeside when the map sets it on a lake, whoever controls it; Lake Erie has exactly the seven towns the rules name.',
      ja: '地図上で湖に接する町を湖畔町とし、支配者は問わない。エリー湖の湖畔町はルールに名のある7つだけとする。',
    },
  },
  'C1812-2.1': {
    title: { en: 'Fifty units', ja: '50個のユニット' },
    summary: {
      en: 'Each side has 25 blocks: the American 19 army and 6 naval units, the British 18 army units, 6 naval units and the Indian unit.',
      ja: '両軍は25個ずつのユニットを持つ。アメリカ軍は陸軍19と海軍6、イギリス軍は陸軍18と海軍6とインディアン1とする。',
    },
  },
  'C1812-2.2': {
    title: { en: 'Fog of war', ja: '戦場の霧' },
    summary: {
      en: 'The enemy sees how many army units stand in a town, but neither their kind nor their CV.',
      ja: '敵には町にいる陸軍ユニットの数だけが見え、種類とCVは見えない。',
    },
  },
  'C1812-2.3': {
    title: { en: 'Combat value and steps', ja: '戦闘力(CV)とステップ' },
    summary: {
      en: 'An army unit begins at its maximum CV and every loss lowers it by exactly 1 CV.',
      ja: '陸軍ユニットは最大CVから始まり、損害1つにつきちょうど1CV減少する。',
    },
  },
  'C1812-2.3.a': {
    title: { en: 'Elimination below 1 CV', ja: '1CV未満で除去' },
    summary: {
      en: 'An army unit that falls below 1 CV leaves the map for the remainder pool and may come back as a reinforcement, the Indian unit excepted.',
      ja: '1CV未満になった陸軍ユニットは地図盤から残余グループへ戻り、増援として再び登場できる。インディアンは戻らない。',
    },
  },
  'C1812-2.3.b': {
    title: { en: 'No CV transfer', ja: 'CVの移送禁止' },
    summary: {
      en: 'CV never passes from one unit to another, and a unit on the map never regains any.',
      ja: 'CVを他のユニットへ移すことはできず、地図盤上のユニットのCVは回復しない。',
    },
  },
  'C1812-2.4': {
    title: { en: 'Naval units', ja: '海軍ユニット' },
    summary: {
      en: 'Each side has at most six naval units, all of equal ability and without CV.',
      ja: '海軍ユニットは各軍6個までで、能力はすべて等しく、CVを持たない。',
    },
  },
  'C1812-2.4.a': {
    title: { en: 'Naval units are open', ja: '海軍の表裏' },
    summary: {
      en: 'Naval units lie open: both players always see where they are and whether they are operational.',
      ja: '海軍ユニットは公開情報であり、位置と作戦艦隊か非作戦艦隊かは両プレイヤーに常に見える。',
    },
  },
} as const satisfies Record<string, ClauseText>;
