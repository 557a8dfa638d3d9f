// Broken on purpose: a request that is sent again is carried out again.
import { MovesRepository } from '../../../dist/games/moves.repository.js';

const { record } = MovesRepository.prototype;
let count = 0;
MovesRepository.prototype.record = function (row, ...rest) {
  return record.call(
    this,
    { ...row, requestId: row.requestId && `${row.requestId}.${++count}` },
    ...rest,
  );
};
MovesRepository.prototype.request = async () => undefined;
