// Broken on purpose: what is sent is not held back for a connection that takes nothing.
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
