import { spoken } from '../words.js';

const EN = {
  names: 'Names of players',
  namesHelp:
    'One a line, or pasted from a spreadsheet: the column headed “name”, else the first. Ids will do, too.',
  as: 'Invite as',
  aPlayer: 'a player',
  lookUp: 'Look them up',
  noNames: 'There is no name in it.',
  invite: 'Invite {n}',
  give: 'Give {n} this role',
  invited: '{n} invited.',
  given: 'Done for {n}.',
  found: 'Found',
  already: 'Already in it',
  alreadySo: 'Have it already',
  twice: 'More than once in the list, taken once',
  unknown: 'Nobody is called exactly that',
  several: 'Several are called that: paste the id of the one you mean',
  nobodyNew: 'There is nobody new in it.',
  yours: 'Your part in it',
  yourId: 'Your id, for whoever invites you',
  byeIn: 'Bye in round',
  askBye: 'Ask for a bye in round {n}',
  byesLeft: 'Half a point each; you may ask for {n} more.',
  rests: 'bye in round {n}',
};

const JA: typeof EN = {
  names: 'プレイヤーの名前',
  namesHelp:
    '1行に1人。表計算から貼り付けると、見出しが「名前」の列（なければ最初の列）を読みます。IDでもかまいません。',
  as: '役割',
  aPlayer: '参加者',
  lookUp: '名前を調べる',
  noNames: '名前が見つかりません。',
  invite: '{n}人を招待する',
  give: '{n}人にこの役割を与える',
  invited: '{n}人を招待しました。',
  given: '{n}人に役割を与えました。',
  found: '見つかった人',
  already: 'すでに入っている人',
  alreadySo: 'すでにこの役割の人',
  twice: '一覧に重複あり（1人として扱います）',
  unknown: 'この名前のプレイヤーはいません',
  several: '同名の人が複数います。該当者のIDを貼り付けてください',
  nobodyNew: '新たに加える人はいません。',
  yours: '自分の参加',
  yourId: '自分のID（招待してもらうとき用）',
  byeIn: '不戦にする回戦',
  askBye: '第{n}回戦の不戦を申し込む',
  byesLeft: '1回につき0.5点。あと{n}回申し込めます。',
  rests: '第{n}回戦は不戦',
};

/** Words for the roster of an event, in the reader's language. */
export const rosterWords = spoken(EN, JA);
