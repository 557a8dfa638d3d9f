// Broken on purpose: subscribers are told of a move before it is committed.
import { LiveGamesService } from '#muster/games/live/live-games.service.js';
import { PlayService } from '#muster/games/play/play.service.js';
import { MovesRepository } from '#muster/games/store/moves.repository.js';
import { GameBus } from '#muster/games/streams/game-bus.js';

const { record } = MovesRepository.prototype;
const { carryOut } = PlayService.prototype;
const early = new Map();
PlayService.prototype.carryOut = function (live, request, deed) {
  early.set(this.moves, { live, deed, service: this });
  return carryOut.call(this, live, request, deed);
};
const { keep } = LiveGamesService.prototype;
const { publish } = GameBus.prototype;
MovesRepository.prototype.record = async function (written, standing, snapshot) {
  const { row } = written;
  const { live, deed, service } = early.get(this) ?? {};
  if (live?.head.id === row.gameId && !row.secret) {
    const { advanced } = await import('#muster/games/live/live-game.js');
    keep.call(service.live, advanced(live, row, deed.state));
    publish.call(service.bus, row.gameId, row.version);
    await new Promise((done) => setTimeout(done, 250));
  }
  return record.call(this, written, standing, snapshot);
};
