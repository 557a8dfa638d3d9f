import { useState } from 'preact/hooks';

import type { EventAct, EventPairing, EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { deskWords } from './desk-words.js';
import { TextField } from './fields.js';
import { nameOf, resultOf } from './said.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

const RESULTS = ['FIRST', 'SECOND', 'DRAW', 'BOTH_LOSE', 'NOT_PLAYED'];

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

interface Place {
  readonly round: number;
  readonly board: number;
  /** From 1. */
  readonly leg: number;
}

/** The act for what was chosen: the number of an entrant who did not turn up, or a result. */
function actOf(place: Place, chosen: string, clause: string): EventAct {
  const entry = Number(chosen);
  if (chosen !== '' && Number.isInteger(entry)) return { kind: 'forfeit', ...place, entry };
  return { kind: 'rule', ...place, result: chosen, ...(clause !== '' && { clause }) };
}

type GameProps = Part & { pairing: EventPairing; place: Place };

/** Decides a game that goes on, away from the board. */
function Game({ running, event, pairing, place }: GameProps) {
  const [w, d] = [eventWords(), deskWords()];
  const [chosen, choose] = useState('');
  const [clause, setClause] = useState('');
  const letter = String.fromCodePoint(64 + place.leg);
  const name = pairing.legs.length > 1 ? fill(d.decideGame, { game: letter }) : d.decide;
  const act = actOf(place, chosen, clause.trim());
  return (
    <ActButton {...{ running, act, name, isReady: chosen !== '' }}>
      <label>
        {w.result}
        <select
          class="in"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{d.choose}</option>
          {RESULTS.map((one) => (
            <option key={one} value={one}>
              {resultOf(event, pairing, one)}
            </option>
          ))}
          {[pairing.first, pairing.second].map((entry) => (
            <option key={entry} value={String(entry)}>
              {fill(d.away, { name: nameOf(event, entry) })}
            </option>
          ))}
        </select>
      </label>
      {act.kind === 'rule' && (
        <TextField {...{ label: d.clause, most: 500, value: clause, set: setClause }} />
      )}
    </ActButton>
  );
}

/** Buttons to decide the games of a pair that go on; none for a pair that the reader is one of. */
export function Decide(props: Part & { pairing: EventPairing; round: number }) {
  const { event, pairing, round } = props;
  const own = event.my?.number;
  if (!may(event, 'rule') || own === pairing.first || own === pairing.second) return null;
  const { board, legs } = pairing;
  return (
    <div class="row">
      {legs.map(
        ({ gameId, result }, i) =>
          gameId !== null &&
          result === null && (
            <Game key={i} {...{ ...props, place: { round, board, leg: i + 1 } }} />
          ),
      )}
    </div>
  );
}

/** Claims wins in the reader's own games of a round whose deadline is over, where the event has it so. */
export function Claims({ running, event }: Part) {
  const d = deskWords();
  const round = event.rounds.at(-1);
  const own = event.my?.number;
  const deadline = round?.deadline ?? null;
  const isLate = deadline !== null && Date.parse(deadline) <= Date.now();
  if (round === undefined || !isLate || !may(event, 'claim')) return null;
  const mine = round.pairings.filter(({ first, second }) => own === first || own === second);
  return mine.flatMap(({ board, first, second, legs }) =>
    legs.map(({ result, gameId }, i) => {
      const names = { name: nameOf(event, own === first ? second : first) };
      if (gameId === null || result !== null) return null;
      return (
        <ActButton
          key={gameId}
          {...{ running, act: { kind: 'claim', board, leg: i + 1 }, name: fill(d.claim, names) }}
          sure={fill(d.claimHelp, names)}
        />
      );
    }),
  );
}
