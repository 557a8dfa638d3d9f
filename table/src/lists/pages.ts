/** The pages besides the game. */
export { Home } from './home.js';
export { NewGame } from './new.js';
