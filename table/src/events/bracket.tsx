import type { EventMatch, EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { nameOf, numberOf } from './said.js';
import { eventWords } from './words.js';

interface Stage {
  readonly name: string;
  readonly matches: readonly EventMatch[];
}

/** The name of a stage; in a knockout by the number of players left, e.g. the final. */
function stageName({ bracket, stage }: EventMatch, count: number, isDouble: boolean): string {
  const w = eventWords();
  if (bracket === 'FINAL') return w.final;
  if (bracket === 'RESET') return w.finalAgain;
  if (isDouble)
    return fill(bracket === 'LOSERS' ? w.losersStage : w.winnersStage, { n: String(stage) });
  return w.stages[count] ?? fill(w.lastOf, { n: String(2 * count) });
}

function stagesIn({ bracket }: EventWhole): readonly (readonly Stage[])[] {
  const isDouble = bracket.some((match) => match.bracket === 'LOSERS' || match.bracket === 'FINAL');
  const parts = [['WINNERS'], ['LOSERS'], ['FINAL', 'RESET']];
  return parts.flatMap((part) => {
    const groups = new Map<string, EventMatch[]>();
    for (const match of bracket)
      if (part.includes(match.bracket)) {
        const key = `${match.bracket} ${match.stage}`;
        groups.set(key, [...(groups.get(key) ?? []), match]);
      }
    const stages = [...groups.values()].map((matches): Stage => ({
      name: matches[0] === undefined ? '' : stageName(matches[0], matches.length, isDouble),
      matches,
    }));
    return stages.length === 0 ? [] : [stages];
  });
}

interface SideProps {
  readonly event: EventWhole;
  readonly match: EventMatch;
  readonly which: 0 | 1;
}

/** One side of a match: the entrant, or where the entrant will come from. */
function Side({ event, match, which }: SideProps) {
  const w = eventWords();
  const entry = which === 0 ? match.first : match.second;
  const feed = match.feeds[which];
  if (entry === null) {
    const words = feed?.of === 'LOSER' ? w.loserOf : w.winnerOf;
    const isNobody = feed?.of === 'SEED' || match.decided;
    return (
      <span class="dim sm">{isNobody ? w.freeWay : fill(words, { n: String(feed?.number) })}</span>
    );
  }
  const seed = event.entries.find(({ number }) => number === entry)?.seed;
  const pair = event.rounds
    .find(({ number }) => number === match.round)
    ?.pairings.find(({ board }) => board === match.board);
  const won = pair?.first === entry ? pair.firstPoints : pair?.secondPoints;
  return (
    <span class={match.winner === entry ? 'w' : ''}>
      <span class="xs dim num">{seed}</span>
      <bdi>{nameOf(event, entry)}</bdi>
      {match.winner === entry && <span class="sr">{w.goesOnSaid}</span>}
      {won !== undefined && <b class="num">{numberOf(won)}</b>}
    </span>
  );
}

function Match({ event, match }: { event: EventWhole; match: EventMatch }) {
  const w = eventWords();
  const isBye = match.round === null && match.decided;
  const isMine = [match.first, match.second].includes(event.my?.number ?? -1);
  return (
    <li>
      <div class={`m ${isBye ? 'bye' : ''} ${isMine ? 'me' : ''}`}>
        <small class="dim">
          {fill(w.matchAt, { n: String(match.number) })}
          {match.round !== null && ` · ${fill(w.round, { n: String(match.round) })}`}
        </small>
        <Side {...{ event, match, which: 0 }} />
        <Side {...{ event, match, which: 1 }} />
      </div>
    </li>
  );
}

/** All matches of the bracket, stage by stage; nothing if the event has no bracket, or none yet. */
export function Bracket({ event }: { event: EventWhole }) {
  if (event.bracket.length === 0) return null;
  return (
    <section>
      <h2>{eventWords().bracket}</h2>
      {stagesIn(event).map((stages) => (
        <div key={stages[0]?.name} class="br">
          {stages.map(({ name, matches }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ol>
                {matches.map((match) => (
                  <Match key={match.number} {...{ event, match }} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      ))}
    </section>
  );
}
