import { spoken } from '../words.js';

/** Words for clocks, in games that have one. */
const EN = {
  left: '{seat}: time left',
  turn: 'Own turn',
  interrupt: 'Answers in the other’s turn',
  budget: 'up to {cap}, {increment} more each time',
  runs: 'runs',
  stands: 'All clocks stand until {when}.',
  notCounted: '{time} not counted',
  why: {
    OUTAGE: 'the service was away',
    FROZEN: 'the clocks stood',
    AWAY: 'away',
    ASLEEP: 'asleep',
    GRACE: 'the first second',
  } as Readonly<Record<string, string>>,
  until: 'empty {when}',
  away: 'Away until {when}: the clock stands.',
  asleep: 'Asleep until {when}: the clock stands.',
  atZero: {
    CLAIM:
      'When a clock is empty nothing happens by itself: the opponent may claim the game, give time, or play on. Claimed by nobody for 14 days, the game is abandoned.',
    AUTO: 'Whoever’s clock is empty has lost.',
    AUTOPLAY:
      'When a clock is empty the computer answers until it is the other side’s turn: three times for each side. After that the opponent may claim the game.',
  } as Readonly<Record<string, string>>,
  autoplayed: 'The computer has answered for an empty clock {times} of 3 times.',
  finished: 'Finished {finished} of {games} games with a clock',
  timedOut: 'out of time in {games}',
  handedOver: 'handed over {games}',
  give: 'Give {time}',
  giveHelp: 'As a present: the other side’s clock goes up, yours stays.',
  theirs: 'The time of {who} is up.',
  mine: 'Your time is up. A move still counts as long as nobody has claimed the game.',
  claim: 'Claim the game',
  claimSure: 'Win by the clock?',
  claimHelp: 'The game is over then, and {who} has lost it.',
  cancel: 'Not yet',
  abandonedAt: 'If nobody claims it, the game is abandoned {when}.',
};

const JA: typeof EN = {
  left: '{seat}の残り時間',
  turn: '自分の手番',
  interrupt: '相手の手番での応答',
  budget: '上限{cap}、1回ごとに{increment}追加',
  runs: '進行中',
  stands: '{when}まで、すべての時計が止まっています。',
  notCounted: '{time}は算入されません',
  why: {
    OUTAGE: 'サービスの停止',
    FROZEN: '時計の停止',
    AWAY: '不在',
    ASLEEP: '就寝時間',
    GRACE: '最初の1秒',
  },
  until: '{when}に切れます',
  away: '{when}まで不在のため、時計は止まっています。',
  asleep: '{when}まで就寝時間のため、時計は止まっています。',
  atZero: {
    CLAIM:
      '時計が切れても、自動的には何も起こりません。相手は勝ちを宣言することも、時間を与えることも、そのまま続けることもできます。14日間誰も宣言しなければ、ゲームは中止になります。',
    AUTO: '時計が切れた側の負けです。',
    AUTOPLAY:
      '時計が切れると、相手の番になるまでコンピューターが代わりに答えます（各側3回まで）。その後は、相手が勝ちを宣言できます。',
  },
  autoplayed: '時計が切れ、コンピューターが代わりに答えた回数：{times}/3',
  finished: '時計のある{games}局のうち{finished}局を最後まで対局',
  timedOut: '時間切れ{games}局',
  handedOver: '席を譲った対局{games}局',
  give: '{time}を与える',
  giveHelp: '相手の時計が増え、自分の時計は変わりません。',
  theirs: '{who}の時計が切れました。',
  mine: 'あなたの時計が切れました。相手が勝ちを宣言するまでは、まだ自分の手を進められます。',
  claim: '時間切れ勝ちを宣言',
  claimSure: '時間切れ勝ちを宣言しますか？',
  claimHelp: '宣言するとゲームは終わり、{who}の負けになります。',
  cancel: 'まだしない',
  abandonedAt: '誰も宣言しなければ、ゲームは{when}に中止になります。',
};

export const clockWords = spoken(EN, JA);
