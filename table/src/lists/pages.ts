/** The pages around the table. */
export { Home } from './home.js';
export { NewGame } from './new.js';
