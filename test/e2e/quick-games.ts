import { GamesService } from '../../src/games/games.service.js';
import type { GameRecord } from '../../src/games/proof/record.js';
import { DiceProofsService } from '../../src/games/reading/dice-proofs.service.js';
import type { Json, Ruleset } from '../../src/rules/index.js';
import { optionsOf, RULESETS, seeded } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { isOpen, secretive } from '../rules/support/hidden.js';
import type { TestApp } from './support.js';

/** A game played by calling the services directly, without the network. */
export interface QuickGame {
  readonly id: string;
  readonly players: readonly string[];
}

type Setting = [name: string, rules: Ruleset, options: Record<string, boolean>];

/** The first scenario of a ruleset in which anything is hidden. */
export const secretScenario = (rules: Ruleset): string =>
  rules.scenarios.find(({ id }) => !isOpen(rules, id))!.id;

/** The input for creating a game, without its ruleset. */
export interface Order {
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly position?: string;
}

/**
 * For rulesets that seldom hide anything: how a game begins in a position just before that; null: games hide something
 * from the start.
 */
export function closeToHidden(rules: Ruleset): Order | null {
  const { setting, begin, rare } = secretive(rules);
  return rare ? { ...setting, position: rules.writePosition(begin(1).state) } : null;
}

const firstScenario = ({ scenarios }: Ruleset): string => scenarios[0]!.id;

/** All rulesets with every option of that scenario on; with `--long` also with the default options. */
export const SETTINGS = (scenarioOf = firstScenario): Setting[] =>
  RULESETS.flatMap((rules): Setting[] => {
    const plain: Setting = [rules.id, rules, {}];
    const offered = optionsOf(rules, scenarioOf(rules));
    const every = Object.fromEntries(Object.keys(offered).map((option) => [option, true]));
    if (Object.keys(every).length === 0) return [plain];
    return [...(LONG ? [plain] : []), [`${rules.id}, every option`, rules, every]];
  });

export async function quickGame(
  app: TestApp,
  rules: Ruleset,
  order: Partial<Order> & { seed?: string } = {},
): Promise<QuickGame> {
  const service = app.app.get(GamesService);
  const players = [(await app.signUp('One')).id, (await app.signUp('Two')).id];
  const given = { ruleset: rules.id, scenario: firstScenario(rules), ...order };
  const { id } = await service.create(players[0]!, given, { address: '' });
  await service.join(players[1]!, id);
  return { id, players };
}

/** Plays random choices until the game is over or `limit` were played; returns how many were. */
export async function quickPlay(
  app: TestApp,
  { id, players }: QuickGame,
  seed: number,
  limit = Infinity,
): Promise<number> {
  const service = app.app.get(GamesService);
  const pick = seeded(seed);
  for (let count = 0; count < limit;) {
    const before = count;
    for (const player of players) {
      const game = await service.read(player, id);
      if (game.status === 'FINISHED') return count;
      const choices = await game.choices();
      if (choices.length === 0) continue;
      const actions = [choices[pick(choices.length)] as unknown as Json];
      const given = { gameId: id, requestId: `${seed}-${count}`, version: game.version, actions };
      const outcome = await service.play({ playerId: player, address: null }, given);
      if (!outcome.ok) throw new Error(`a choice was refused: ${JSON.stringify(outcome.refusal)}`);
      count++;
      break;
    }
    if (count === before) throw new Error('nobody has a choice');
  }
  return limit;
}

export async function recordOf(app: TestApp, { id }: QuickGame): Promise<GameRecord> {
  const game = await app.app.get(GamesService).read(null, id);
  return (await app.app.get(DiceProofsService).record(game))!;
}

export const resign = (app: TestApp, { id, players }: QuickGame): Promise<unknown> =>
  app.app.get(GamesService).resign(players[0]!, { gameId: id, requestId: 'resign' });
