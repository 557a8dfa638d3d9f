import { sha256 } from '../../common/hash.js';
import { started } from '../../competition/acts/frame-acts.js';
import { isDeclined } from '../../competition/acts/rule.js';
import type { Fact } from '../../competition/facts/facts.js';
import { fold } from '../../competition/fold/fold.js';
import { isPlayed, type Tournament } from '../../competition/fold/tournament.js';
import { lotOf } from '../pairing/lot.js';
import { type EventExport, EXPORT_FORMAT, type ExportedFact } from '../papers/event-export.js';
import { drawnFor, linesOf, standingsHash } from '../papers/standing-lines.js';
import { brokenLink, type Link } from '../store/chain.js';
import { choiceFaults } from './choice-faults.js';

export const isEvent = (value: object): boolean =>
  'format' in value && value.format === EXPORT_FORMAT;

/** What does not hold in an export, each as a sentence without a full stop. */
export function eventFaults(event: EventExport): string[] {
  try {
    return [...chainFaults(event), ...sealFaults(event), ...contentFaults(event)];
  } catch (error) {
    return [`it cannot be looked at: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The fact without its hashes. */
export const plainFact = ({ prevHash: _, hash: __, ...fact }: ExportedFact): Fact => fact as Fact;

/** The facts with hashes: those after a hidden fact have none, so that nothing can be said of them. */
export const linkedIn = ({ facts }: EventExport): Link[] =>
  facts.flatMap((fact): Link[] => {
    const { seq, prevHash, hash } = fact;
    return prevHash === null || hash === null
      ? []
      : [{ seq, prevHash, hash, fact: plainFact(fact) }];
  });

function chainFaults(event: EventExport): string[] {
  const links = linkedIn(event);
  const broken = brokenLink(event.id, links);
  if (broken !== null) return [broken];
  if (!event.complete) return event.hash === null ? [] : ['it has a last hash without its facts'];
  const last = links.at(-1);
  if (links.length !== event.facts.length) return ['a fact has no hash'];
  return last?.seq === event.seq && last.hash === event.hash
    ? []
    : ['the last fact is not the one that its head names'];
}

const sealFaults = ({ seed, commitment }: EventExport): string[] =>
  seed === null || (/^[\da-f]{64}$/.test(seed) && sha256(Buffer.from(seed, 'hex')) === commitment)
    ? []
    : ['the seed is not the one that the event was committed to'];

/** Checks what follows from the facts, where all of them are in the export. */
function contentFaults(event: EventExport): string[] {
  if (!event.complete) return [];
  const facts = event.facts.map(plainFact);
  const made = fold(facts);
  if (made === null) return ['its facts make no event'];
  return [
    ...(drawnFor(event.id, made) === event.lotsOf ? [] : ['its lots are drawn for another event']),
    ...(made.name === event.name ? [] : ['its name is not what the facts say']),
    ...(made.phase === event.phase ? [] : ['its phase is not what the facts say']),
    ...orderFaults(event, facts),
    ...choiceFaults(drawingIn(event), facts),
    ...tableFaults(event, made),
  ];
}

const drawingIn = ({ lotsOf, seed }: EventExport) => ({
  id: lotsOf,
  seed: seed === null ? null : Buffer.from(seed, 'hex'),
});

const drawingOf = (event: EventExport) => {
  const { id, seed } = drawingIn(event);
  return seed === null ? null : { id, seed };
};

/** Checks the order of the seeds: entrants who were not seeded by hand have to be in the order drawn. */
function orderFaults(event: EventExport, facts: readonly Fact[]): string[] {
  const drawing = drawingOf(event);
  const at = facts.findIndex(({ kind }) => kind === 'STARTED');
  const [fact, before] = [facts[at], fold(facts.slice(0, Math.max(at, 0)))];
  if (drawing === null || fact?.kind !== 'STARTED' || before === null) return [];
  const begun = started(before, undefined, { lot: lotOf(drawing) });
  const due = isDeclined(begun) ? undefined : begun.find(({ kind }) => kind === 'STARTED');
  const { seeds } = fact.data;
  return due?.kind === 'STARTED' && String(due.data.seeds) === String(seeds)
    ? []
    : ['the order of the entries at the start does not come from the seed'];
}

/** Checks the table. Before the seed is published, nobody can draw the lots again. */
function tableFaults({ standings, ...event }: EventExport, made: Tournament): string[] {
  const own = standingsHash(standings) === event.standingsHash;
  const faults = own ? [] : ['the hash of the table is that of another'];
  const drawing = drawingOf({ standings, ...event });
  const isOpen = drawing === null && isPlayed(made) && made.settings.tiebreaks.includes('LOT');
  if (isOpen || standingsHash(linesOf(drawing, made)) === standingsHash(standings)) return faults;
  return [...faults, 'the table does not follow from the facts'];
}
