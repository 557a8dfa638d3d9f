// Broken on purpose: an instance hears nothing of what others have written, neither by notice nor by looking around.
import { GameBus } from '#muster/games/streams/game-bus.js';

GameBus.prototype.hear = async () => undefined;
