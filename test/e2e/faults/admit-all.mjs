// Broken on purpose: there is always room for one more.
import { Traffic } from '#muster/admission/traffic.js';

Object.defineProperty(Traffic.prototype, 'isFull', { get: () => false });
