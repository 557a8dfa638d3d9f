// Broken on purpose: there is always room for one more.
import { Traffic } from '../../../dist/src/admission/traffic.js';

Object.defineProperty(Traffic.prototype, 'isFull', { get: () => false });
