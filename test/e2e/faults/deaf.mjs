// Broken on purpose: an instance does not learn what others have written, neither by a notification nor by polling.
import { GameBus } from '#muster/games/streams/game-bus.js';

GameBus.prototype.hear = async () => undefined;
