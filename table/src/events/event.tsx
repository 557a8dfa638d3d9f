import type { EventWhole } from '../../../client/src/events.js';
import { Link } from '../link.js';
import { kept } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { About } from './about.js';
import { ActButton, may, sureOf } from './act.js';
import { Bracket } from './bracket.js';
import { OwnChoice, useFocusOnceChosen } from './choice.js';
import { useChosen } from './chosen.js';
import { Claims } from './decide.js';
import { Exports } from './exports.js';
import { Facts } from './facts.js';
import { News } from './news.js';
import { Roster } from './roster.js';
import { Round, Rounds } from './rounds.js';
import { useRules } from './rules.js';
import { kindOf, nameOf, timeOf } from './said.js';
import { Standings } from './standings.js';
import { type Running, useEvent } from './use-event.js';
import { eventWords } from './words.js';

/** Acts that the reader most likely wants, the likeliest first. */
const WISHES = [
  ...['open', 'publish', 'checkIn', 'pair', 'approve', 'enter', 'start'],
  ...['withdraw', 'reopen', 'cancel'],
];
/** Acts that undo something; they are never offered first. */
const BACK = ['withdraw', 'reopen', 'cancel'];

/** What the event does next by itself: a key of `itself`. */
function nextStep({ phase, rounds, myChoice }: EventWhole): string {
  if (phase === 'OPEN') return phase;
  const last = rounds.at(-1);
  if (last?.state === 'PROPOSED') return 'PUBLISH';
  if (last?.state !== 'PUBLISHED') return 'PAIR';
  const waits = last.pairings.some(({ legs }) => legs.some(({ gameId }) => gameId === null));
  return waits || myChoice !== null ? 'CHOOSE' : 'LATE';
}

/** The reader's open games, and the acts that are possible now. */
function Next({ running, event }: { running: Running; event: EventWhole }) {
  const w = eventWords();
  const said = useFocusOnceChosen(event);
  const mine = event.rounds.flatMap(({ pairings }) =>
    pairings.filter(({ first, second }) => [first, second].includes(event.my?.number ?? 0)),
  );
  const open = mine.flatMap(({ legs, first, second }) =>
    legs
      .filter(({ gameId, result }) => gameId !== null && result === null)
      .map(({ gameId }) => ({ gameId, other: event.my?.number === first ? second : first })),
  );
  const isProposed = event.rounds.at(-1)?.state === 'PROPOSED';
  const acts = WISHES.filter((kind) => may(event, kind) && !(isProposed && kind === 'pair'));
  const isFirst = (kind: string): boolean =>
    open.length === 0 && kind === acts[0] && !BACK.includes(kind);
  return (
    <section class="plaque next">
      <h2>{w.next}</h2>
      {open.map(({ gameId, other }) => (
        <a key={gameId} ref={said} class="btn go" href={`/play/${gameId}`}>
          {w.toBoard}: <bdi>{nameOf(event, other)}</bdi>
        </a>
      ))}
      <Claims {...{ running, event }} />
      <OwnChoice {...{ running, event, said }} />
      {acts.map((kind) => (
        <ActButton
          key={kind}
          {...{ running, act: { kind }, isFirst: isFirst(kind), sure: sureOf(event, kind) }}
        />
      ))}
      {open.length + acts.length === 0 && <p class="dim">{w.nothingNow}</p>}
      {event.due !== null && event.myChoice === null && (
        <p class="sm dim">
          {fill(w.byItself, {
            time: timeOf(event.due),
            what: w.itself[nextStep(event)] ?? '',
          })}
        </p>
      )}
    </section>
  );
}

/** Standings, the last round, and what the reader can do. */
function Overview({ running, event }: { running: Running; event: EventWhole }) {
  const w = eventWords();
  const chosenOn = useChosen(event);
  const last = event.rounds.findLast(({ state }) => state !== 'PROPOSED');
  return (
    <>
      <div class="cols">
        <section>
          <h2>{w.standings}</h2>
          <Standings event={event} />
        </section>
        <aside>
          {kept().token === undefined ? (
            <SignUp onDone={running.again} />
          ) : (
            <Next {...{ running, event }} />
          )}
        </aside>
      </div>
      <Bracket event={event} />
      {last !== undefined && <Round {...{ event, round: last, chosenOn }} />}
      <About {...{ running, event }} />
      <Link title={w.share} link={`${location.origin}/t/${event.slug}`} />
    </>
  );
}

/** The kind of the event, with the game that is played. */
function Kind({ event }: { event: EventWhole }) {
  const rules = useRules(event.settings);
  return <>{kindOf(event, rules?.title)}</>;
}

const PAGES = ['', 'rounds', 'roster', 'facts', 'export'] as const;

function Tabs({ event, page }: { event: EventWhole; page: string }) {
  const w = eventWords();
  const names = {
    '': w.event,
    rounds: w.roundsTab,
    roster: w.roster,
    facts: w.facts,
    export: w.exports,
  };
  return (
    <nav class="tabs" aria-label={event.name}>
      {PAGES.map((one) => (
        <a
          key={one}
          href={`/t/${event.slug}${one === '' ? '' : `/${one}`}`}
          aria-current={one === page ? 'page' : undefined}
        >
          {names[one]}
        </a>
      ))}
    </nav>
  );
}

/** The page `/t/slug` of an event, and the pages below it. */
export function EventPage({ slug, page }: { slug: string; page: string }) {
  const running = useEvent(slug);
  const { event, error, trouble } = running;
  if (event === null && error !== null)
    return <Trouble text={messageOf(error)} retry={running.again} />;
  if (event === null) return <p>{words().loading}</p>;
  document.title = `${event.name} · Muster`;
  const part = { running, event };
  return (
    <>
      <div>
        <h1>{event.name}</h1>
        <p class="dim sm">
          <Kind event={event} />
        </p>
        {event.origin !== null && (
          <p class="note">{fill(eventWords().imported, { time: timeOf(event.origin.at) })}</p>
        )}
      </div>
      <Tabs {...{ event, page }} />
      {trouble !== null && <Trouble text={trouble} />}
      {page === 'rounds' && <Rounds {...part} />}
      {page === 'roster' && <Roster {...part} />}
      {page === 'facts' && <Facts {...part} />}
      {page === 'export' && <Exports event={event} />}
      {page === '' && <Overview {...part} />}
      <News running={running} />
    </>
  );
}
