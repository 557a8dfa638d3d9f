// Broken on purpose: a bad roll is repeated, with another seed than the committed one.
import { PlayService } from '#muster/games/play/play.service.js';

const isBad = ({ deed }) => deed?.rolls.some(({ dice }) => dice.some((die) => die < 4));
const reseeded = (live) => ({ ...live, head: { ...live.head, seed: Buffer.alloc(32, 7) } });

const { attempt } = PlayService.prototype;
PlayService.prototype.attempt = function (gameId, request, judge) {
  const twice = async (live, ...more) => {
    const verdict = await judge(live, ...more);
    return isBad(verdict) ? judge(reseeded(live), ...more) : verdict;
  };
  return attempt.call(this, gameId, request, twice);
};
