// Broken on purpose: now and then a webhook that was never sent counts as delivered.
import { WebhooksService } from '#muster/notices/sending/webhooks.service.js';

const { send } = WebhooksService.prototype;
let sent = 0;
WebhooksService.prototype.send = function (...args) {
  sent += 1;
  if (sent % 5 > 0) return send.apply(this, args);
  return Promise.resolve({ taken: true, status: 204, error: null, retryAfter: 0 });
};
