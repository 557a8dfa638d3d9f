// Broken on purpose: answers that clients do not read are kept, however many there are.
import { Leaving } from '#muster/admission/leaving.js';

Leaving.prototype.add = () => undefined;
