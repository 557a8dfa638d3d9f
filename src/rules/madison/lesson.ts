import type { Lesson } from '../kernel/lesson.js';

/**
 * Position of the tutorial: Summer-Autumn 1813, the Americans play first. Perry at Erie, Harrison in Sandwich, Proctor
 * cut off in Fort Malden.
 */
const POSITION = `madison 1
time 1813-2 first us next us
at erie: perry lawrence
at sandwich: harrison us-17 us-24 us-26 us-28 ky-5 ky-s1
at brownstown: oh-5 oh-6 ky-s2
at ft-macarthur: us-19
at batavia: us-12 us-15 us-23
at genesee: us-16 us-21 us-20
at buffalo: us-5 us-13 us-14
at albany: us-10 us-18
at plattsburgh: us-6 us-29
at lake-erie: general-hunter
at ft-malden: proctor r41-det essex
at london: middlesex
at burlington: norfolk
at kingston: r104
at montreal: lcm
at quebec: r13
cards us: c39 c40 c43 c44 c60 c63
cards gb: c54 c55 c56 c70
`;

/** Tutorial: how Perry and Harrison won the west (MMW-8.31, MMW-8.5, MMW-12.1, MMW-13.5, MMW-8.4, MMW-10.2). */
export const lesson: Lesson = {
  scenario: '1813-1814',
  seat: 'us',
  level: 'greedy',
  position: POSITION,
  steps: [
    {
      asks: 'play',
      expect: [{ do: 'card', card: 'c44' }],
      text: {
        en: 'Each turn you play one card for one of eight uses: an event, a leader, units, ships, a depot. Pick Craney Island Held.',
        ja: '手番にはカードを1枚、8通りの使用法（イヴェント、指揮官、ユニット、艦船、補給集積所など）の1つに使用する。「クレーニー島の防衛」を選ぶ。',
      },
      clause: 'MMW-8.31',
      touch: ['c44'],
    },
    {
      asks: 'play',
      expect: [
        { do: 'use', use: 'leader' },
        { do: 'lead', card: 'c44', leader: 'perry' },
      ],
      text: {
        en: 'It activates a leader whose command value is not above its own. Worth 1, it is enough for Perry: choose a leader, then him.',
        ja: '指揮値がカードのOPV以下の指揮官を活性化できる。OPV1なので指揮値1のペリーに足りる。指揮官、次にペリーを選ぶ。',
      },
      clause: 'MMW-8.31.2',
      touch: ['c44', 'perry'],
    },
    {
      asks: 'sail',
      expect: [{ do: 'enter', lake: 'lake-erie' }],
      text: {
        en: 'A naval leader moves ships with 6 MPs. Enter the box of Lake Erie for 1 of them: a lake controlled is 2 VPs, and closed to the enemy.',
        ja: '海上指揮官は6MPで艦船を動かす。1MPでエリー湖の湖支配ボックスに入る。湖を支配すれば2VPを得て、敵の補給と輸送を断てる。',
      },
      clause: 'MMW-11.42',
      touch: ['lawrence', 'lake-erie'],
    },
    {
      asks: 'battle-card',
      expect: [{ do: 'fight', card: 'c40' }, { do: 'pass' }],
      text: {
        en: "An enemy ship is there, so you fight. A battle card helps and costs no turn: with Perry, Don't Give Up the Ship is worth 2.",
        ja: '敵の艦船がいるので海上戦闘になる。戦闘カードは手番を失わずに使用できる。ペリーがいれば「船を棄てるな」は2のDRM。',
      },
      clause: 'MMW-12.36',
      touch: ['c40'],
    },
    {
      asks: 'harbour',
      expect: [{ do: 'harbour', space: 'erie' }],
      text: {
        en: 'The Lawrence is damaged, and a damaged ship leaves the box for a friendly town of the lake, where a card repairs it: Erie.',
        ja: 'ローレンス号は損傷した。損傷した艦船はその湖の友軍湖畔町に戻り、カードで修理できる。エリーに入れる。',
      },
      clause: 'MMW-12.52',
      touch: ['lawrence', 'erie'],
    },
    {
      asks: 'window',
      expect: [{ do: 'react' }, { do: 'pass' }],
      text: {
        en: 'In the enemy turn you may react, which costs no turn of yours: Heavy Rain keeps them to one space. React, or pass.',
        ja: '敵の手番には対応カードを使用できる。自分の手番は失わない。「豪雨」なら敵は1スペースしか動けない。対応するか、パスする。',
      },
      clause: 'MMW-8.31.8',
      touch: ['c60'],
    },
    {
      asks: 'pick',
      expect: [{ do: 'pin' }],
      text: {
        en: 'Choose the space in which the rain falls: enemies that begin there or come there move one space beyond it at most.',
        ja: '雨の降るスペースを選ぶ。そこから動く敵とそこに入る敵は、その先1スペースまでしか移動できない。',
      },
      clause: 'MMW-8.27',
      touch: ['c60'],
    },
    {
      asks: 'play',
      expect: [{ do: 'card', card: 'c43' }],
      text: {
        en: 'Units cut off from their sources fight at half strength. Any card makes a depot, a source until winter: pick Seneca Warriors.',
        ja: '非補給下の部隊は戦力が半減する。どのカードでも、年末まで補給源となる補給集積所を1つ置ける。「セネカ族の参戦」を選ぶ。',
      },
      clause: 'MMW-13.51',
      touch: ['c43'],
    },
    {
      asks: 'play',
      expect: [
        { do: 'use', use: 'depot' },
        { do: 'depot', card: 'c43', space: 'detroit' },
      ],
      text: {
        en: 'Choose a depot, then Detroit: it has to be in your own territory, in supply and free of the enemy.',
        ja: '補給集積所、次にデトロイトを選ぶ。自軍の領域で、補給下にあり、敵のいないスペースに限る。',
      },
      clause: 'MMW-13.52',
      touch: ['detroit'],
    },
    {
      asks: 'play',
      expect: [
        { do: 'card', card: 'c39' },
        { do: 'use', use: 'leader' },
        { do: 'lead', card: 'c39', leader: 'harrison' },
      ],
      text: {
        en: "Activate Harrison, of command value 2, with Noah Brown's Yard at Erie, worth 2. The event of the card is then lost.",
        ja: '「ノア・ブラウンのエリー造船所」（OPV2）で、指揮値2のハリソンを活性化する。このときイヴェントは起こらない。',
      },
      clause: 'MMW-8.31.2',
      touch: ['c39', 'harrison'],
    },
    {
      asks: 'march',
      expect: [{ do: 'go', space: 'ft-malden' }],
      text: {
        en: 'He leads up to 10 units. A road costs 1 of his 6 MPs, a trail 2, an invasion route 3. Attack Ft. Malden by the road.',
        ja: '2つ星の指揮官は10ユニットまで率いる。6MPのうち一級道路1、小道2、主侵攻ルート3。フォート・モルデンを攻撃する。',
      },
      clause: 'MMW-9.2',
      touch: ['ft-malden'],
    },
    {
      asks: 'lead',
      expect: [{ do: 'lead' }],
      text: {
        en: 'Each round both sides name a lead unit. Each class better than the enemy one is +1; the lead unit takes the first loss.',
        ja: 'ラウンドごとに両軍が先導ユニットを選ぶ。敵より1クラス上ごとに+1。最初のステップ損失は先導ユニットが受ける。',
      },
      clause: 'MMW-10.31',
      touch: ['ft-malden'],
    },
    {
      asks: 'battle-card',
      expect: [{ do: 'fight', card: 'c63' }, { do: 'pass' }],
      text: {
        en: 'A battle card each is allowed in a round, and costs no turn: Light Companies in Front is +1. Play it, or pass.',
        ja: '戦闘カードは1ラウンドに各軍1枚まで使用でき、手番は失わない。「軽歩兵の前進」なら+1。プレイするか、パスする。',
      },
      clause: 'MMW-10.43',
      touch: ['c63'],
    },
  ],
};
