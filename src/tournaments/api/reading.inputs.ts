import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

import { HandedBack } from '../../common/client-texts.decorator.js';
import { Optional } from '../../common/optional.decorator.js';
import { type Phase, PHASES } from '../../competition/fold/tournament.js';
import { PhaseEnum } from './enums.js';
import { MOST_ENTRIES } from './tournament.inputs.js';

@ArgsType()
export class TournamentArgs {
  @Field(() => ID, { description: 'Its id, or what it is called in links.' })
  @MaxLength(100)
  @IsString()
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The version to look back to.' })
  @Optional()
  @Min(1)
  @IsInt()
  at?: number | undefined;
}

@ArgsType()
export class TournamentsArgs {
  @Field(() => PhaseEnum, { nullable: true })
  @Optional()
  @IsIn(PHASES)
  phase?: Phase | undefined;

  @Field(() => String, { nullable: true })
  @Optional()
  @MaxLength(64)
  @IsString()
  ruleset?: string | undefined;

  @Field({ defaultValue: false, description: 'Those in which the caller plays or has a role.' })
  @IsBoolean()
  mine: boolean = false;

  @Field(() => Int, { defaultValue: 20 })
  @Max(100)
  @Min(1)
  @IsInt()
  first: number = 20;

  @Field(() => String, { nullable: true })
  @HandedBack()
  after?: string | undefined;
}

@ArgsType()
export class FactsArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Those later than this one.' })
  @Min(0)
  @IsInt()
  after: number = 0;

  @Field(() => Int, { defaultValue: 100 })
  @Max(1_000)
  @Min(1)
  @IsInt()
  first: number = 100;
}

/** Arguments for a page of a list: the `first` items after a cursor. */
const partOf = (usual: number, most: number) => {
  @ArgsType()
  class PartArgs {
    @Field(() => Int, { defaultValue: 0, description: 'How many are left out.' })
    @Min(0)
    @IsInt()
    after: number = 0;

    @Field(() => Int, { defaultValue: usual })
    @Max(most)
    @Min(1)
    @IsInt()
    first: number = usual;
  }
  return PartArgs;
};

@ArgsType()
export class EntriesArgs extends partOf(50, MOST_ENTRIES) {}

@ArgsType()
export class PairingsArgs extends partOf(25, MOST_ENTRIES / 2) {}

@ArgsType()
export class ChangedArgs {
  @Field(() => ID)
  @MaxLength(100)
  @IsString()
  tournamentId!: string;

  @Field(() => Int, { defaultValue: 0, description: 'The last fact that is known already.' })
  @Min(0)
  @IsInt()
  after: number = 0;
}

@ArgsType()
export class PairingWhyArgs {
  @Field(() => ID)
  @MaxLength(100)
  @IsString()
  tournamentId!: string;

  @Field(() => Int, { description: 'From 1.' })
  @Max(MOST_ENTRIES)
  @Min(1)
  @IsInt()
  board!: number;
}

@ArgsType()
export class PairingSwapsArgs {
  @Field(() => ID)
  @MaxLength(100)
  @IsString()
  tournamentId!: string;

  @Field(() => Int, { description: 'The number of an entry.' })
  @Max(MOST_ENTRIES * 2)
  @Min(1)
  @IsInt()
  entry!: number;
}
