import { createUnionType, Field, ObjectType } from '@nestjs/graphql';

import { DECLINE_CODES, type DeclineCode } from '../../competition/acts/rule.js';
import { DeclineCodeEnum } from './enums.js';
import { FactObject } from './fact.objects.js';
import { Shown, ShownPart, ShownWord } from './shown.decorator.js';
import { TournamentObject } from './tournament.objects.js';

@ObjectType('Directed', { description: 'What was asked for is done.' })
export class DirectedObject {
  @Shown('flag', { description: 'It was only shown: nothing is written.' })
  preview!: boolean;

  @ShownPart(() => FactObject, { list: true, description: 'What it has written, or would write.' })
  facts!: readonly FactObject[];

  @ShownPart(() => TournamentObject)
  tournament!: TournamentObject;
}

@ObjectType('Declined', { description: 'Nothing was changed.' })
export class DeclinedObject {
  @ShownWord(DECLINE_CODES, () => DeclineCodeEnum)
  code!: DeclineCode;

  @Shown('text')
  message!: string;

  @Shown('count', { nullable: true, description: 'Which act, from 0; null: none was looked at.' })
  step!: number | null;

  @Shown('json', { list: true, description: 'Acts that can be done instead.' })
  better!: readonly object[];

  @ShownPart(() => TournamentObject)
  tournament!: TournamentObject;
}

export const DirectResult = createUnionType({
  name: 'DirectResult',
  types: () => [DirectedObject, DeclinedObject] as const,
  resolveType: (value: DirectedObject | DeclinedObject) =>
    'code' in value ? DeclinedObject : DirectedObject,
});

@ObjectType('TournamentChange', {
  description: 'A fact of an event, and how far it has come by it.',
})
export class TournamentChangeObject {
  @Field(() => FactObject)
  fact!: FactObject;

  @Field(() => TournamentObject, { description: 'As it is now, which may be later.' })
  tournament!: TournamentObject;
}
