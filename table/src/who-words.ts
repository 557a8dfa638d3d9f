import { spoken } from './words.js';

/** Words for the list of players in this browser, and for links that would change the player. */
const EN = {
  playsNow: 'plays now',
  playAs: 'Play as {name}',
  stay: 'Stay {name}',
  name: 'Your name',
  awake: 'When you are awake',
  away: 'Days away',
  signOut: 'Sign {name} out',
  signOutSure: 'Sign {name} out of this browser?',
  signOutHelp:
    'Nothing of the games of {name} will be left here. Without this link nobody can play as {name} again: keep it, or copy it to another device.',
  linkOf: 'The link of {name}',
  unsentLost: 'Something that was pressed has not been sent yet. It will be lost.',
  linkPlaysAs: 'This link plays as {other}. You are {me} here.',
  linkHelp: '{me} is kept in this browser either way: press your name at the top to change.',
};

const JA: typeof EN = {
  playsNow: '現在のプレイヤー',
  playAs: '{name}として遊ぶ',
  stay: '{name}のまま続ける',
  name: 'あなたの名前',
  awake: '起きている時間',
  away: '不在の日',
  signOut: '{name}をサインアウト',
  signOutSure: '{name}をこのブラウザーからサインアウトしますか？',
  signOutHelp:
    'サインアウトすると、{name}のゲームの情報はこのブラウザーに残りません。このリンクがないと、二度と{name}として遊べません。リンクを保存するか、別の端末に移してください。',
  linkOf: '{name}のリンク',
  unsentLost: 'まだ送信されていない操作があります。この操作は失われます。',
  linkPlaysAs: 'このリンクを使うと{other}として遊ぶことになります。現在は{me}です。',
  linkHelp:
    'どちらを選んでも{me}はこのブラウザーに残ります。画面上部の名前を押すと切り替えられます。',
};

export const whoWords = spoken(EN, JA);
