// Broken on purpose: a key opens everything, whatever its scopes.
import { AuthGuard } from '../../../dist/src/players/auth.guard.js';

AuthGuard.prototype.assertScope = () => undefined;
