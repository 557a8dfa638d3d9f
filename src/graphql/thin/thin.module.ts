import { Module } from '@nestjs/common';

import { PlayersModule } from '../../players/players.module.js';
import { ThinMutations } from './thin-mutations.js';

@Module({ imports: [PlayersModule], providers: [ThinMutations], exports: [ThinMutations] })
export class ThinModule {}
