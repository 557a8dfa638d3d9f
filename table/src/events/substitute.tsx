import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { ActButton } from './act.js';
import { deskWords } from './desk-words.js';
import { TextField } from './fields.js';
import { lookUp, type Told } from './look-up.js';
import { rosterWords } from './roster-words.js';
import { useSettled } from './settled.js';
import type { Running } from './use-event.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
  readonly entry: number;
}

/** Whether an entrant has games that go on. */
const plays = ({ rounds }: EventWhole, entry: number): boolean =>
  rounds.some(({ pairings }) =>
    pairings.some(
      ({ first, second, legs }) =>
        (first === entry || second === entry) &&
        legs.some(({ gameId, result }) => gameId !== null && result === null),
    ),
  );

const KNOWLEDGES = ['FULL', 'FROM_NOW'] as const;

function Knows({ value, set }: { value: string; set: (knowledge: string) => void }) {
  const d = deskWords();
  const names = { FULL: d.full, FROM_NOW: d.fromNow };
  return (
    <label>
      {d.knows}
      <select class="in" value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {KNOWLEDGES.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Why a name is nobody who could go on. */
function problemOf({ found, already, several }: Told): string | null {
  if (found.length === 1) return null;
  if (already.length > 0) return rosterWords().already;
  return several.length > 0 ? deskWords().several : deskWords().nobody;
}

/** Has somebody else go on for an entrant, with its points and its games. */
export function Substitute({ running, event, entry }: Part) {
  const d = deskWords();
  const [name, setName] = useState('');
  const [knowledge, setKnowledge] = useState<string>(KNOWLEDGES[0]);
  const wish = name.trim();
  const known = new Set(event.entries.map(({ playerId }) => playerId));
  const asked = useSettled(wish);
  const { value } = useLoaded(
    async () => (asked === '' ? null : { wish: asked, told: await lookUp([asked], known) }),
    [asked],
  );
  const told = value?.wish === wish ? value.told : null;
  const player = told?.found[0]?.id;
  const isPlaying = plays(event, entry);
  const act = {
    ...{ kind: 'substitute', entry, player: player ?? '' },
    ...(isPlaying && { knowledge }),
  };
  const problem = told === null ? null : problemOf(told);
  return (
    <ActButton {...{ running, act, name: d.substitute, isReady: player !== undefined }}>
      <TextField {...{ label: d.newcomer, most: 80, value: name, set: setName }} />
      {problem !== null && <p class="sm">{problem}</p>}
      {isPlaying && <Knows {...{ value: knowledge, set: setKnowledge }} />}
    </ActButton>
  );
}
