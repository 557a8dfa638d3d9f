// Broken on purpose: a connection that does not read stays open for ever.
import { Server } from 'node:http';

import WebSocket from 'ws';

Server.prototype.setTimeout = function () {
  return this;
};
const { terminate } = WebSocket.prototype;
WebSocket.prototype.terminate = function () {
  if (!this._isServer) terminate.call(this);
};
