// Broken on purpose: a key opens everything, whatever its scopes.
import { AuthGuard } from '#muster/players/auth.guard.js';

AuthGuard.prototype.assertScope = () => undefined;
