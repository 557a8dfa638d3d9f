// Broken on purpose: a connection that says nothing is waited for as long as it takes.
import { Socket } from 'node:net';

Socket.prototype.setTimeout = function () {
  return this;
};
