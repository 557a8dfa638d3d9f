// Broken on purpose: input may be nested to any depth and contain any text.
import { validation } from '#muster/common/validation.pipe.js';

const { transform } = validation;
// Path parameters are not checked for depth or text, so all input is passed off as one.
validation.transform = (value, metadata) =>
  transform(value, metadata.type === 'custom' ? metadata : { ...metadata, type: 'param' });
