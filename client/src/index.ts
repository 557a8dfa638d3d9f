export { follow, type FollowOptions } from './follow.js';
export { Essentials } from './essentials.js';
export { Muster } from './muster.js';
export { type Connection, MusterError } from './transport.js';
export type * from './types.js';
