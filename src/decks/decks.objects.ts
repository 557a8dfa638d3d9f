import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

@ObjectType({ isAbstract: true })
abstract class PileShown {
  @Field(() => ID, { nullable: true, description: 'The seat it belongs to; null: nobody.' })
  @ApiProperty({ type: String, nullable: true })
  owner!: string | null;

  @Field(() => Int)
  @ApiProperty({ type: 'integer' })
  size!: number;

  @Field(() => [ID], { nullable: true, description: 'Sorted; null: the caller may not know.' })
  @ApiProperty({ type: [String], nullable: true, description: 'null: the caller may not know.' })
  contents!: readonly string[] | null;
}

@ObjectType('Pile', { description: 'A pile of cards or blocks as the caller may know it.' })
export class PileObject extends PileShown {
  @Field(() => ID, { description: 'Of this game alone, for the cache of a client.' })
  id!: string;

  @Field(() => ID, { description: 'What it goes by in the game.' })
  pile!: string;
}

export class PileAnswer extends PileShown {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  title!: string;
}
