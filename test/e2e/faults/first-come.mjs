// Broken on purpose: whatever comes is begun with at once, however much of it one address sends.
import { Turnstile } from '#muster/admission/turnstile.js';

Turnstile.prototype.pass = (_network, { begin }) => begin();
