import { ApiProperty } from '@nestjs/swagger';

import { Player } from '../../../players/player.entity.js';
import { type Knowledge, KNOWLEDGES } from '../../store/handover.js';

export class HandoverAnswer {
  @ApiProperty()
  seat!: string;

  @ApiProperty({ type: () => Player })
  from!: Pick<Player, 'id' | 'name'>;

  @ApiProperty({ type: () => Player })
  to!: Pick<Player, 'id' | 'name'>;

  @ApiProperty({ enum: KNOWLEDGES })
  knowledge!: Knowledge;

  @ApiProperty({ type: 'integer', description: 'From that version on `to` has the seat.' })
  version!: number;
}
