import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { DecisionBody } from '../rest/bodies.js';
import { CARD_FIELDS, CARD_USES } from './card-uses.js';
import { COMBAT_FIELDS, COMBAT_MUTATIONS } from './combat-mutations.js';
import { addProperties, LONGEST_ID } from './typed-fields.js';

export class CombatActionParams {
  @IsString()
  id!: string;

  @IsIn([...COMBAT_MUTATIONS.keys()])
  verb!: string;
}

export class CombatActionBody extends DecisionBody {}
addProperties(CombatActionBody, COMBAT_FIELDS);

export class CardActionParams {
  @IsString()
  id!: string;

  @IsIn([...CARD_USES.keys()])
  use!: string;
}

export class CardActionBody extends DecisionBody {
  @ApiProperty()
  @IsString()
  @MaxLength(LONGEST_ID)
  card!: string;
}
addProperties(CardActionBody, CARD_FIELDS);
