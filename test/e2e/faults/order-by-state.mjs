// Broken on purpose: the order of a seat's choices depends on what it may not know.
import { hashOf } from '#muster/common/hash.js';
import { GameReading } from '#muster/games/reading/game-reading.js';

const { choices } = GameReading.prototype;
GameReading.prototype.choices = async function () {
  const own = await choices.call(this);
  const first = Number.parseInt(hashOf((await this.situated())?.state ?? null).slice(0, 6), 16);
  return own.map((_, i) => own[(first + i) % own.length]);
};
