/** Half the side of a space. */
export const HALF = 23;
