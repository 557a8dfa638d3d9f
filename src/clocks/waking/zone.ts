import { Temporal } from 'temporal-polyfill';

/** A stretch from one change of clocks to the next, or a part of that, in milliseconds; `to` is excluded. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Local time minus UTC. */
  readonly offset: number;
}

/** Changes of clocks are looked up for stretches of this length: a little more than a year, in milliseconds. */
const BLOCK_MS = 2 ** 35;
/**
 * How many stretches before and after 1970 are cached: three centuries. Instants further away are mistakes, and are not
 * cached.
 */
const MOST_BLOCKS = 275;
/** A name of a zone. Temporal would also accept an offset, or a date with a zone in brackets. */
const NAME = /^[a-z][a-z0-9_+/-]*$/i;
/** Names that ICU has in addition to IANA's. */
const OF_ICU = /^systemv\//i;

const inZone = (name: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);

/** Whether IANA has a zone of that name. */
function isZone(name: string): boolean {
  if (!NAME.test(name) || OF_ICU.test(name)) return false;
  try {
    inZone(name, 0);
    return true;
  } catch {
    return false;
  }
}

/** The changes of clocks of a zone, looked up once for each stretch. */
export class Zone {
  private readonly blocks = new Map<number, readonly Stretch[]>();

  constructor(private readonly name: string) {}

  /** The stretch in which an instant lies. */
  stretchAt(instant: number): Stretch {
    const stretch = this.blockOf(instant).findLast(({ from }) => from <= instant);
    if (!stretch) throw new RangeError(`${this.name} has no clock at ${instant}.`);
    return stretch;
  }

  private blockOf(instant: number): readonly Stretch[] {
    const block = Math.floor(instant / BLOCK_MS);
    const known = this.blocks.get(block);
    if (known) return known;
    if (!(Math.abs(block) <= MOST_BLOCKS)) throw new RangeError(`${instant} is too far away.`);
    const read = readStretches(this.name, block * BLOCK_MS, (block + 1) * BLOCK_MS);
    this.blocks.set(block, read);
    return read;
  }
}

function readStretches(name: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = inZone(name, from); ;) {
    const next = at.getTimeZoneTransition('next');
    const end = Math.min(next?.epochMilliseconds ?? to, to);
    const offset = at.offsetNanoseconds / 1_000_000;
    stretches.push({ from: at.epochMilliseconds, to: end, offset });
    if (!next || end === to) return stretches;
    at = next;
  }
}

/** Name -> zone; there are never more than IANA has names. */
const ZONES = new Map<string, Zone>();

/** The zone of that name, in upper or lower case; null if IANA has none. */
export function zoneOf(name: string): Zone | null {
  const key = name.toLowerCase();
  const known = ZONES.get(key);
  if (known || !isZone(name)) return known ?? null;
  const zone = new Zone(name);
  ZONES.set(key, zone);
  return zone;
}
