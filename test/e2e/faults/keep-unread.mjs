// Broken on purpose: answers that nobody takes are kept, however many.
import { Leaving } from '../../../dist/src/health/leaving.js';

Leaving.prototype.add = () => undefined;
