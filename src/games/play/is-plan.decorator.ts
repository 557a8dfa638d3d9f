import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';

import { MAX_STEPS } from './submission.js';

/** Validates the actions of a plan, and how many there may be. Of several faults only the first is reported. */
export const IsPlan = (): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(MAX_STEPS));
