// Broken on purpose: tokens are logged.
import { log } from '#muster/observing/log.js';
import { TokensService } from '#muster/players/tokens.service.js';

const { authenticate } = TokensService.prototype;
TokensService.prototype.authenticate = function (authorization) {
  log.trace({ authorization }, 'who is it?');
  return authenticate.call(this, authorization);
};
