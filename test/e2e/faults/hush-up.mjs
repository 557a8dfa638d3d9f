// Broken on purpose: a row is written without the last event that it was hashed with.
import { MovesRepository } from '#muster/games/store/moves.repository.js';

const { record } = MovesRepository.prototype;
MovesRepository.prototype.record = function ({ row, body }, ...more) {
  const events = row.events.slice(0, -1);
  const hushed = JSON.stringify({ ...JSON.parse(body), events });
  return record.call(this, { row: { ...row, events }, body: Buffer.from(hushed) }, ...more);
};
