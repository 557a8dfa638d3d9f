// Broken on purpose: the whole states that are written are not those of their rows.
import { MovesRepository } from '#muster/games/store/moves.repository.js';
import { packed, unpacked } from '#muster/games/store/states.js';

const { record } = MovesRepository.prototype;
MovesRepository.prototype.record = function (row, standing, snapshot) {
  const other = snapshot && packed({ ...unpacked(snapshot), strayed: true });
  return record.call(this, row, standing, other);
};
