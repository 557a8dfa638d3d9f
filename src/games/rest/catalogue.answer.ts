import { ApiProperty } from '@nestjs/swagger';

import type { JsonObject } from '../../rules/index.js';
import type { Catalogue } from '../rulesets/catalogue.js';

const FREE = { type: 'object', additionalProperties: true } as const;
const MORE = { ...FREE, description: 'What the game prints, as `shapes` has it of the kind.' };
const SIDE = {
  type: String,
  nullable: true,
  example: 'us',
  description: 'null: nobody’s.',
} as const;

export class NamedAnswer {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;
}

export class PointAnswer {
  @ApiProperty()
  x!: number;

  @ApiProperty()
  y!: number;
}

export class SideEntryAnswer extends NamedAnswer {
  @ApiProperty({ enum: ['star', 'crown'], description: 'For who cannot tell the colours apart.' })
  mark!: 'star' | 'crown';

  @ApiProperty({ example: '#2c4f80' })
  colour!: string;
}

export class PlaceEntryAnswer extends NamedAnswer {
  @ApiProperty({ example: 'town' })
  kind!: string;

  @ApiProperty(SIDE)
  side!: string | null;

  @ApiProperty({ description: 'In the units of the board.' })
  at!: PointAnswer;

  @ApiProperty(MORE)
  more!: JsonObject;
}

export class ConnectionAnswer {
  @ApiProperty()
  from!: string;

  @ApiProperty()
  to!: string;

  @ApiProperty({ example: 'road' })
  kind!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Movement points; null: the rules count none.',
  })
  cost!: number | null;
}

export class PieceEntryAnswer extends NamedAnswer {
  @ApiProperty({ example: 'infantry' })
  kind!: string;

  @ApiProperty(SIDE)
  side!: string | null;

  @ApiProperty({ type: 'integer', description: 'More than 1: so many that are all alike.' })
  count!: number;

  @ApiProperty(MORE)
  more!: JsonObject;
}

export class CardEntryAnswer extends NamedAnswer {
  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty()
  deck!: string;

  @ApiProperty()
  type!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who may use its event; null: all.' })
  side!: string | null;

  @ApiProperty({ type: 'integer', description: 'Operation points.' })
  value!: number;
}

export class ArrivalAnswer {
  @ApiProperty({ description: 'A value of a track.' })
  when!: string;

  @ApiProperty({ type: String, nullable: true, description: 'In that scenario alone.' })
  scenario!: string | null;

  @ApiProperty()
  side!: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: beside the board.' })
  at!: string | null;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: [String], nullable: true, description: 'null: drawn.' })
  pieces!: readonly string[] | null;
}

export class TrackAnswer extends NamedAnswer {
  @ApiProperty({ type: [NamedAnswer] })
  values!: readonly NamedAnswer[];
}

export class VerbAnswer extends NamedAnswer {
  @ApiProperty({
    type: [String],
    example: ['points'],
    description:
      'The fields of its actions that say how many: of choices otherwise equal there is one of 1, one of 2 and so on.',
  })
  counts!: readonly string[];
}

export class CatalogueAnswer implements Catalogue {
  @ApiProperty({ type: [SideEntryAnswer], description: 'The seats as the pictures draw them.' })
  sides!: readonly SideEntryAnswer[];

  @ApiProperty({ type: [PlaceEntryAnswer] })
  places!: readonly PlaceEntryAnswer[];

  @ApiProperty({ type: [ConnectionAnswer], description: 'Good both ways, each listed once.' })
  connections!: readonly ConnectionAnswer[];

  @ApiProperty({ type: [PieceEntryAnswer] })
  pieces!: readonly PieceEntryAnswer[];

  @ApiProperty({ type: [CardEntryAnswer] })
  cards!: readonly CardEntryAnswer[];

  @ApiProperty({ type: [ArrivalAnswer] })
  schedule!: readonly ArrivalAnswer[];

  @ApiProperty({ type: [TrackAnswer] })
  tracks!: readonly TrackAnswer[];

  @ApiProperty({
    type: [NamedAnswer],
    description: 'Kinds, and whatever else actions and views name by an id.',
  })
  terms!: readonly NamedAnswer[];

  @ApiProperty({
    type: [VerbAnswer],
    description: 'What the verbs of actions do, in a word or two.',
  })
  verbs!: readonly VerbAnswer[];

  @ApiProperty({
    type: 'object',
    additionalProperties: FREE,
    description: 'JSON Schemas of `more`, by kind.',
  })
  shapes!: { readonly [kind: string]: JsonObject };
}
