import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsInt, Matches, Max, Min } from 'class-validator';

import { Optional } from '../common/optional.decorator.js';
import {
  ChoiceAnswer,
  ClauseAnswer,
  clauseOf,
  InvitedQuery,
  LogEntryAnswer,
  type Outlook,
  shownChoices,
  shownEntry,
  Truth,
} from '../games/index.js';
import type { Locale } from '../language/locale.js';
import {
  type Ending,
  type Json,
  type JsonObject,
  type Modifier,
  MODIFIER_KINDS,
  type Odds,
  type Ruleset,
} from '../rules/index.js';
import { SAID } from './combat.objects.js';
import type { CombatReading } from './combat.service.js';
import type { CombatReport } from './reports.js';

const FREE = { type: 'object', additionalProperties: true } as const;

export class OddsBody {
  @ApiProperty({ ...FREE, description: 'As `oddsSchema` of the ruleset has it.' })
  @IsDefined()
  combat!: Json;
}

export class CombatQuery extends InvitedQuery {
  @ApiPropertyOptional({ type: Boolean, description: 'With how it ends from where it stands.' })
  @Optional()
  @Truth()
  @IsBoolean()
  odds?: boolean | undefined;
}

export class ReportsQuery extends InvitedQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 10 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  first = 10;

  @ApiPropertyOptional({ type: String, description: 'The id of the last report already known.' })
  @Optional()
  @Matches(/^\d{1,9}\.\d{1,9}$/, { message: 'after must be the id of a report' })
  after?: string | undefined;
}

const KIND =
  'What its value is: `DIE`, added to the die; `DICE`, so many dice more; `FACTOR`, strength or fire is multiplied by it.';

export class ModifierAnswer {
  @ApiProperty({ type: () => ClauseAnswer, nullable: true })
  clause!: ClauseAnswer | null;

  @ApiProperty()
  label!: string;

  @ApiProperty()
  value!: number;

  @ApiProperty({ enum: MODIFIER_KINDS, description: KIND })
  kind!: (typeof MODIFIER_KINDS)[number];
}

export class CombatPieceAnswer {
  @ApiProperty({ description: 'As `components` has it.' })
  piece!: string;

  @ApiProperty({ type: 'integer', description: SAID.COUNT })
  count!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: SAID.NOW })
  now!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The same, unhurt.' })
  full!: number | null;
}

export class CombatSideAnswer {
  @ApiProperty({ example: 'us' })
  seat!: string;

  @ApiProperty({ type: [CombatPieceAnswer] })
  pieces!: readonly CombatPieceAnswer[];

  @ApiProperty({ type: 'integer', description: SAID.HIDDEN })
  hidden!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: SAID.DICE })
  dice!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: SAID.STRENGTH })
  strength!: number | null;
}

export class CombatEndingAnswer {
  @ApiProperty({ example: 'American victory' })
  label!: string;

  @ApiProperty({ type: String, nullable: true, description: SAID.ENDING_SEAT, example: 'us' })
  seat!: string | null;

  @ApiProperty({ description: SAID.ENDING_P })
  p!: number;
}

export class BattleAnswer {
  @ApiProperty()
  kind!: string;

  @ApiProperty()
  place!: string;

  @ApiProperty()
  attacker!: string;

  @ApiProperty()
  defender!: string;

  @ApiProperty({ type: 'integer' })
  round!: number;

  @ApiProperty({ type: [CombatSideAnswer], description: 'The force of each seat, in their order.' })
  sides!: readonly CombatSideAnswer[];

  @ApiProperty({ type: [ModifierAnswer], description: 'What changes it as it stands.' })
  modifiers!: readonly ModifierAnswer[];

  @ApiPropertyOptional({
    type: [CombatEndingAnswer],
    nullable: true,
    description: `With \`odds\` alone. ${SAID.ODDS}`,
  })
  odds?: readonly CombatEndingAnswer[] | null;

  @ApiProperty({ ...FREE, description: "In the game's own terms: units, dice to come." })
  detail!: JsonObject;

  @ApiProperty({ type: [ChoiceAnswer], description: 'What the caller may do in it now.' })
  choices!: readonly ChoiceAnswer[];
}

export class CombatAnswer {
  @ApiProperty({ type: () => BattleAnswer, nullable: true, description: 'null: nobody fights.' })
  combat!: BattleAnswer | null;
}

export class OutlookDetail {
  @ApiProperty({ description: SAID.ATTACKS, example: 'buffalo' })
  attacks!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: SAID.FIRST_DICE })
  dice!: number | null;

  @ApiProperty({ type: [CombatEndingAnswer], nullable: true, description: SAID.OUTLOOK_ODDS })
  odds!: readonly CombatEndingAnswer[] | null;
}

export class OutlookAnswer {
  @ApiProperty({ type: () => OutlookDetail, nullable: true, description: SAID.OUTLOOK })
  outlook!: OutlookDetail | null;
}

export class OddsRowAnswer {
  @ApiProperty(FREE)
  result!: JsonObject;

  @ApiProperty({ description: 'Exact; those of all rows add up to 1.' })
  probability!: number;
}

export class OddsAnswer {
  @ApiProperty({ type: [OddsRowAnswer] })
  rows!: readonly OddsRowAnswer[];

  @ApiProperty({ type: [ModifierAnswer] })
  modifiers!: readonly ModifierAnswer[];
}

export class ReportAnswer {
  @ApiProperty()
  id!: string;

  @ApiProperty({ description: 'Type of the event that opened it.' })
  kind!: string;

  @ApiProperty({ type: 'integer', description: 'The version in which it began.' })
  begun!: number;

  @ApiProperty({ type: 'integer', description: 'The version in which it ended.' })
  ended!: number;

  @ApiProperty({ type: 'integer' })
  rounds!: number;

  @ApiProperty({ type: 'integer', description: 'Dice rolled.' })
  dice!: number;

  @ApiProperty({ type: 'integer' })
  hits!: number;

  @ApiProperty({ ...FREE, description: 'What its opening event said.' })
  opening!: JsonObject;

  @ApiProperty({ ...FREE, description: 'What its closing event said.' })
  result!: JsonObject;

  @ApiProperty({ type: [LogEntryAnswer] })
  entries!: readonly LogEntryAnswer[];
}

const shownModifiers = (
  modifiers: readonly Modifier[],
  rules: Ruleset,
  locale: Locale,
): ModifierAnswer[] =>
  modifiers.map(({ clause, label, value, kind = 'DIE' }) => ({
    clause: clauseOf(rules, clause, locale),
    label: label[locale],
    value,
    kind,
  }));

export async function shownCombat(
  combat: CombatReading | null,
  locale: Locale,
  withOdds: boolean,
): Promise<CombatAnswer> {
  if (combat === null) return { combat: null };
  const { game, actions, ...battle } = combat;
  const modifiers = shownModifiers(battle.modifiers, game.rules, locale);
  const choices = await shownChoices(game, actions, locale);
  const odds = withOdds ? shownEndings(await game.endings(), locale) : undefined;
  return { combat: { ...battle, modifiers, choices, ...(odds !== undefined && { odds }) } };
}

const shownEndings = (
  endings: readonly Ending[] | null,
  locale: Locale,
): CombatEndingAnswer[] | null =>
  endings && endings.map(({ label, seat, p }) => ({ label: label[locale], seat, p }));

export const shownOutlook = (outlook: Outlook | null, locale: Locale): OutlookAnswer => {
  if (outlook === null) return { outlook };
  const { attacks, dice, endings } = outlook;
  return { outlook: { attacks, dice, odds: shownEndings(endings, locale) } };
};

export const shownOdds = (
  { rows, modifiers }: Odds,
  rules: Ruleset,
  locale: Locale,
): OddsAnswer => ({
  rows,
  modifiers: shownModifiers(modifiers, rules, locale),
});

export const shownReport = (
  report: CombatReport,
  rules: Ruleset,
  locale: Locale,
): ReportAnswer => ({
  ...report,
  entries: report.entries.map((entry) => shownEntry(entry, rules, locale)),
});
