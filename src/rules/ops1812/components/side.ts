/** OPS-general.players the American and the British side; the Indian units belong to the British. */
export { other, type Side, SIDES } from '../../kits/side.js';
export { SIDE_NAME } from '../../kits/war-of-1812/side.js';
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
