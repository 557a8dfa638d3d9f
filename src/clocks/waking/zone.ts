import { Temporal } from 'temporal-polyfill';

/** From one change of the clocks to the next, or a part of that: `to` is not included. All in milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** What is added to an instant for what the wall shows. */
  readonly offset: number;
}

/** Changes of the clocks are looked up for so long at once: a little more than a year, in milliseconds. */
const BLOCK_MS = 2 ** 35;
/** So many blocks before 1970 and after, three centuries: what is asked for beyond is a mistake, and is not kept. */
const MOST_BLOCKS = 275;
/** A name, no offset and no date that has a name in brackets: Temporal takes those too. */
const NAME = /^[a-z][a-z0-9_+/-]*$/i;
/** Names that ICU has beside those of IANA. */
const OF_ICU = /^systemv\//i;

const inZone = (name: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);

/** Whether IANA knows a zone by that name. */
function isZone(name: string): boolean {
  if (!NAME.test(name) || OF_ICU.test(name)) return false;
  try {
    inZone(name, 0);
    return true;
  } catch {
    return false;
  }
}

/** The clocks of a zone, looked up once for each block. */
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

/** At most as many as there are names of zones. */
const ZONES = new Map<string, Zone>();

/** The zone of that name, however it is capitalized; null if IANA has none. */
export function zoneOf(name: string): Zone | null {
  const key = name.toLowerCase();
  const known = ZONES.get(key);
  if (known || !isZone(name)) return known ?? null;
  const zone = new Zone(name);
  ZONES.set(key, zone);
  return zone;
}
