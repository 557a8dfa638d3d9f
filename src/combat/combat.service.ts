import { Injectable } from '@nestjs/common';

import { invalidInput } from '../errors/errors.js';
import {
  type GameReading,
  GamesService,
  hasBegun,
  type LogEntry,
  type Outlook,
  type Question,
  Rulesets,
} from '../games/index.js';
import { QuotasService } from '../quotas/quotas.service.js';
import type { Action, Battle, Json, Odds, Ruleset } from '../rules/index.js';
import { isCombatAction } from './combat-action.js';
import { oddsFault } from './odds-fault.js';
import { type CombatReport, ReportReader } from './reports.js';

const LINES = 1_000;
const REPORT_ID = /^(\d{1,9})\.(\d{1,9})$/;

/** A combat in progress, with what the caller may do in it. */
export interface CombatReading extends Battle {
  readonly game: GameReading;
  readonly actions: readonly Action[];
}

/** A question for odds: exactly one of `ruleset` and `gameId` says whose rules are asked. */
export interface OddsQuestion {
  readonly ruleset?: string | undefined;
  readonly gameId?: string | undefined;
  readonly combat: Json;
}

/** Reads combats of games, from the rules and the log. Decisions in a combat are made by typed mutations. */
@Injectable()
export class CombatService {
  constructor(
    private readonly games: GamesService,
    private readonly rulesets: Rulesets,
    private readonly quotas: QuotasService,
  ) {}

  /** The combat in progress; null: there is none that the caller knows of. */
  async battle(
    playerId: string | null,
    gameId: string,
    invite?: string,
  ): Promise<CombatReading | null> {
    const game = await this.games.read(playerId, gameId, { invite });
    const battle = hasBegun(game) ? game.rules.combat.battle(await game.view()) : null;
    if (battle === null) return null;
    const choices = await game.choices();
    return {
      ...battle,
      game,
      actions: choices.filter((action) => isCombatAction(game.rules, action)),
    };
  }

  /**
   * The outlook of an attack; null: the action attacks nobody, or is not legal. `address`: where the question comes
   * from.
   */
  async outlook(playerId: string, question: Question, address: string): Promise<Outlook | null> {
    this.quotas.charge('odds', { playerId, address });
    const game = await this.games.allowing(playerId, question);
    // `allowing` has found the action legal, so it is an Action.
    return game && game.outlook(question.action as Action);
  }

  /** The odds of a combat. `address`: where the question comes from. */
  async odds(
    playerId: string | null,
    question: OddsQuestion,
    address: string,
  ): Promise<{ readonly rules: Ruleset; readonly odds: Odds }> {
    this.quotas.charge('odds', { playerId, address });
    const rules = await this.rulesOf(playerId, question);
    const odds = rules.combat.odds(question.combat);
    if (odds === null) throw oddsFault(rules, question.combat);
    return { rules, odds };
  }

  /** Combats that ended after report `after`, in the order in which they ended; the first `first` of them. */
  async reports(
    playerId: string | null,
    gameId: string,
    {
      first,
      after,
      invite,
    }: { first: number; after?: string | undefined; invite?: string | undefined },
  ): Promise<{ readonly game: GameReading; readonly reports: readonly CombatReport[] }> {
    const known = after === undefined ? [-1, -1] : placeOf(after);
    const game = await this.games.read(playerId, gameId, { invite });
    const reader = new ReportReader(game.rules.combat.events);
    const reports: CombatReport[] = [];
    for await (const entry of this.log(game)) {
      const report = reader.read(entry);
      if (report !== null && isLater(placeOf(report.id), known)) reports.push(report);
      if (reports.length === first) break;
    }
    return { game, reports };
  }

  private async *log(game: GameReading): AsyncGenerator<LogEntry> {
    for (let after = 0; ;) {
      const entries = await this.games.log(game, { after, first: LINES });
      const last = entries.at(-1);
      if (last === undefined) return;
      yield* entries;
      after = last.version;
    }
  }

  private async rulesOf(
    playerId: string | null,
    { ruleset, gameId }: OddsQuestion,
  ): Promise<Ruleset> {
    if (ruleset !== undefined && gameId === undefined) return this.rulesets.require(ruleset);
    if (gameId !== undefined && ruleset === undefined)
      return (await this.games.read(playerId, gameId)).rules;
    throw invalidInput({
      en: 'name either a ruleset or a gameId.',
      ja: 'rulesetかgameIdのどちらか一つを指定してください。',
    });
  }
}

function placeOf(id: string): readonly number[] {
  const match = REPORT_ID.exec(id);
  if (match !== null) return match.slice(1).map(Number);
  throw invalidInput({
    en: 'after must be the id of a report.',
    ja: 'afterには戦闘報告のidを指定してください。',
  });
}

function isLater(
  [version = 0, line = 0]: readonly number[],
  [knownVersion = 0, knownLine = 0]: readonly number[],
): boolean {
  return version === knownVersion ? line > knownLine : version > knownVersion;
}
