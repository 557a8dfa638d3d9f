import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

@ObjectType('Pile', { description: 'A pile of cards or blocks as the caller may know it.' })
export class PileObject {
  @Field(() => ID)
  @ApiProperty()
  id!: string;

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

export class PileAnswer extends PileObject {
  @ApiProperty()
  title!: string;
}
