export { FORMATS } from './formats.js';
export {
  type BracketName,
  bracketRounds,
  BRACKETS,
  type Feed,
  type Match,
  structureOf,
} from './structure.js';
