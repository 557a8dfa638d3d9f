import { ObjectType } from '@nestjs/graphql';

import { ENTRY_STATES, type EntryState } from '../../competition/fold/tournament.js';
import { EntryStateEnum } from './enums.js';
import { Shown, ShownWord } from './shown.decorator.js';

@ObjectType('TournamentEntry', { description: 'Who takes part in an event.' })
export class EntryObject {
  @Shown('count', {
    description: 'From 1, in the order of entry: what the rest of the event calls them by.',
  })
  number!: number;

  @Shown('id')
  playerId!: string;

  @Shown('text')
  name!: string;

  @ShownWord(ENTRY_STATES, () => EntryStateEnum)
  state!: EntryState;

  @Shown('count', {
    description: 'Their place among the seeds, from 1; who is not seeded comes last.',
  })
  seed!: number;

  @Shown('count', { description: 'The last round that they have checked in for; 0: none.' })
  checkedIn!: number;

  @Shown('count', { nullable: true, description: 'What they can still bid; null: nobody bids.' })
  pointsLeft!: number | null;

  @Shown('count', { list: true, description: 'Rounds in which they asked not to be paired.' })
  byes!: readonly number[];
}
