// Broken on purpose: a move is acknowledged before it is written.
import { MovesRepository } from '#muster/games/store/moves.repository.js';

const { record } = MovesRepository.prototype;
MovesRepository.prototype.record = async function (...row) {
  setTimeout(() => record.apply(this, row).catch(() => undefined), 50);
  return 'written';
};
