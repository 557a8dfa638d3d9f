// Broken on purpose: data are sent on without waiting for a connection that does not read.
import { ServerResponse } from 'node:http';

import WebSocket from 'ws';

const { write } = ServerResponse.prototype;
ServerResponse.prototype.write = function (...args) {
  write.apply(this, args);
  return true;
};
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data, ...more) {
  send.call(this, data);
  more.at(-1)?.();
};
