import { ApiProperty } from '@nestjs/swagger';

import { type Role, ROLES } from '../../competition/facts/facts.js';
import { type Phase, PHASES } from '../../competition/fold/tournament.js';
import { EXPORT_FORMAT } from '../papers/event-export.js';

export class ExportedFactAnswer {
  @ApiProperty({ type: 'integer' })
  seq!: number;

  @ApiProperty()
  kind!: string;

  @ApiProperty({ type: String, nullable: true })
  by!: string | null;

  @ApiProperty({ enum: [...ROLES], nullable: true })
  role!: Role | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  data!: object;

  @ApiProperty({
    ...{ type: String, nullable: true },
    description: 'Of the fact before; null: after something that is left out.',
  })
  prevHash!: string | null;

  @ApiProperty({
    ...{ type: String, nullable: true },
    description:
      'SHA-256, hex, of the canonical JSON of [event id, prevHash, the fact without these two].',
  })
  hash!: string | null;
}

export class ExportedTiebreakAnswer {
  @ApiProperty({ description: 'Its acronym.' })
  name!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'null: there is none.' })
  value!: number | null;
}

export class ExportedStandingAnswer {
  @ApiProperty({
    ...{ type: 'integer' },
    description: 'From 1; the same where nothing separates them.',
  })
  rank!: number;

  @ApiProperty({ type: 'integer', description: 'The number of an entry.' })
  entry!: number;

  @ApiProperty()
  points!: number;

  @ApiProperty({
    ...{ type: [Number] },
    description: 'Games begun with the first and with the second side.',
  })
  sides!: readonly number[];

  @ApiProperty({ type: 'integer', description: 'Games over the board that are over.' })
  played!: number;

  @ApiProperty({ type: 'integer' })
  wins!: number;

  @ApiProperty({ type: 'integer' })
  draws!: number;

  @ApiProperty({ type: 'integer' })
  losses!: number;

  @ApiProperty({ type: [ExportedTiebreakAnswer], description: 'In the order of the settings.' })
  tiebreaks!: readonly ExportedTiebreakAnswer[];
}

/** The export as an OpenAPI schema, see `EventExport`. */
export class EventExportAnswer {
  @ApiProperty({ enum: [EXPORT_FORMAT] })
  format!: typeof EXPORT_FORMAT;

  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What it is called in links.' })
  slug!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: [...PHASES] })
  phase!: Phase;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'SHA-256 of the seed, hex.' })
  commitment!: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: it is not over.' })
  seed!: string | null;

  @ApiProperty({ format: 'uuid', description: 'The event in whose name its lots are drawn.' })
  lotsOf!: string;

  @ApiProperty({ description: 'false: what tells of a proposed round is left out.' })
  complete!: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of facts.' })
  seq!: number;

  @ApiProperty({
    ...{ type: String, nullable: true },
    description: 'Of the last fact; null: it is not complete.',
  })
  hash!: string | null;

  @ApiProperty({ description: 'SHA-256, hex, of the canonical JSON of `standings`.' })
  standingsHash!: string;

  @ApiProperty({ type: [ExportedStandingAnswer], description: 'The first first.' })
  standings!: readonly ExportedStandingAnswer[];

  @ApiProperty({ type: [ExportedFactAnswer], description: 'In order.' })
  facts!: readonly ExportedFactAnswer[];
}
