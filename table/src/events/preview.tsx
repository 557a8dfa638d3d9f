import {
  type EventAct,
  type EventPreview,
  eventPreview,
  type EventWhole,
} from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { muster, newId } from '../session.js';
import { messageOf } from '../sign-up.js';
import { fill, words } from '../words.js';
import { deskWords } from './desk-words.js';
import { nameOf, numberOf } from './said.js';
import { useSettled } from './settled.js';

type Standing = EventPreview['tournament']['standings'][number];

/** A line of the table in words: place, points, and the tie-breaks that differ from those of the other line. */
function said(line: Standing | undefined, other: Standing | undefined): readonly string[] {
  if (line === undefined) return ['–'];
  const place = { rank: String(line.poolRank ?? line.rank), points: numberOf(line.points) };
  const ties = line.tiebreaks.filter(
    ({ name, value }) => other?.tiebreaks.find((one) => one.name === name)?.value !== value,
  );
  return [
    fill(deskWords().place, place),
    ...ties.map(({ name, value }) => `${name} ${value === null ? '–' : numberOf(value)}`),
  ];
}

interface Change {
  readonly entry: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The lines that would not be as they are, in the order of the table as it would be. */
function changesIn(before: readonly Standing[], after: readonly Standing[]): readonly Change[] {
  const lineIn = (lines: readonly Standing[], entry: number): Standing | undefined =>
    lines.find((line) => line.entry === entry);
  const gone = before.filter(({ entry }) => lineIn(after, entry) === undefined);
  return [...after, ...gone]
    .map(({ entry }) => {
      const [one, other] = [lineIn(before, entry), lineIn(after, entry)];
      return { entry, before: said(one, other), after: said(other, one) };
    })
    .filter((change) => change.before.join() !== change.after.join());
}

const Cell = ({ lines }: { lines: readonly string[] }) => (
  <td>
    {lines[0]}
    {lines.slice(1).map((line) => (
      <span key={line} class="xs dim">
        <br />
        {line}
      </span>
    ))}
  </td>
);

function Changes({ event, preview }: { event: EventWhole; preview: EventPreview }) {
  const w = deskWords();
  const changes = changesIn(event.standings, preview.tournament.standings);
  const again = preview.facts.filter(({ kind }) => kind === 'ANNULLED').length;
  return (
    <>
      {changes.length === 0 ? (
        <p class="sm">{w.nothing}</p>
      ) : (
        <table class="cost" aria-label={w.changes}>
          <thead class="xs dim">
            <tr>
              <td>{w.changes}</td>
              <th scope="col">{w.before}</th>
              <th scope="col">{w.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ entry, before, after }) => (
              <tr key={entry}>
                <th scope="row">
                  <bdi>{nameOf(event, entry)}</bdi>
                </th>
                <Cell lines={before} />
                <Cell lines={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {again > 0 && <p class="sm">{fill(w.again, { n: String(again) })}</p>}
    </>
  );
}

/** What an act would change in the table, or why it would be declined. Nothing is written. */
export function Preview({ event, act }: { event: EventWhole; act: EventAct }) {
  const { id, version } = event;
  const wish = JSON.stringify(act);
  const asked = useSettled(wish);
  const { value, error } = useLoaded(async () => {
    const acts = [JSON.parse(asked) as EventAct];
    const input = { tournamentId: id, version, requestId: newId(), acts };
    return { asked, told: await eventPreview(muster().connection, input) };
  }, [version, asked]);
  const told = value?.asked === wish ? value.told : null;
  return (
    <div aria-live="polite">
      {error !== null && <p class="sm">{messageOf(error)}</p>}
      {told === null && error === null && <p class="sm dim">{words().loading}</p>}
      {typeof told === 'string' && <p class="sm">{told}</p>}
      {told !== null && typeof told === 'object' && <Changes {...{ event, preview: told }} />}
    </div>
  );
}
