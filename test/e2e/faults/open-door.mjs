// Broken on purpose: whoever has no token comes in everywhere.
import { AuthGuard } from '../../../dist/src/players/auth.guard.js';

const { is } = AuthGuard.prototype;
AuthGuard.prototype.is = function (mark, context) {
  return mark === 'muster:anonymous' || is.call(this, mark, context);
};
