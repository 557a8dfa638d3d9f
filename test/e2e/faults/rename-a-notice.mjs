// Broken on purpose: on every try a webhook has another id.
import { randomUUID } from 'node:crypto';

import { WebhooksService } from '#muster/notices/sending/webhooks.service.js';

const { send } = WebhooksService.prototype;
WebhooksService.prototype.send = function (line, waiting, at) {
  return send.call(this, line, { ...waiting, id: randomUUID() }, at);
};
