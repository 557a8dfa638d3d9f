import type { EventFact, EventWhole } from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { fill } from '../words.js';
import { ActButton } from './act.js';
import { factsOf } from './all-facts.js';
import { deskWords } from './desk-words.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Player -> the name under which they were given a role. */
function namesIn(facts: readonly EventFact[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { kind, data } of facts) {
    const { playerId, name } = data as { playerId?: string; name?: string };
    if (kind === 'ROLE_GIVEN' && playerId !== undefined) names.set(playerId, name ?? playerId);
  }
  return names;
}

/** Those who run the event beside its owner, who can take their roles from them. */
export function Officials({ running, event }: { running: Running; event: EventWhole }) {
  const [w, d] = [eventWords(), deskWords()];
  const { value } = useLoaded(() => factsOf(event), [event.version]);
  if (value === null) return null;
  const others = event.roles.filter(({ role }) => role !== 'OWNER');
  const names = namesIn(value);
  return (
    <section>
      <h2>{d.officials}</h2>
      <ul class="lines">
        {others.map(({ playerId, role }) => {
          const name = names.get(playerId) ?? playerId;
          return (
            <li key={playerId}>
              <bdi>{name}</bdi> {w.roles[role]}
              <ActButton
                {...{ running, act: { kind: 'takeRole', player: playerId } }}
                {...{ name: fill(d.takeRole, { name }), sure: fill(d.sureTake, { name }) }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
