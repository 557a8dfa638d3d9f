import { spoken } from '../words.js';

/** Words for the menu, the timeline, what lies beside the board and the waiting room, loaded when these are opened. */
const EN = {
  waitHelp:
    'Send the link. The game begins by itself when the other player sits down; you may close this page.',
  laid: 'Your table is laid',
  join: 'Take this seat',
  freeSeat: 'A seat is free',
  askFirst: 'Ask before dice, reveals and the end of a turn',
  cancel: 'Cancel',
  dice: 'Dice',
  handOver: 'Hand your seat over',
  keys: '1–9 choose, Enter do it, Esc back, u undo, h hint, / search, l log, b board in words, [ ] a version back and on, arrows from choice to choice, + − 0 zoom, ? this list',
  keysTitle: 'Keys',
  proof: 'Seal of the dice',
  proofHelp:
    'Every die was fixed under this seal before the first move. When the game is over the seed is shown, and anybody can check that it fits.',
  resign: 'Resign',
  resignSure: 'Resign and end the game?',
  withKeys: 'Single keys do something',
  withSound: 'A soft sound at your move',
  timeline: 'Timeline',
  asYouSaw: 'As you saw it',
  now: 'Now',
  beside: 'Beside the board',
  nothing: 'None yet.',
};

const JA: typeof EN = {
  waitHelp:
    'リンクを送ってください。相手が席に着くとゲームは自動的に始まります。このページは閉じても構いません。',
  laid: '席の用意ができました',
  join: 'この席に着く',
  freeSeat: '空席があります',
  askFirst: 'サイコロ・公開・手番の終わりの前に確認する',
  cancel: 'やめる',
  dice: 'サイコロ',
  handOver: '席を譲る',
  keys: '1〜9 選択、Enter 実行、Esc 戻る、u 取り消し、h ヒント、/ 検索、l 記録、b 盤を文章で、[ ] 前後の時点、矢印キー 選択肢の移動、+ − 0 拡大・縮小・全体、? この一覧',
  keysTitle: 'キー操作',
  proof: 'サイコロの封印',
  proofHelp:
    'すべてのサイコロの目は、最初の手番より前にこの封印で決められています。終了後に種が公開され、誰でも確かめられます。',
  resign: '投了する',
  resignSure: '投了してゲームを終えますか？',
  withKeys: '1文字のキー操作を使う',
  withSound: '自分の番になったら小さな音で知らせる',
  timeline: '時間の流れ',
  asYouSaw: 'そのとき見えていた盤',
  now: '現在',
  beside: '盤の外',
  nothing: 'まだありません。',
};

export const lateWords = spoken(EN, JA);
