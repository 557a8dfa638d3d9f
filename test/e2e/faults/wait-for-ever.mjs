// Broken on purpose: a connection that sends nothing is kept for any time.
import { Socket } from 'node:net';

Socket.prototype.setTimeout = function () {
  return this;
};
