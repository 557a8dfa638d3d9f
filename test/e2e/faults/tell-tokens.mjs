// Broken on purpose: tokens are logged.
import { log } from '../../../dist/src/observing/log.js';
import { TokensService } from '../../../dist/src/players/tokens.service.js';

const { authenticate } = TokensService.prototype;
TokensService.prototype.authenticate = function (authorization) {
  log.trace({ authorization }, 'who is it?');
  return authenticate.call(this, authorization);
};
