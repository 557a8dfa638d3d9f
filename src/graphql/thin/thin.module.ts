import { Module } from '@nestjs/common';

import { PlayersModule } from '../../players/players.module.js';
import { Operations } from '../fast/operations.js';
import { ThinMutations } from './thin-mutations.js';

@Module({
  imports: [PlayersModule],
  providers: [ThinMutations, Operations],
  exports: [ThinMutations, Operations],
})
export class ThinModule {}
