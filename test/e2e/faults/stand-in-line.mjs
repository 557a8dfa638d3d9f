// Broken on purpose: who waits for their turn waits for as long as it takes.
import { Turnstile } from '#muster/admission/turnstile.js';

Turnstile.prototype.pass = function (network, visitor) {
  this.admit(network, visitor);
};
