import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { simulate, type Simulation, type Tally } from '../../rules/index.js';
import { BadArguments, type Wish } from './arguments.js';

/** Content of a file given with `--into`: the settings of the run, and its results so far. */
interface Stored {
  readonly ruleset: string;
  readonly simulation: Omit<Simulation, 'games' | 'first' | 'onGame'>;
  readonly seconds: number;
  readonly tally: Tally;
}

export interface Played {
  readonly tally: Tally;
  readonly seconds: number;
}

export const NOTHING: Played = { tally: { records: [], phases: {} }, seconds: 0 };

/**
 * The games kept in `file`; none if it does not exist yet. Throws where it holds a different kind of games, or games by
 * other rules or players; that is found out by playing the first of them again.
 */
export function keptIn(file: string, wish: Wish): Played {
  if (!existsSync(file)) return NOTHING;
  const { tally, seconds, ...kind } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  if (JSON.stringify(kind) !== JSON.stringify(kindOf(wish)))
    throw new BadArguments(`${file} holds other games: ${JSON.stringify(kind)}.`);
  if (tally.records.length > 0 && !endsAgain(tally, wish))
    throw new BadArguments(
      `The games in ${file} were played before the rules or the players were changed: the first now ends otherwise. Name another file, or remove this one.`,
    );
  return { tally, seconds };
}

function endsAgain({ records: [first] }: Tally, { rules, simulation }: Wish): boolean {
  const { records } = simulate(rules, { ...simulation, games: 1 });
  return JSON.stringify(records[0]) === JSON.stringify(first);
}

/** Writes the file, and puts it in place as a whole. */
export function keep(file: string, wish: Wish, played: Played): void {
  const stored: Stored = { ...kindOf(wish), ...played };
  writeFileSync(`${file}.part`, JSON.stringify(stored));
  renameSync(`${file}.part`, file);
}

const kindOf = ({ rules, simulation }: Wish): Omit<Stored, 'tally' | 'seconds'> => ({
  ruleset: rules.id,
  simulation: {
    seed: simulation.seed,
    setting: simulation.setting,
    ...(simulation.drawn && { drawn: true }),
    players: simulation.players,
  },
});
