/** Spec files that take longest, by the end of their path; `npm test -- --short` leaves them out. */
export const LONGEST: readonly string[];
