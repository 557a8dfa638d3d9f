/** MMW-1.0 the United States and the British, whose the Canadians and most Indians are. */
export { ofSide, other, SIDE_NAME, SIDES, type Side } from '../../kits/war-of-1812/side.js';
