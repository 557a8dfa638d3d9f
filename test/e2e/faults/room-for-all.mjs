// Broken on purpose: an address may have any number of connections.
import { Connections } from '#muster/admission/connections.js';

Connections.prototype.cutOne = () => undefined;
