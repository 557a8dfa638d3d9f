import { ApiProperty } from '@nestjs/swagger';

import { Player } from '../../../players/player.entity.js';
import { type Knowledge, KNOWLEDGES } from '../../store/handover.js';
import { GameSummary } from './game.js';

export class SeatOfferAnswer {
  @ApiProperty({ format: 'uuid' })
  gameId!: string;

  @ApiProperty()
  seat!: string;

  @ApiProperty({ type: () => Player, description: 'Who has the seat.' })
  by!: Pick<Player, 'id' | 'name'>;

  @ApiProperty({
    enum: KNOWLEDGES,
    description:
      'FULL: who takes it sees all that the seat has seen. FROM_NOW: nothing from before.',
  })
  knowledge!: Knowledge;

  @ApiProperty({ format: 'date-time', description: 'It stands until then: 14 days.' })
  until!: string;
}

export class OfferedSeatAnswer {
  @ApiProperty({ type: SeatOfferAnswer })
  offer!: SeatOfferAnswer;

  @ApiProperty({ description: 'Told this once: whoever has it may take the seat.' })
  token!: string;
}

export class SeatOnOfferAnswer {
  @ApiProperty({ type: SeatOfferAnswer })
  offer!: SeatOfferAnswer;

  @ApiProperty({ type: GameSummary })
  game!: GameSummary;
}

export class TakenSeatAnswer {
  @ApiProperty({ format: 'uuid' })
  gameId!: string;

  @ApiProperty()
  seat!: string;

  @ApiProperty({ type: 'integer', description: 'The version of the game now.' })
  version!: number;
}
