/** OPS-general.players the American side and the British, whose the Indian units are. */
export { other, type Side, SIDES } from '../../kits/side.js';
export { SIDE_NAME } from '../../kits/war-of-1812/side.js';
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
