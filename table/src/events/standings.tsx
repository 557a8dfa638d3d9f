import { useState } from 'preact/hooks';

import {
  type EventStanding,
  type EventTiebreak,
  type EventWhole,
  eventWorking,
} from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { Sheet } from '../sheet.js';
import { fill, words } from '../words.js';
import { nameOf, numberOf, poolName } from './said.js';
import { tiebreakWords } from './tiebreak-words.js';
import { eventWords } from './words.js';

/** A bar with a place for each entrant: it shows in which places this one can still end, and the current place. */
function Range({ line, of }: { line: EventStanding; of: number }) {
  const w = eventWords();
  const { best, worst, clinched, out } = line.range;
  const style = `--n:${of};--b:${best};--w:${worst - best + 1};--r:${line.rank}`;
  const sure = clinched[0] === undefined ? null : fill(w.inAnyCase, { n: String(clinched[0]) });
  return (
    <span class="range">
      <span class="rng" style={style} aria-hidden="true" />{' '}
      {best === worst ? best : `${best}–${worst}`}
      {sure !== null && <b class="sm"> {sure}</b>}
      {out && <span class="sm dim"> {w.out}</span>}
    </span>
  );
}

interface LineProps {
  readonly event: EventWhole;
  readonly line: EventStanding;
  /** Its index among all lines of the event. */
  readonly at: number;
  readonly place: number | null;
  /** Whether something hangs on coming as far as this line. */
  readonly isCut: boolean;
}

function Line({ event, line, at, place, isCut }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const isMe = event.my?.number === line.entry;
  return (
    <tr class={`${isMe ? 'me' : ''} ${isCut ? 'cut' : ''}`}>
      <td class="rk">{place}</td>
      <th scope="row">
        <button type="button" class="name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <bdi>{nameOf(event, line.entry)}</bdi>
          {isMe && <span class="sm dim"> {eventWords().you}</span>}
        </button>
        {isOpen && <Working {...{ event, line, at, close: () => setOpen(false) }} />}
      </th>
      <td class="p">
        <b>{numberOf(line.points)}</b>
      </td>
      <td class="l2">
        <Range line={line} of={event.entrants} />
      </td>
      <td class="wide">{line.sides.join(' – ')}</td>
      {line.tiebreaks.map(({ name, value }) => (
        <td key={name} class="wide">
          {value === null ? '–' : numberOf(value)}
        </td>
      ))}
    </tr>
  );
}

/** A tie-break as a sum, e.g. `BH 7½ = 3 + 2½ + 2`; values that were cut are struck out. */
function Sum({ event, tiebreak }: { event: EventWhole; tiebreak: EventTiebreak }) {
  const { name, value, working } = tiebreak;
  return (
    <li>
      <b>
        {name} {value === null ? '–' : numberOf(value)}
      </b>
      {working.length > 0 && ' = '}
      {working.map(({ entry, round, points, counted }, i) => (
        <span key={round}>
          {i > 0 && ' + '}
          <span
            class={counted ? '' : 'gone'}
            title={entry === null ? undefined : nameOf(event, entry)}
          >
            {numberOf(points)}
          </span>
        </span>
      ))}
      <span class="sm dim"> {tiebreakWords()[name]}</span>
    </li>
  );
}

interface WorkingProps {
  readonly event: EventWhole;
  readonly line: EventStanding;
  readonly at: number;
  readonly close: () => void;
}

/** Explains an entrant's place: their rounds, and each tie-break as a sum. */
function Working({ event, line, at, close }: WorkingProps) {
  const w = eventWords();
  const { value } = useLoaded(
    () => eventWorking(muster().connection, event.id, at),
    [event.version],
  );
  return (
    <Sheet title={nameOf(event, line.entry)} close={close}>
      <ol class="lines">
        {event.rounds
          .filter(({ state }) => state !== 'PROPOSED')
          .map(({ number, pairings }) => {
            const pair = pairings.find(({ first, second }) => [first, second].includes(line.entry));
            const isFirst = pair?.first === line.entry;
            const [own, other] = [
              isFirst ? pair?.firstPoints : pair?.secondPoints,
              isFirst ? pair?.second : pair?.first,
            ];
            return (
              <li key={number}>
                {fill(w.round, { n: String(number) })}:{' '}
                {other === undefined ? w.bye : `${numberOf(own ?? 0)} · ${nameOf(event, other)}`}
              </li>
            );
          })}
      </ol>
      {value === null ? (
        <p>{words().loading}</p>
      ) : (
        <ul class="lines">
          {value.map((tiebreak) => (
            <Sum key={tiebreak.name} {...{ event, tiebreak }} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface TableProps {
  readonly event: EventWhole;
  readonly lines: readonly Omit<LineProps, 'event'>[];
  readonly caption?: string | undefined;
}

function Table({ event, lines, caption }: TableProps) {
  const w = eventWords();
  const ties = event.standings[0]?.tiebreaks ?? [];
  return (
    <table class="fold stand">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{w.player}</th>
          <th scope="col">{w.points}</th>
          <th scope="col">{w.range}</th>
          <th scope="col" class="wide">
            {w.sides}
          </th>
          {ties.map(({ name }) => (
            <th key={name} scope="col" class="wide">
              <abbr title={tiebreakWords()[name]}>{name}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.line.entry} {...{ event, ...line }} />
        ))}
      </tbody>
    </table>
  );
}

/** The tables of the pools; in each the line is drawn below those who go on. */
function Pools({ event }: { event: EventWhole }) {
  const { finals, pools } = event.settings;
  const all = event.standings.map((line, at) => ({ line, at, place: line.poolRank }));
  const numbers = [...new Set(all.flatMap(({ line }) => line.pool ?? []))].sort((a, b) => a - b);
  const on = (finals?.places ?? 0) / (pools ?? 1);
  return numbers.map((pool) => {
    const own = all.filter(({ line }) => line.pool === pool);
    const lines = own.map((one, i) => ({ ...one, isCut: i + 1 === on }));
    const caption = fill(eventWords().pool, { n: poolName(pool), k: String(on) });
    return <Table key={pool} {...{ event, lines, caption }} />;
  });
}

/** The standings; on a phone a line has a name and points, with the rest below. */
export function Standings({ event }: { event: EventWhole }) {
  const { standings, settings } = event;
  if (standings.length === 0) return <p class="dim">{eventWords().notBegun}</p>;
  const lines = standings.map((line, at) => ({
    ...{ line, at, place: line.rank, isCut: settings.lines.includes(at + 1) },
  }));
  const hasPools = settings.pools !== null;
  return (
    <>
      {!(hasPools && event.bracket.length === 0) && <Table {...{ event, lines }} />}
      {hasPools && <Pools event={event} />}
    </>
  );
}
