import type { Fact } from '../../competition/facts/facts.js';
import { effective } from '../../competition/fold/effective.js';
import type { LiveTournament } from './live-tournaments.service.js';

const RENAMING: readonly Fact['kind'][] = ['RENAMED', 'CORRECTED', 'UNDONE'];

/** What an event was called at the fact of that number. */
export function nameAt({ facts, event }: LiveTournament, seq: number): string {
  if (!facts.slice(seq).some(({ kind }) => RENAMING.includes(kind))) return event.name;
  const naming = effective(facts.slice(0, seq)).findLast(
    ({ kind }) => kind === 'RENAMED' || kind === 'CREATED',
  );
  return (naming?.data as { readonly name: string } | undefined)?.name ?? event.name;
}
