import type { EventFact, EventWhole } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { fill, spoken } from '../words.js';
import { type Begun, begunText } from './begun-words.js';
import { titleOf } from './rules.js';
import { nameOf, resultOf, timeOf } from './said.js';
import { changedText } from './settings-words.js';
import { eventWords } from './words.js';

type Said = Readonly<Record<string, string>>;

const EN: Said = {
  CREATED: 'The event was made.',
  RENAMED: 'It is called {name} now.',
  SETTINGS_CHANGED: 'Settings were changed: {changed}.',
  OPENED: 'Entries are taken.',
  STARTED: 'It began. Rounds: {rounds}.',
  FINISHED: 'It is played to its end.',
  APPROVED: 'The table is approved.',
  REOPENED: 'The approval is taken back.',
  CANCELLED: 'The event is called off.',
  INVITED: '{name} is invited.',
  ENTERED: '{name} has entered.',
  SEEDED: 'The seeds were set.',
  BYE_REQUESTED: '{entry} will not play in round {round}.',
  CHECKED_IN: '{entry} is there for round {round}.',
  SUBSTITUTED: '{name} plays on for entry {entry}.',
  KEPT_APART: 'Some are kept apart in pairings.',
  PINNED: 'Two were pinned for the next round.',
  WITHDREW: '{entry} has withdrawn.',
  REMOVED: '{entry} was taken out.',
  RETURNED: '{entry} plays again.',
  ROLE_GIVEN: '{name} is {role} now.',
  ROLE_TAKEN: 'A role was taken back.',
  PAIRED: 'Round {round} was proposed.',
  PAIRING_CHANGED: 'The proposal of round {round} was changed.',
  PUBLISHED: 'Round {round} was published.',
  ROUND_CLOSED: 'Round {round} is over.',
  DEADLINE_MOVED: 'Round {round} ends on {deadline} now.',
  CHOICE_OPENED: 'Round {round}: pairs choose before their games.',
  STRUCK: 'Round {round}, board {board}: {entry} strikes “{scenario}”.',
  STRUCK_BY_LOT:
    'Round {round}, board {board}: time is up, the lot strikes “{scenario}” for {entry}.',
  BID: 'Round {round}, board {board}: {entry} has sealed a bid.',
  CONTINUED: 'Round {round}: the next games begin.',
  ADVANCED: 'Who plays on is known.',
  ANNULLED: 'Round {round}, board {board} counts for nothing: it is played anew.',
  GAME_ENDED: 'Round {round}, board {board}, game {leg}: {result}.',
  FORFEITED: 'Round {round}, board {board}, game {leg}: {entry} did not play.',
  RULED: 'Round {round}, board {board}, game {leg}, by ruling: {result}.',
  NOTED: '{text}',
  CORRECTED: 'Fact {replaces} is corrected: {result}.',
  UNDONE: 'Fact {undoes} is undone.',
  IMPORTED: 'Imported from its export. Nothing before it was done here.',
};

const JA: Said = {
  CREATED: 'イベントが作成されました。',
  RENAMED: '名前が「{name}」になりました。',
  SETTINGS_CHANGED: '設定が変わりました: {changed}。',
  OPENED: '参加受付が始まりました。',
  STARTED: '全{rounds}回戦で始まりました。',
  FINISHED: '全日程が終わりました。',
  APPROVED: '成績が確定しました。',
  REOPENED: '成績の確定が取り消されました。',
  CANCELLED: 'イベントは中止になりました。',
  INVITED: '{name}さんが招待されました。',
  ENTERED: '{name}さんが参加しました。',
  SEEDED: 'シードが決まりました。',
  BYE_REQUESTED: '{entry}さんは第{round}回戦を休みます。',
  CHECKED_IN: '{entry}さんが第{round}回戦の出席を確認しました。',
  SUBSTITUTED: '{name}さんが{entry}の代わりに参加します。',
  KEPT_APART: '一部の参加者どうしは対戦しないことになりました。',
  PINNED: '次の回戦の対戦が1組指定されました。',
  WITHDREW: '{entry}さんが辞退しました。',
  REMOVED: '{entry}さんが外されました。',
  RETURNED: '{entry}さんが復帰しました。',
  ROLE_GIVEN: '{name}さんが{role}になりました。',
  ROLE_TAKEN: '役割が取り消されました。',
  PAIRED: '第{round}回戦の組み合わせが提案されました。',
  PAIRING_CHANGED: '第{round}回戦の提案が変更されました。',
  PUBLISHED: '第{round}回戦の組み合わせが公開されました。',
  ROUND_CLOSED: '第{round}回戦が終わりました。',
  DEADLINE_MOVED: '第{round}回戦の期限が{deadline}になりました。',
  CHOICE_OPENED: '第{round}回戦: 対局前の選択が始まりました。',
  STRUCK: '第{round}回戦 第{board}卓: {entry}さんが「{scenario}」を消しました。',
  STRUCK_BY_LOT:
    '第{round}回戦 第{board}卓: {entry}さんの時間切れのため、抽選で「{scenario}」が消されました。',
  BID: '第{round}回戦 第{board}卓: {entry}さんが入札を封印しました。',
  CONTINUED: '第{round}回戦の次の対局が始まりました。',
  ADVANCED: '次のステージに進む参加者が決まりました。',
  ANNULLED: '第{round}回戦 第{board}卓は無効となり、やり直します。',
  GAME_ENDED: '第{round}回戦 第{board}卓 {leg}局目: {result}。',
  FORFEITED: '第{round}回戦 第{board}卓 {leg}局目: {entry}さんが不戦敗。',
  RULED: '第{round}回戦 第{board}卓 {leg}局目（裁定）: {result}。',
  NOTED: '{text}',
  CORRECTED: '記録{replaces}が訂正されました: {result}。',
  UNDONE: '記録{undoes}が取り消されました。',
  IMPORTED:
    'エクスポートから取り込まれました。ここより前の記録は、このサービスでの出来事ではありません。',
};

const told = spoken(EN, JA);

/** A fact as a sentence; a kind of fact that is newer than this page is shown by its name. */
export function factText(fact: EventFact, event: EventWhole, rules: Ruleset | undefined): string {
  const { data, by } = fact;
  const kind = fact.kind === 'STRUCK' && by === null ? 'STRUCK_BY_LOT' : fact.kind;
  const given = data as Record<string, unknown>;
  const corrected = given['data'] as Record<string, unknown> | undefined;
  const all = { ...given, ...corrected };
  const round = event.rounds.find(({ number }) => number === all['round']);
  const pair = round?.pairings.find(({ board }) => board === all['board']);
  const values = Object.entries(all).map(([key, value]): [string, string] => {
    if (key === 'entry') return [key, nameOf(event, Number(value))];
    if (key === 'role') return [key, eventWords().roles[String(value)] ?? String(value)];
    if (key === 'result') return [key, resultOf(event, pair, String(value))];
    if (key === 'scenario') return [key, titleOf(rules, String(value))];
    if (key === 'settings') return ['changed', changedText(value as Record<string, unknown>)];
    if (key === 'deadline') return [key, timeOf(String(value))];
    return [key, String(value)];
  });
  if (kind === 'CONTINUED') {
    const begun = begunText(data as unknown as Begun, event, rules);
    if (begun !== '') return begun;
  }
  return fill(told()[kind] ?? kind, Object.fromEntries(values));
}
