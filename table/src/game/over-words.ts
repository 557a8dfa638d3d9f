import { locale } from '../session.js';

/** What is said at the end of a game, and not before. */
const EN = {
  youWonBy: 'You won by {points}.',
  youLostBy: 'You lost by {points}.',
  youWon: 'You won.',
  youLost: 'You lost.',
  draw: 'Nobody won.',
  wonBy: '{seat} won by {points}.',
  won: '{seat} won.',
  byResignation: 'The other side resigned.',
  byOwnResignation: 'You resigned.',
  resigned: 'By resignation.',
  points: 'Points',
  laidOpen: 'Laid open: the game as it was seen by',
  everybody: 'everybody',
  rematch: 'Rematch, sides exchanged',
  asked: 'The other player asks for a rematch.',
  replay: 'Replay',
  pause: 'Pause',
  checking: 'The dice are checked in this browser …',
  fits: 'Dice checked in this browser: all {rolls} rolls and {draws} draws fit the seal.',
  unfit: 'Dice checked in this browser: {wrong} of {all} rolls and draws do not fit the seal.',
  otherSeal: 'The seed is not the one that was sealed before the first move.',
  noCheck: 'Dice can be checked here over an https address only. Save the record to check them.',
  record: 'Save the record',
  recordHelp: 'Check it without this service:',
  another: 'Another game',
  seed: 'Seed',
};

type OverWords = typeof EN;

const JA: OverWords = {
  youWonBy: '{points}点差であなたの勝ちです。',
  youLostBy: '{points}点差であなたの負けです。',
  youWon: 'あなたの勝ちです。',
  youLost: 'あなたの負けです。',
  draw: '引き分けです。',
  wonBy: '{points}点差で{seat}の勝ちです。',
  won: '{seat}の勝ちです。',
  byResignation: '相手が投了しました。',
  byOwnResignation: 'あなたが投了しました。',
  resigned: '投了による終局です。',
  points: '得点',
  laidOpen: '公開: 見る側を選べます',
  everybody: '全員に見えた盤',
  rematch: '陣営を入れ替えて再戦',
  asked: '相手が再戦を申し込んでいます。',
  replay: '再生',
  pause: '一時停止',
  checking: 'このブラウザーでサイコロを検証しています…',
  fits: 'このブラウザーで検証済み: ダイスロール{rolls}回、引き{draws}回のすべてが封印と一致しました。',
  unfit: 'このブラウザーで検証: ダイスロールと引き{all}回のうち{wrong}回が封印と一致しません。',
  otherSeal: '種が、最初の手番より前に封印されたものと違います。',
  noCheck: 'ここでの検証にはhttpsのアドレスが必要です。棋譜を保存して検証してください。',
  record: '棋譜を保存',
  recordHelp: 'このサービスなしで確かめるには:',
  another: '別のゲームを始める',
  seed: '種',
};

export const overWords = (): OverWords => (locale() === 'ja' ? JA : EN);
