// Broken on purpose: a request that is sent again is carried out again.
import { PlayService } from '#muster/games/play/play.service.js';
import { MovesRepository } from '#muster/games/store/moves.repository.js';

const { carryOut } = PlayService.prototype;
let count = 0;
PlayService.prototype.carryOut = function (live, request, deed) {
  const another = { ...request, requestId: `${request.requestId}.${++count}` };
  return carryOut.call(this, live, another, deed);
};
MovesRepository.prototype.request = async () => undefined;
