/** A roll or draw in the record of a game. */
interface Rolled {
  readonly purpose: string;
  readonly dice: readonly number[];
}
interface Drawn {
  readonly purpose: string;
  readonly from: readonly string[];
  readonly taken: readonly string[];
}
interface Row {
  readonly seq: number;
  readonly rolls: readonly Rolled[];
  readonly draws: readonly Drawn[];
}

/** The part of `GET /v1/games/:id/record` that the check needs. */
export interface Rolls {
  readonly gameId: string;
  /** The seed in hex. */
  readonly seed: string;
  readonly entropies: { readonly [seat: string]: string };
  readonly rows: readonly Row[];
}

export interface Checked {
  /** Whether the seed is the one under the seal. */
  readonly isSealed: boolean;
  readonly rolls: number;
  readonly draws: number;
  /** How many rolls and draws do not come out as recorded. */
  readonly wrong: number;
}

const WORDS = 2 ** 32;

/** Whether the browser can check: it has the functions only on pages over a secure connection. */
export const canCheck = (): boolean => 'subtle' in crypto;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Integers = (bound: number, purpose: string) => Promise<number>;

/** Derives the random numbers of every row and stream from the seed: see "Dice proof" in docs/architecture.md. */
function chanceOf({ gameId, entropies }: Rolls, key: CryptoKey) {
  const sorted = Object.fromEntries(Object.entries(entropies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return (seq: number, stream: 'open' | 'hidden'): Integers => {
    let counter = 0;
    return async (bound, purpose) => {
      for (;;) {
        const text = JSON.stringify([gameId, sorted, seq, stream, purpose, counter++]);
        const block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
        const word = wordBelow(new DataView(block), WORDS - (WORDS % bound));
        if (word !== undefined) return word % bound;
      }
    };
  };
}

function wordBelow(block: DataView, limit: number): number | undefined {
  for (let at = 0; at < block.byteLength; at += 4)
    if (block.getUint32(at) < limit) return block.getUint32(at);
  return undefined;
}

async function isRolled({ dice, purpose }: Rolled, next: Integers): Promise<boolean> {
  let fits = true;
  for (const die of dice) if ((await next(6, purpose)) + 1 !== die) fits = false;
  return fits;
}

async function isDrawn({ from, taken, purpose }: Drawn, next: Integers): Promise<boolean> {
  const rest = [...from];
  let fits = true;
  for (const one of taken)
    if (rest.splice(await next(rest.length, purpose), 1)[0] !== one) fits = false;
  return fits;
}

/** Computes every roll and draw of a finished game again, and checks that its seed is the one that was sealed. */
export async function check(record: Rolls, commitment: string): Promise<Checked> {
  const seed = bytesOf(record.seed);
  const isSealed = hexOf(await crypto.subtle.digest('SHA-256', seed)) === commitment;
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const chance = chanceOf(
    record,
    await crypto.subtle.importKey('raw', seed, hash, false, ['sign']),
  );
  let [rolls, draws, wrong] = [0, 0, 0];
  for (const row of record.rows) {
    const [open, hidden] = [chance(row.seq, 'open'), chance(row.seq, 'hidden')];
    for (const roll of row.rolls) if (!(await isRolled(roll, open))) wrong++;
    for (const draw of row.draws) if (!(await isDrawn(draw, hidden))) wrong++;
    rolls += row.rolls.length;
    draws += row.draws.length;
  }
  return { isSealed, rolls, draws, wrong };
}
