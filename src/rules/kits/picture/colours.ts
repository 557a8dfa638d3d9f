/** Ink and paper colours of maps of the period. */
export const INK = '#3a2a1c';
export const PAPER = '#ecdcb6';
export const CREAM = '#f7efd9';
export const WATER = '#b7cfce';
export const SHORE = '#58777a';
export const ROAD = '#7d5834';
