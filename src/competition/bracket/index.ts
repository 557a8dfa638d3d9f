export { bracketOf, hasBracket, isDecided, type Played, strayPairs } from './bracket.js';
export { placed } from './places.js';
export { bracketRound, isStale, roundsIn } from './round.js';
