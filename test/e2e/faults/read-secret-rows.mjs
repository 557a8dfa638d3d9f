// Broken on purpose: whoever asks has everything read that is new, what others do in secret too.
import { LiveGamesService } from '#muster/games/live/live-games.service.js';

LiveGamesService.prototype.fresh = function (gameId) {
  return this.latest(gameId);
};
