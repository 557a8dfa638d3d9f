import { Global, Module } from '@nestjs/common';

import { Wall } from './wall.js';

@Global()
@Module({ providers: [Wall], exports: [Wall] })
export class TimeModule {}
