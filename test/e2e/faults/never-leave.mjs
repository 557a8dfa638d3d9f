// Broken on purpose: one subscriber in ten that has left is still counted and kept.
import { Traffic } from '#muster/admission/traffic.js';
import { GameBus } from '#muster/games/streams/game-bus.js';

const { subscribe } = GameBus.prototype;
let count = 0;
GameBus.prototype.subscribe = function (...args) {
  const leave = subscribe.apply(this, args);
  return ++count % 10 === 0 ? () => undefined : leave;
};
const { subscribe: enter } = Traffic.prototype;
let entered = 0;
Traffic.prototype.subscribe = function (...args) {
  const leave = enter.apply(this, args);
  return ++entered % 10 === 0 ? () => undefined : leave;
};
