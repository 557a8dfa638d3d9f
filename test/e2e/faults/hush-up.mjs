// Broken on purpose: a row is written without the last event that it was hashed with.
import { MovesRepository } from '#muster/games/store/moves.repository.js';

const { record } = MovesRepository.prototype;
MovesRepository.prototype.record = function ({ row, json }, ...more) {
  const events = row.events.slice(0, -1);
  const hushed = { row: { ...row, events }, json: JSON.stringify({ ...JSON.parse(json), events }) };
  return record.call(this, hushed, ...more);
};
