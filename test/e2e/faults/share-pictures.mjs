// Broken on purpose: a picture that looks the same is drawn once for everybody, whoever asks.
import { PicturesService } from '#muster/games/pictures/pictures.service.js';

const { png } = PicturesService.prototype;
const kept = new Map();
PicturesService.prototype.png = async function (game, look) {
  const key = `${look.width} ${await this.svg(game, look)}`;
  kept.set(key, kept.get(key) ?? png.call(this, game, look));
  return kept.get(key);
};
