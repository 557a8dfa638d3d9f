// Broken on purpose: there is always room for one more.
import { Traffic } from '../../../dist/health/traffic.js';

Traffic.prototype.enter = function () {
  this.inFlight += 1;
};
