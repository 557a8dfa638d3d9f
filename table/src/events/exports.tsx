import type { EventWhole } from '../../../client/src/events.js';
import { locale } from '../session.js';
import { spoken } from '../words.js';

const EN = {
  title: 'Take it with you',
  sheets: 'Sheets',
  sheetsHelp: 'CSV in UTF-8; open them in a spreadsheet, or print them.',
  standings: 'Standings',
  crosstable: 'Cross table',
  pairings: 'Pairings',
  entries: 'Entries',
  whole: 'Everything',
  wholeHelp:
    'All facts with their chain of hashes. "muster-verify" shows from it that the table follows from them and the lots from the seed.',
  event: 'The event as JSON',
  facts: 'Facts, one a line',
  live: 'Live',
  liveHelp: 'Links that always show how it stands: for a page of your club, a stream, a calendar.',
  picture: 'Standings as a picture',
  bracket: 'Bracket as a picture',
  calendar: 'Deadlines for a calendar',
};

const JA: typeof EN = {
  title: '書き出し',
  sheets: '表',
  sheetsHelp: 'UTF-8のCSVです。表計算ソフトで開いたり、印刷したりできます。',
  standings: '順位表',
  crosstable: '星取表',
  pairings: '組み合わせ',
  entries: '参加者',
  whole: '全体',
  wholeHelp:
    'すべての記録とハッシュの連鎖です。「muster-verify」で、順位表が記録どおりで、抽選がシード値どおりであることを確かめられます。',
  event: 'イベント全体（JSON）',
  facts: '記録（1行に1件）',
  live: '最新の状況',
  liveHelp: '常に最新の状況を示すリンクです。クラブのページや配信、カレンダーに使えます。',
  picture: '順位表の画像',
  bracket: '勝ち抜き表の画像',
  calendar: '期限のカレンダー',
};

const words = spoken(EN, JA);

function Links({ event, all }: { event: EventWhole; all: readonly (readonly [string, string])[] }) {
  return (
    <ul class="row">
      {all.map(([file, name]) => (
        <li key={file}>
          <a class="btn" href={`/v1/tournaments/${event.id}/${file}?locale=${locale()}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Downloads of an event: sheets, the whole event with its proof, and the feeds that follow it. */
export function Exports({ event }: { event: EventWhole }) {
  const w = words();
  const parts = [
    [
      w.sheets,
      w.sheetsHelp,
      [
        ['standings.csv', w.standings],
        ['crosstable.csv', w.crosstable],
        ['pairings.csv', w.pairings],
        ['entries.csv', w.entries],
      ],
    ],
    [
      w.whole,
      w.wholeHelp,
      [
        ['export.json', w.event],
        ['facts.jsonl', w.facts],
      ],
    ],
    [
      w.live,
      w.liveHelp,
      [
        ['standings.svg', w.picture],
        ...(event.bracket.length > 0 ? [['bracket.svg', w.bracket] as const] : []),
        ['calendar.ics', w.calendar],
      ],
    ],
  ] as const;
  return (
    <section class="stack">
      <h2>{w.title}</h2>
      {parts.map(([name, help, all]) => (
        <section key={name} class="plaque">
          <h3>{name}</h3>
          <p class="sm dim">{help}</p>
          <Links {...{ event, all }} />
        </section>
      ))}
    </section>
  );
}
