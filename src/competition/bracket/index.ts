export { bracketOf, hasBracket, isDecided, type Played, strayPairs } from './bracket.js';
export { bracketRound, isStale, roundsIn } from './round.js';
