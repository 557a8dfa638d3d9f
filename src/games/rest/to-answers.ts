import type { Locale } from '../../language/locale.js';
import {
  type Action,
  type Asks,
  type Foresight,
  type JsonObject,
  optionsOf,
  type Roll,
  type Ruleset,
  type Score,
  seatNamesOf,
  wordsOf,
} from '../../rules/index.js';
import { refusalMessage } from '../play/refusal.js';
import type { PlayAccepted, PlayRefused, Previewed } from '../play/submission.js';
import type { ShownClock } from '../reading/clock-reads.service.js';
import type { DiceProof } from '../reading/dice-proofs.service.js';
import type { GameChange, GameReading, LogEntry } from '../reading/game-reading.js';
import { boxOf } from '../rulesets/catalogue.js';
import { type CitedClause, citedClause } from '../rulesets/cited-clause.js';
import { actionSchemaOf, namedSeats, optionSchemaOf } from '../rulesets/ruleset-schemas.js';
import { botAt } from '../store/bots.js';
import type { Page } from '../store/paging.js';
import type { MyGame } from '../streams/my-games.service.js';
import type { ClauseAnswer } from './answers/clause.js';
import type { ChangeEvent, MyGameEvent } from './answers/events.js';
import type {
  AsksAnswer,
  DiceAnswer,
  GameAnswer,
  GamesAnswer,
  GameSummary,
  OutcomeAnswer,
  ScoreAnswer,
} from './answers/game.js';
import type { LogEntryAnswer, RollAnswer } from './answers/log.js';
import type {
  ChoiceAnswer,
  ChoicesAnswer,
  PlayedAnswer,
  PreviewAnswer,
  RefusalDetail,
} from './answers/play.js';
import type {
  BoardAnswer,
  LessonAnswer,
  RulesetAnswer,
  SeatNameAnswer,
} from './answers/ruleset.js';
import { shownClock } from './clock.answer.js';

/** Makes REST answers from what the services return. */

const shownClause = ({ id, title, summary }: CitedClause, locale: Locale): ClauseAnswer => ({
  id,
  title: title[locale],
  summary: summary[locale],
});

const shownSeats = (
  rules: Ruleset,
  names: Ruleset['seatNames'],
  locale: Locale,
): SeatNameAnswer[] =>
  namedSeats(rules, names).map((seat) => ({ ...seat, name: seat.name[locale] }));

const shownBoard = ({ board }: Ruleset, locale: Locale): BoardAnswer => ({
  ...board.size,
  parts: board.parts.map(({ id, title, box }) => ({ id, title: title[locale], box })),
});

function shownLesson(rules: Ruleset, locale: Locale): LessonAnswer | null {
  if (rules.lesson === undefined) return null;
  const { options = {}, steps, ...lesson } = rules.lesson;
  return {
    ...lesson,
    options,
    steps: steps.map(({ text, clause, closing, ...step }) => ({
      ...step,
      text: text[locale],
      clause: clauseOf(rules, clause, locale),
      closing: closing?.[locale] ?? null,
    })),
  };
}

export const shownRuleset = (rules: Ruleset, locale: Locale): RulesetAnswer => ({
  id: rules.id,
  title: rules.title[locale],
  line: rules.line[locale],
  mayBeDrawn: rules.mayBeDrawn === true,
  version: rules.version,
  box: boxOf(rules),
  seats: rules.seats,
  seatNames: shownSeats(rules, rules.seatNames, locale),
  scenarios: rules.scenarios.map(({ id, title }) => ({
    id,
    title: title[locale],
    seatNames: shownSeats(rules, seatNamesOf(rules, id), locale),
    optionSchema: optionSchemaOf(optionsOf(rules, id), locale),
  })),
  optionSchema: optionSchemaOf(rules.options, locale),
  actionSchema: actionSchemaOf(rules),
  viewSchema: rules.viewSchema,
  oddsSchema: rules.combat.oddsSchema,
  lesson: shownLesson(rules, locale),
  board: shownBoard(rules, locale),
  clauses: Object.entries(rules.clauses).map(([id, text]) => shownClause({ id, ...text }, locale)),
});

export function shownSummary(game: GameReading, locale: Locale): GameSummary {
  const { id, scenario, options, status, version, owed, practice, unrated } = game;
  return {
    ...{ id, ruleset: game.rules.id, scenario, options, status, version },
    seats: game.seats.map(({ seat, player }) => ({
      ...{ id: seat, player },
      bot: botAt(game.bots, seat),
    })),
    owed,
    outcome: shownOutcome(game, locale),
    ...{ practice, unrated, private: game.isPrivate },
    createdAt: game.createdAt.toISOString(),
    updatedAt: game.updatedAt.toISOString(),
    deadline: game.deadline?.toISOString() ?? null,
  };
}

function shownOutcome({ outcome, rules }: GameReading, locale: Locale): OutcomeAnswer | null {
  if (outcome === null) return null;
  const { winner, reason, clause } = outcome;
  return { winner, reason, clause: clauseOf(rules, clause, locale) };
}

const shownDice = ({ commitment, seed, entropies }: DiceProof): DiceAnswer => ({
  commitment,
  seed,
  entropies,
});

const shownAsks = (asks: Asks | null, rules: Ruleset, locale: Locale): AsksAnswer | null =>
  asks && {
    id: asks.id,
    text: asks.text[locale],
    clause: clauseOf(rules, asks.clause, locale),
    counters: asks.counters.map((one) => ({ ...one, label: one.label[locale] })),
    ends: asks.ends && asks.ends[locale],
  };

const shownScore = (score: readonly Score[], locale: Locale): ScoreAnswer[] =>
  score.map(({ seat, value, parts }) => ({
    ...{ seat, value },
    parts: parts.map((part) => ({ label: part.label[locale], value: part.value })),
  }));

/** What the answer about a game contains from other services. */
export interface Beside {
  readonly dice: DiceProof;
  readonly clock: ShownClock | null;
}

export async function shownGame(
  game: GameReading,
  { dice, clock }: Beside,
  locale: Locale,
): Promise<GameAnswer> {
  return {
    ...shownSummary(game, locale),
    stage: (await game.stage())?.[locale] ?? null,
    asks: shownAsks(await game.asks(), game.rules, locale),
    score: shownScore(await game.score(), locale),
    draft: await game.draft(),
    view: await game.view(),
    dice: shownDice(dice),
    clock: shownClock(clock),
    handovers: game.handovers,
    invite: game.invite,
  };
}

export function shownPage({ items, hasNextPage }: Page<GameReading>, locale: Locale): GamesAnswer {
  return {
    games: items.map(({ item }) => shownSummary(item, locale)),
    hasNextPage,
    endCursor: items.at(-1)?.cursor ?? null,
  };
}

export async function shownChoices(
  game: GameReading,
  actions: readonly Action[],
  locale: Locale,
): Promise<ChoiceAnswer[]> {
  const view: JsonObject = actions.length === 0 ? {} : await game.view();
  return actions.map((action) => {
    const attacks = game.rules.combat.attacks(view, action);
    const from = game.rules.from?.(view, action) ?? null;
    return {
      action,
      label: game.rules.describeAction(action, view, locale),
      words: wordsOf(game.rules, action, locale),
      ...(from !== null && { from }),
      ...(attacks !== null && { attacks }),
    };
  });
}

/** `stops`: whether to say what stops each choice, which takes longer. */
export async function shownDecision(
  game: GameReading,
  locale: Locale,
  stops: boolean,
): Promise<ChoicesAnswer> {
  const choices = await shownChoices(game, await game.choices(), locale);
  return {
    version: game.version,
    draft: await game.draft(),
    choices: stops ? withStops(choices, await game.stops()) : choices,
  };
}

const withStops = (choices: readonly ChoiceAnswer[], stops: Foresight): ChoiceAnswer[] =>
  choices.map((choice) => ({ ...choice, stops: stops(choice.action) }));

const shownRolls = (rolls: readonly Roll[], rules: Ruleset, locale: Locale): RollAnswer[] =>
  rolls.map(({ dice, purpose, clause }) => ({
    dice,
    purpose,
    clause: clauseOf(rules, clause, locale),
  }));

export const shownEntry = (entry: LogEntry, rules: Ruleset, locale: Locale): LogEntryAnswer => ({
  version: entry.version,
  text: entry.text(locale),
  type: entry.type,
  data: entry.data,
  clause: clauseOf(rules, entry.clause, locale),
  rolls: shownRolls(entry.rolls, rules, locale),
  side: entry.side,
  at: entry.at,
  combat: entry.combat,
  time: entry.time.toISOString(),
});

export const shownChange = (change: GameChange, locale: Locale): ChangeEvent => ({
  version: change.version,
  entries: change.entries.map((entry) => shownEntry(entry, change.game.rules, locale)),
  patch: change.patch,
  game: shownSummary(change.game, locale),
});

export const shownMyGame = ({ game, ...told }: MyGame, locale: Locale): MyGameEvent => ({
  ...told,
  game: shownSummary(game, locale),
});

export async function shownPlayed(
  { receipt, game }: PlayAccepted,
  beside: Beside,
  locale: Locale,
): Promise<PlayedAnswer> {
  const { rolls, version, applied, stopped } = receipt;
  return {
    ...{ version, applied, stopped },
    rolls: shownRolls(rolls, game.rules, locale),
    game: await shownGame(game, beside, locale),
  };
}

export const shownPreview = async (
  { game, stopped }: Previewed,
  locale: Locale,
): Promise<PreviewAnswer> => ({
  choices: await shownChoices(game, await game.choices(), locale),
  view: await game.view(),
  stopped,
});

export async function shownRefusal(
  { refusal, game }: PlayRefused,
  requestId: string,
  locale: Locale,
): Promise<RefusalDetail> {
  const { code, step } = refusal;
  return {
    ...{ code, message: refusalMessage(refusal, game.rules, locale), requestId },
    clause: clauseOf(game.rules, refusal.clause, locale),
    step,
    better: await shownChoices(game, refusal.better, locale),
    version: game.version,
  };
}

export const clauseOf = (
  rules: Ruleset,
  id: string | null,
  locale: Locale,
): ClauseAnswer | null => {
  const cited = citedClause(rules, id);
  return cited && shownClause(cited, locale);
};
