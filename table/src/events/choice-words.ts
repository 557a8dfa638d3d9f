import { spoken } from '../words.js';

const EN = {
  strike: 'Strike a scenario',
  against: 'Round {n}, against {name}',
  strikeHelp:
    'You strike in turn; the last one left is played. Until {time}; then a lot strikes for you.',
  strikeIt: 'Strike “{scenario}”',
  bid: 'Bid for a side',
  bidHelp:
    'Both bids are sealed. If you want the same side, the higher bid gets it and pays. You have {n} points for the whole event.',
  bidOnce:
    'Until {time}; who has not bid by then gets the side that is left. A sealed bid stays as it is.',
  side: 'Side',
  points: 'Points',
  sealIt: 'Seal the bid',
  isSealed: 'Your bid is sealed: {side}, {n} points.',
  waits: 'Waiting for {names}, until {time}',
  strikesNow: '{names} strikes a scenario, until {time}',
  bidsNow: 'Waiting for sealed bids: {names}, until {time}',
  plays: 'Scenario: {scenario}',
  hasPaid: '{name} paid {n} points for a side',
  publishes:
    'Publishing tells the players, who then choose; a game begins when its two have chosen.',
  singleBid: 'the two bid for their sides',
  bidsHelp:
    'Before each game both name a side and seal a bid. If they want the same one, the higher bid gets it and is paid from these points.',
  strikes: 'Pairs strike scenarios in turn, until one is left',
  bids: 'Pairs bid for their sides',
  budget: 'Points of each player, for the whole event',
  from: 'Scenarios to strike from',
};

const JA: typeof EN = {
  strike: 'シナリオを消す',
  against: '第{n}回戦 {name}さんとの対戦',
  strikeHelp:
    '交互に消していき、最後に残ったシナリオで対局します。{time}を過ぎると抽選で消されます。',
  strikeIt: '「{scenario}」を消す',
  bid: '陣営に入札する',
  bidOnce:
    '期限は{time}です。それまでに入札しない人は、残った陣営になります。封印した入札は変えられません。',
  bidHelp:
    '入札は互いに見えません。同じ陣営を望んだときは、高い方がその陣営を得て点を払います。イベント全体での持ち点は残り{n}点です。',
  side: '陣営',
  points: '点数',
  sealIt: '入札を封印する',
  isSealed: 'あなたの入札は封印されています：{side}、{n}点。',
  waits: '{names}さんを待っています（{time}まで）',
  strikesNow: '{names}さんがシナリオを消す番です（{time}まで）',
  bidsNow: '入札を待っています: {names}さん（{time}まで）',
  plays: 'シナリオ: {scenario}',
  hasPaid: '{name}さんが陣営のために{n}点を払いました',
  publishes: '公開すると参加者に知らされ、2人の選択が済むと対局が始まります。',
  singleBid: '陣営は2人の入札で決まる',
  bidsHelp:
    '対局の前に、2人がそれぞれ望む陣営と点数を封印します。同じ陣営を望んだときは、高い方がその陣営を得て、この持ち点から払います。',
  strikes: 'シナリオは対戦する2人が交互に消して決める',
  bids: '陣営は対戦する2人の入札で決める',
  budget: '1人の持ち点（イベント全体）',
  from: '消していくシナリオ',
};

/** Words for what pairs choose before their games. */
export const choiceWords = spoken(EN, JA);
