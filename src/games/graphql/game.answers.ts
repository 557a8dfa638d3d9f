import type { Action, Roll, Ruleset, Stop } from '../../rules/index.js';
import type { PlayAccepted, PlayOutcome, PlayRefused, PreviewOutcome } from '../play/submission.js';
import type { GameChange, GameReading, LogEntry } from '../reading/game-reading.js';
import type { Page } from '../store/paging.js';
import type {
  ChoiceObject,
  CitedLogEntry,
  CitedRoll,
  GameChangeObject,
  GameConnectionObject,
  PlayedObject,
  PreviewObject,
  RefusedObject,
} from './game.objects.js';

/** Makes objects of the GraphQL schema from what the services return. */

export async function choicesIn(
  game: GameReading,
  actions: readonly Action[],
): Promise<ChoiceObject[]> {
  if (actions.length === 0) return [];
  const view = await game.view();
  const stops = await game.knownStops();
  return actions.map((action) => ({ action, game, view, stops }));
}

export const rollsIn = (rules: Ruleset, rolls: readonly Roll[]): CitedRoll[] =>
  rolls.map((roll) => ({ ...roll, rules }));

export const entriesIn = (rules: Ruleset, entries: readonly LogEntry[]): CitedLogEntry[] =>
  entries.map((entry) => ({ ...entry, rules }));

export function answerTo(outcome: PlayOutcome): PlayedObject | Promise<RefusedObject> {
  if (!outcome.ok) return refusedAs(outcome);
  return new Played(outcome);
}

/**
 * The answer to an accepted submission. A class with a getter, so that the game is read only if the client asks for it.
 */
class Played implements PlayedObject {
  readonly version: number;
  readonly applied: number;
  readonly stopped: Stop;
  readonly rolls: CitedRoll[];

  constructor(private readonly outcome: PlayAccepted) {
    const { rules, receipt } = outcome;
    this.version = receipt.version;
    this.applied = receipt.applied;
    this.stopped = receipt.stopped;
    this.rolls = rollsIn(rules, receipt.rolls);
  }

  get game(): GameReading {
    return this.outcome.game;
  }
}

export async function refusedAs({ refusal, game }: PlayRefused): Promise<RefusedObject> {
  const { code, step, better } = refusal;
  const nearest = await choicesIn(game, better);
  return { code, step, better: nearest, version: game.version, game, refusal };
}

export async function previewIn(outcome: PreviewOutcome): Promise<PreviewObject | RefusedObject> {
  if (!outcome.ok) return refusedAs(outcome);
  const { game, stopped } = outcome;
  return {
    choices: await choicesIn(game, await game.choices()),
    view: await game.view(),
    stopped,
  };
}

export const shownChange = ({ version, entries, patch, game }: GameChange): GameChangeObject => ({
  version,
  entries: entriesIn(game.rules, entries),
  patch,
  game,
});

export function connectionOf({ items, hasNextPage }: Page<GameReading>): GameConnectionObject {
  const edges = items.map(({ item, cursor }) => ({ cursor, node: item }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
