import { locale } from '../session.js';

const EN = {
  theirGames: 'Their move',
  overGames: 'Over',
  begin: 'Begin',
  beginFirst: 'You have no game yet: begin one, or sit down with somebody who waits.',
  yours: 'Nothing waits for you. The others decide, or begin another game.',
  nobodyWaits: 'Nobody waits for a player now. Begin a game, and whoever comes sits down.',
  nobodyPlays: 'No game that everybody may watch is played now.',
  sitDown: 'Sit down',
  sendLink: 'Send the link',
  free: 'Free:',
  decide: 'To decide:',
  playing: 'You play',
  against: 'Against',
  levels: { greedy: 'takes what it sees', random: 'plays at random' } as Readonly<
    Record<string, string>
  >,
  friend: 'A friend',
  friendHelp: 'by a link',
  anyone: 'Whoever comes',
  anyoneHelp: 'listed as waiting',
  optionsOn: 'Options ({count} on)',
  justOne: 'the only one of this game',
  laid: 'Your table is laid',
  freeSeat: 'A seat is free',
  you: 'you',
  copyLink: 'Copy the link',
  mark: 'It is marked: copy it now',
};

export type ListWords = typeof EN;

const JA: ListWords = {
  theirGames: '相手の番',
  overGames: '終了したゲーム',
  begin: '始める',
  beginFirst: 'まだゲームがありません。新しく始めるか、待っている人の相手になってください。',
  yours: 'あなたの番のゲームはありません。相手の決定を待つか、別のゲームを始めてください。',
  nobodyWaits: '今は待っている人がいません。ゲームを始めると、来た人が席に着けます。',
  nobodyPlays: '今は誰でも観戦できるゲームがありません。',
  sitDown: '席に着く',
  sendLink: 'リンクを送る',
  free: '空席:',
  decide: '決定待ち:',
  playing: 'あなたの陣営',
  against: '対戦相手',
  levels: { greedy: '目先の利を取る', random: 'でたらめに指す' },
  friend: '友だち',
  friendHelp: 'リンクで招待',
  anyone: '誰でも',
  anyoneHelp: '一覧に載ります',
  optionsOn: 'オプション（{count}個オン）',
  justOne: 'シナリオはこれだけです',
  laid: '席の用意ができました',
  freeSeat: '空席があります',
  you: 'あなた',
  copyLink: 'リンクをコピー',
  mark: '選択しました。コピーしてください',
};

/** The words of the pages around the table, in the language of their reader. */
export const listWords = (): ListWords => (locale() === 'ja' ? JA : EN);
