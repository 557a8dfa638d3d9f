import { ObjectType } from '@nestjs/graphql';

import { Shown, ShownPart } from './shown.decorator.js';

@ObjectType('TournamentActField', { description: 'A field of an act.' })
export class ActFieldObject {
  @Shown('text')
  name!: string;

  @Shown('text', {
    description:
      'entry, entries, round, board, leg, fact, player, text, name, time, scenario, seat, points or choice.',
  })
  takes!: string;

  @Shown('text', { list: true, description: 'Of a choice, what there is.' })
  among!: readonly string[];

  @Shown('flag', { description: 'It may be left out.' })
  optional!: boolean;
}

@ObjectType('TournamentAct', { description: 'What the caller may do in an event now.' })
export class ActObject {
  @Shown('text', { description: 'What `direct` takes as `kind`.' })
  kind!: string;

  @Shown('flag', { description: 'A reason is asked for, which all can read.' })
  needsReason!: boolean;

  @ShownPart(() => ActFieldObject, { list: true })
  fields!: readonly ActFieldObject[];
}
