// Broken on purpose: answers that nobody takes are kept, however many.
import { Leaving } from '#muster/admission/leaving.js';

Leaving.prototype.add = () => undefined;
