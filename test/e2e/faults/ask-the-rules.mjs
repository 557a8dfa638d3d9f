// Broken on purpose: looking back at a version sets the game up again.
import { HistoryService } from '#muster/games/reading/history.service.js';

const { situation } = HistoryService.prototype;
HistoryService.prototype.situation = function (live, version) {
  const { scenario, options } = live.head;
  if (version > 0) live.rules.setup({ scenario, options });
  return situation.call(this, live, version);
};
