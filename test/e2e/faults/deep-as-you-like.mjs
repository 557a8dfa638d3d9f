// Broken on purpose: what a client sends may be nested as deep as it likes, and hold any text.
import { validation } from '#muster/common/validation.pipe.js';

const { transform } = validation;
// Of what a path holds this is not asked.
validation.transform = (value, metadata) =>
  transform(value, metadata.type === 'custom' ? metadata : { ...metadata, type: 'param' });
