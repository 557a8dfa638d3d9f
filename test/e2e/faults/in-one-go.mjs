// Broken on purpose: a plan is judged in one go, however long it is.
import { Traffic } from '#muster/admission/traffic.js';

const { inTurn } = Traffic.prototype;
Traffic.prototype.inTurn = function (network, connection, begin) {
  if (Object.getPrototypeOf(connection) === Object.prototype) return begin();
  return inTurn.call(this, network, connection, begin);
};
