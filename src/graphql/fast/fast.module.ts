import { Module } from '@nestjs/common';

import { Operations } from './operations.js';

@Module({ providers: [Operations], exports: [Operations] })
export class FastModule {}
