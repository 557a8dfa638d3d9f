// Broken on purpose: everything is open without a token.
import { AuthGuard } from '#muster/players/auth.guard.js';

const { told } = AuthGuard.prototype;
AuthGuard.prototype.told = function (mark, context) {
  return mark === 'muster:anonymous' || told.call(this, mark, context);
};
