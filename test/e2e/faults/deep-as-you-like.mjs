// Broken on purpose: what a client sends may be nested as deep as it likes, and hold any text.
import { ValidationPipe } from '@nestjs/common';

import { validation } from '#muster/common/validation.pipe.js';

validation.transform = ValidationPipe.prototype.transform;
