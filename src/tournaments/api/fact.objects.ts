import { ObjectType } from '@nestjs/graphql';

import { type Role, ROLES } from '../../competition/facts/facts.js';
import { RoleEnum } from './enums.js';
import { Shown, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentFact', {
  description: 'What was done in an event. Facts are never changed: later ones mend them.',
})
export class FactObject {
  @Shown('count', { description: 'From 1.' })
  seq!: number;

  @Shown('text')
  kind!: string;

  @Shown('id', { nullable: true, description: 'A player; null: time, or a game that ended.' })
  by!: string | null;

  @ShownWord(ROLES, () => RoleEnum, { nullable: true, description: 'In which they did it.' })
  role!: Role | null;

  @Shown('instant')
  at!: Date;

  @Shown('text', { nullable: true })
  reason!: string | null;

  @Shown('json', { description: 'What it says, by its kind.' })
  data!: object;
}
