import type { Locale, Text } from '../../rules/index.js';

/** The texts of replies; `{name}` is replaced by a value. */
const WORDS = {
  unlinked: {
    en: 'This account plays as nobody yet. Open this page, for your eyes alone, within ten minutes and agree:',
    ja: 'このアカウントはまだ誰とも連携していません。10分以内にこのページを開いて認めてください。他の人には見せないでください。',
  },
  linked: {
    en: 'This account plays as {player}. To have it play as somebody else, open this page within ten minutes:',
    ja: 'このアカウントは{player}として遊びます。変更するには、10分以内にこのページを開いてください。',
  },
  help: {
    en: 'link: play as whoever you are on the site · play: the game that waits for you · move: type what you want to do · board: the picture · log: what happened · undo · new: a game · join: sit down at one · resign · notify: hear in private when it is your turn · watch: have this channel follow a public game · standings: the table of an event. Only you see the answers.',
    ja: 'link: サイトのプレイヤーと連携 · play: 手番のゲーム · move: 行動を入力して選ぶ · board: 盤面 · log: 経過 · undo: 取り消し · new: ゲームを作る · join: 参加 · resign: 投了 · notify: 手番をダイレクトメッセージで知らせる · watch: 公開のゲームをこのチャンネルで観戦 · standings: イベントの順位表。答えは本人にだけ見えます。',
  },
  noGame: {
    en: 'No game of yours goes on. Begin one with /muster new, or take a seat with /muster join.',
    ja: '進行中のゲームがありません。/muster new で始めるか、/muster join で参加してください。',
  },
  whichGame: { en: 'Which game?', ja: 'どのゲームですか。' },
  stale: {
    en: 'That menu is out of date, and nothing was changed. The game stands so:',
    ja: 'そのメニューは古くなっています。何も変更されていません。現在の状況はこちらです。',
  },
  foreign: {
    en: 'That menu is somebody else’s. Type /muster play for your own.',
    ja: 'それはほかの人のメニューです。/muster play で自分のメニューを開いてください。',
  },
  unknown: {
    en: 'There is no such command or button. Type /muster help.',
    ja: 'そのようなコマンドやボタンはありません。/muster help をご覧ください。',
  },
  noMatch: { en: 'Nothing that you may do now matches that.', ja: '一致する行動はありません。' },
  wait: { en: 'Wait for the other side.', ja: '相手の決定を待っています。' },
  notBegun: {
    en: 'It begins when every seat is taken. The other player types /muster join with this game: {game}',
    ja: 'すべての席が埋まると始まります。相手は /muster join でこのゲームを指定します: {game}',
  },
  watching: { en: 'You have no seat in this game.', ja: 'このゲームに席がありません。' },
  won: { en: 'The game is over. {seat} has won.', ja: 'ゲームは終了しました。{seat}の勝ちです。' },
  drawn: {
    en: 'The game is over, and nobody has won.',
    ja: 'ゲームは終了しました。引き分けです。',
  },
  abandoned: { en: 'The game was given up.', ja: 'ゲームは取りやめになりました。' },
  sure: { en: 'Do you resign? The other side wins.', ja: '投了しますか。相手の勝ちになります。' },
  nothingYet: { en: 'Nothing has happened yet.', ja: 'まだ何も起きていません。' },
  telling: {
    en: 'From now on you are told here in private when it is your turn, when little time is left, of requests, of the end of your games, and when an event waits for your choice.',
    ja: '今後は、手番、残り時間、申し出、対局の終わり、イベントでの選択をダイレクトメッセージでお知らせします。',
  },
  stopped: {
    en: 'You get no more of these messages. /muster notify begins them again.',
    ja: 'お知らせを止めました。/muster notify で再開できます。',
  },
  noMessages: {
    en: 'This service sends no messages here.',
    ja: 'このサービスはここではメッセージを送りません。',
  },
  noRoom: {
    en: 'Type it in a channel in which you may write: that channel is told of the game.',
    ja: '書き込みのできるチャンネルで入力してください。そのチャンネルに対局の様子をお知らせします。',
  },
  watched: {
    en: 'This channel follows {game} from now on. Anybody here whose account is linked can end it, with /muster watch.',
    ja: 'このチャンネルは今後{game}を観戦します。連携した人なら誰でも /muster watch で終了できます。',
  },
  watchedAlready: {
    en: 'This channel follows {game} already.',
    ja: 'このチャンネルはすでに{game}を観戦しています。',
  },
  unwatched: {
    en: 'This channel is told no more of that game.',
    ja: 'このチャンネルでのその対局のお知らせを止めました。',
  },
  privateGame: {
    en: 'That game is private, and a channel is told of public games alone.',
    ja: 'そのゲームは非公開です。チャンネルで観戦できるのは公開のゲームだけです。',
  },
  unwatchedEvent: {
    en: 'This channel is told no more of that event.',
    ja: 'このチャンネルでのそのイベントのお知らせを止めました。',
  },
  draftEvent: {
    en: 'That event is a draft, which only those see who run it. Open it first.',
    ja: 'そのイベントは下書きで、運営者にしか見えません。先に参加受付を始めてください。',
  },
  eventOver: { en: '{event} is over.', ja: '{event}は終了しています。' },
  roomFull: {
    en: 'A channel follows five games and events at most. End one first, with /muster watch.',
    ja: '1つのチャンネルで観戦できるのは対局とイベントを合わせて5つまでです。先に /muster watch で1つ終了してください。',
  },
  roomClosed: {
    en: 'The bot may not write in this channel. Add it here first, and try again.',
    ja: 'ボットはこのチャンネルに書き込めません。先にボットをチャンネルに追加してください。',
  },
  roomLater: {
    en: 'The bot could not write in this channel just now. Try again in a minute.',
    ja: 'ボットは今このチャンネルに書き込めませんでした。1分ほどたってからもう一度お試しください。',
  },
  nothingToWatch: {
    en: 'No public game goes on that this channel could follow.',
    ja: '観戦できる公開のゲームがありません。',
  },
  noEvent: {
    en: 'No event has begun.',
    ja: '始まったイベントがありません。',
  },
  whichEvent: { en: 'Which event?', ja: 'どのイベントですか。' },
  eventNotBegun: {
    en: '{event} has not begun: there are no standings yet.',
    ja: '{event}はまだ始まっていないため、順位表はありません。',
  },
  eventRound: {
    en: '{event} · round {round} of {planned}',
    ja: '{event} · 第{round}回戦（全{planned}回戦）',
  },
  eventFinal: { en: '{event} · final standings', ja: '{event} · 最終順位' },
  eventBegins: {
    en: '{event} has begun: {entrants} players, {planned} rounds.',
    ja: '{event}が始まりました。参加者{entrants}名、全{planned}回戦です。',
  },
  roundBegins: {
    en: '{event} · round {round} has begun:',
    ja: '{event} · 第{round}回戦が始まりました。',
  },
  roundOver: {
    en: '{event} · round {round} is over. The standings:',
    ja: '{event} · 第{round}回戦が終わりました。順位:',
  },
  eventEnded: {
    en: '{event} · the last round is over. The standings, which are not final yet:',
    ja: '{event} · 全ての回戦が終わりました。順位（未確定）:',
  },
  eventCancelled: { en: '{event} was cancelled.', ja: '{event}は中止されました。' },
  pairing: { en: '{board}. {first} – {second}', ja: '{board}. {first} – {second}' },
  rests: { en: 'Without an opponent: {names}', ja: '対戦なし: {names}' },
  standings: { en: 'Standings', ja: '順位表' },
  watchHere: { en: 'Have this channel follow it', ja: 'このチャンネルで観戦する' },
  place: { en: '{rank}. {name} · {points}', ja: '{rank}位 {name} · {points}点' },
  placeInPool: {
    en: 'Pool {pool}, {rank}. {name} · {points}',
    ja: '{pool}組{rank}位 {name} · {points}点',
  },
  more: { en: '… and {count} more', ja: '…ほか{count}名' },
  following: {
    en: 'This channel follows {game} from now on, as a spectator does. /muster watch ends it.',
    ja: 'このチャンネルは今後{game}を観戦します。終了は /muster watch で行います。',
  },
  begins: { en: '{game} begins.', ja: '{game}が始まりました。' },
  linesBefore: { en: '… and {count} lines before', ja: '…（その前に{count}行）' },
  toMove: { en: 'To move: {seats}', ja: '手番: {seats}' },
  watch: { en: 'Follow {game}', ja: '観戦する: {game}' },
  unwatch: { en: 'Follow no more: {game}', ja: '観戦をやめる: {game}' },
  unwatchIt: { en: 'Follow it no more', ja: '観戦をやめる' },
  resign: { en: 'Resign', ja: '投了する' },
  undo: { en: 'Undo', ja: '取り消す' },
  playOn: { en: 'Play on', ja: '対局を続ける' },
  look: { en: 'Look', ja: '対局を見る' },
  stop: { en: 'Stop these messages', ja: 'このお知らせを止める' },
  notify: { en: 'Begin them again', ja: 'お知らせを再開する' },
  board: { en: 'Board', ja: '盤面' },
  again: { en: 'Look again', ja: 'もう一度見る' },
  against: { en: '{game} against {player}', ja: '{game}（相手: {player}）' },
} as const satisfies Record<string, Text>;

export function say(
  word: keyof typeof WORDS,
  locale: Locale,
  names: Readonly<Record<string, string>> = {},
): string {
  const text: string = WORDS[word][locale];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}
