/** OPS-general.players the American side and the British, whose the Indian units are. */
export { other, SIDE_NAME, SIDES, type Side } from '../../kits/war-of-1812/side.js';
