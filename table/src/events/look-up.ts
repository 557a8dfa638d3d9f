import { type PlayersNamed, playersNamed } from '../../../client/src/events.js';
import { muster } from '../session.js';

/** How many names one query takes, and how many acts one submission. */
const AT_ONCE = 500;

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

interface Found {
  readonly id: string;
  readonly name: string;
}

/** The result of looking up a list of names, before anything is sent. */
export interface Told {
  readonly found: readonly Found[];
  readonly already: readonly string[];
  readonly twice: readonly string[];
  readonly unknown: readonly string[];
  /** Names that more than one player has. */
  readonly several: readonly string[];
}

export const partsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) =>
    all.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );

/** Looks up names. Ids need no look-up: by its id one of several players with the same name can be meant. */
async function answersTo(names: readonly string[]): Promise<readonly PlayersNamed[]> {
  const known = new Map<string, PlayersNamed>();
  for (const part of partsOf(names.filter((name) => !ID.test(name.toLowerCase())))) {
    const answers = await playersNamed(muster().connection, part);
    part.forEach((name, i) => {
      const answer = answers[i];
      if (answer !== undefined) known.set(name, answer);
    });
  }
  const called = (name: string): PlayersNamed => ({
    name,
    players: [{ id: name.toLowerCase(), name }],
  });
  return names.map((name) => known.get(name) ?? called(name));
}

/**
 * Finds the players behind these names. `inIt`: players for whom nothing is left to do; a name that one of them has
 * means that one.
 */
export async function lookUp(names: readonly string[], inIt: ReadonlySet<string>): Promise<Told> {
  const once = [...new Set(names)];
  const repeated = once.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  const found = new Map<string, Found>();
  const [already, unknown, several]: [string[], string[], string[]] = [[], [], []];
  const twice = [...repeated];
  for (const { name, players } of await answersTo(once)) {
    const [one] = players;
    if (one === undefined) unknown.push(name);
    else if (players.some(({ id }) => inIt.has(id))) already.push(name);
    else if (players.length > 1) several.push(name);
    else if (found.has(one.id)) twice.push(name);
    else found.set(one.id, one);
  }
  return { found: [...found.values()], already, twice, unknown, several };
}
