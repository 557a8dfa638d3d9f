import { spoken } from '../words.js';

const EN = {
  strike: 'Strike a scenario',
  strikeHelp: 'You strike in turn; the last one left is played.',
  strikeIt: 'Strike “{scenario}”',
  bid: 'Bid for a side',
  bidHelp:
    'Both bids are sealed. If you want the same side, the higher bid gets it and pays. You have {n} points for the whole event.',
  side: 'Side',
  points: 'Points',
  sealIt: 'Seal the bid',
  waits: 'Waiting for {names}, until {time}',
  strikes: 'Pairs strike scenarios in turn, until one is left',
  bids: 'Pairs bid for their sides',
  budget: 'Points of each player, for the whole event',
  from: 'Scenarios to strike from',
};

const JA: typeof EN = {
  strike: 'シナリオを消す',
  strikeHelp: '交互に消していき、最後に残ったシナリオで対局します。',
  strikeIt: '「{scenario}」を消す',
  bid: '陣営に入札する',
  bidHelp:
    '入札は互いに見えません。同じ陣営を望んだときは、高い方がその陣営を得て点を払います。イベント全体での持ち点は残り{n}点です。',
  side: '陣営',
  points: '点数',
  sealIt: '入札を封印する',
  waits: '{names}さんを待っています（{time}まで）',
  strikes: 'シナリオは対戦する2人が交互に消して決める',
  bids: '陣営は対戦する2人の入札で決める',
  budget: '1人の持ち点（イベント全体）',
  from: '消していくシナリオ',
};

/** Words for what pairs choose before their games. */
export const choiceWords = spoken(EN, JA);
