// Broken on purpose: a webhook has another id on every attempt.
import { randomUUID } from 'node:crypto';

import { WebhooksService } from '#muster/notices/sending/webhooks.service.js';

const { send } = WebhooksService.prototype;
WebhooksService.prototype.send = function (line, waiting, at) {
  return send.call(this, line, { ...waiting, id: randomUUID() }, at);
};
