import { ObjectType } from '@nestjs/graphql';

import { Shown, ShownPart } from './shown.decorator.js';

@ObjectType('TiebreakTerm', { description: 'A number that goes into a tie-break.' })
export class TermObject {
  @Shown('count', {
    nullable: true,
    description: 'The opponent it comes from; null: nobody played.',
  })
  entry!: number | null;

  @Shown('count')
  round!: number;

  @Shown('number')
  points!: number;

  @Shown('flag', { description: 'false: it was cut.' })
  counted!: boolean;
}

@ObjectType('Tiebreak', { description: 'A tie-break, after FIDE C.07.' })
export class TiebreakObject {
  @Shown('text', { description: 'Its acronym.' })
  name!: string;

  @Shown('number', { nullable: true, description: 'null: there is none.' })
  value!: number | null;

  @ShownPart(() => TermObject, { list: true, description: 'What adds up to it.' })
  working!: readonly TermObject[];
}

@ObjectType('RankRange', { description: 'Where an entrant can still end.' })
export class RangeObject {
  @Shown('count')
  best!: number;

  @Shown('count')
  worst!: number;

  @Shown('count', {
    list: true,
    description: 'Places of the settings that they reach in any case.',
  })
  clinched!: readonly number[];

  @Shown('flag', { description: 'None of these places can be reached any more.' })
  out!: boolean;

  @Shown('count', {
    nullable: true,
    description: 'How many endings were looked at; null: only points were.',
  })
  endings!: number | null;

  @Shown('count', { description: 'The fact since which no range has grown wider.' })
  since!: number;
}

@ObjectType('TournamentStanding', { description: 'A line of the table of an event.' })
export class StandingObject {
  @Shown('count', { description: 'From 1; the same where nothing separates them.' })
  rank!: number;

  @Shown('count', { description: 'The number of an entry.' })
  entry!: number;

  @Shown('count', { nullable: true, description: 'From 1; null: there are no pools.' })
  pool!: number | null;

  @Shown('count', { nullable: true, description: 'The place in the pool, as `rank`.' })
  poolRank!: number | null;

  @Shown('number')
  points!: number;

  @Shown('count', {
    list: true,
    description: 'Games begun with the first and with the second side.',
  })
  sides!: readonly number[];

  @Shown('count', { description: 'Games over the board that are over.' })
  played!: number;

  @Shown('count')
  wins!: number;

  @Shown('count')
  draws!: number;

  @Shown('count')
  losses!: number;

  @ShownPart(() => RangeObject)
  range!: RangeObject;

  @ShownPart(() => TiebreakObject, { list: true, description: 'In the order of the settings.' })
  tiebreaks!: readonly TiebreakObject[];
}
