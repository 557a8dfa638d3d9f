import { Module } from '@nestjs/common';

import { GamesModule } from '../games/index.js';
import { TableController } from './table.controller.js';

@Module({ imports: [GamesModule], controllers: [TableController] })
export class TableModule {}
