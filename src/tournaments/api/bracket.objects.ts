import { ObjectType } from '@nestjs/graphql';

import { type BracketName, BRACKETS } from '../../competition/formats/index.js';
import { BracketEnum } from './enums.js';
import { Shown, ShownPart, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentFeed', { description: 'Where somebody of a match comes from.' })
export class FeedObject {
  @Shown('text', { description: 'SEED, or WINNER or LOSER of another match.' })
  of!: string;

  @Shown('count', { description: 'Of the seed, or of the match.' })
  number!: number;
}

@ObjectType('TournamentMatch', { description: 'A match of a bracket.' })
export class MatchObject {
  @Shown('count', { description: 'From 1; those that feed it have lower ones.' })
  number!: number;

  @ShownWord(BRACKETS, () => BracketEnum)
  bracket!: BracketName;

  @Shown('count', { description: 'Of its bracket, from 1.' })
  stage!: number;

  @Shown('count', { description: 'Where whoever loses it and is out ends.' })
  place!: number;

  @ShownPart(() => FeedObject, { list: true, description: 'Of the first and of the second.' })
  feeds!: readonly FeedObject[];

  @Shown('count', {
    nullable: true,
    description: 'The number of an entry; null: nobody, or it is not known yet.',
  })
  first!: number | null;

  @Shown('count', {
    nullable: true,
    description: 'The number of an entry; null: nobody, or it is not known yet.',
  })
  second!: number | null;

  @Shown('count', { nullable: true, description: 'Who goes on; null: nobody, or it is open.' })
  winner!: number | null;

  @Shown('flag', { description: 'It is known who goes on, or that nobody does.' })
  decided!: boolean;

  @Shown('count', { nullable: true, description: 'In which it is played; null: in none yet.' })
  round!: number | null;

  @Shown('count', { nullable: true, description: 'On which it is played; null: on none yet.' })
  board!: number | null;
}
