// Broken on purpose: an address may have as many connections as it likes.
import { Connections } from '#muster/admission/connections.js';

Connections.prototype.cutOne = () => undefined;
