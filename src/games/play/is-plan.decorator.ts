import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';

import { MAX_STEPS } from './submission.js';

/** The actions of a plan: so many at once. Of several that are not met the first is told. */
export const IsPlan = (): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(MAX_STEPS));
