import { Global, Module } from '@nestjs/common';

import { PlayerHours } from './player-hours.js';
import { Wall } from './wall.js';

@Global()
@Module({ providers: [Wall, PlayerHours], exports: [Wall, PlayerHours] })
export class TimeModule {}
