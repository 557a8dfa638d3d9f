import { Module } from '@nestjs/common';

import { TableController } from './table.controller.js';

@Module({ controllers: [TableController] })
export class TableModule {}
