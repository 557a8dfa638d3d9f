// Broken on purpose: a request waits for its turn without a limit.
import { Turnstile } from '#muster/admission/turnstile.js';

Turnstile.prototype.pass = function (network, visitor) {
  this.admit(network, visitor);
};
