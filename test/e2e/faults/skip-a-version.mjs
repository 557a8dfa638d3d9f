// Broken on purpose: now and then a subscriber is not told of a version.
import { StreamsService } from '#muster/games/streams/streams.service.js';

const { changes } = StreamsService.prototype;
StreamsService.prototype.changes = async function (...args) {
  const told = await changes.apply(this, args);
  const { next } = told;
  told.next = async () => {
    const result = await next();
    return result.value?.version % 3 === 0 ? next() : result;
  };
  return told;
};
