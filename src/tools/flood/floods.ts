/** Kinds of floods, each from one address. */
export const FLOODS = {
  pipelines: '1,000 connections send 200 requests each at once and read nothing',
  plans: 'ten players submit the longest plan in the largest position of 1776, refused each time',
  positions: 'ten players begin games from the largest position of 1776',
  computer: '120 guests play the computer',
} as const;

export type FloodName = keyof typeof FLOODS;

/** The order to a crowd. */
export interface Ordered {
  readonly flood: FloodName;
  readonly port: number;
  readonly seconds: number;
}
