import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

import type { CardFace, Ruleset } from '../rules/index.js';

@ObjectType('Card', { description: 'A card as everybody may read it.' })
export class CardObject {
  @Field(() => ID, { description: 'Of this ruleset alone, for the cache of a client.' })
  id!: string;

  @Field(() => ID, { description: 'What it goes by in a game: in a pile, in an action.' })
  card!: string;

  @Field(() => Int)
  number!: number;

  @Field(() => ID, { description: 'The deck it belongs to.' })
  deck!: string;

  @Field(() => Int, { description: 'Operation points.' })
  value!: number;

  @Field(() => ID, { nullable: true, description: 'Who may use its event; null: everybody.' })
  owner!: string | null;
}

/** A card, with the ruleset that draws its picture. */
export interface CardOf extends CardFace {
  readonly rules: Ruleset;
  readonly card: string;
}
