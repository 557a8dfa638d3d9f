export { other, SIDE_NAME, SIDES, type Side } from '../../kits/war-of-1812/side.js';
