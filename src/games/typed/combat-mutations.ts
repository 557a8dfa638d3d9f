import { declared, shared } from './typed-fields.js';

/** What may be decided in a combat of any game, by its name. */
export const COMBAT_MUTATIONS = declared(({ combat }) => combat.mutations);

/** What any of them takes. */
export const COMBAT_FIELDS = shared(
  [...COMBAT_MUTATIONS].map(([name, { text, input }]) => ({
    ...{ name, text },
    fields: input?.fields ?? {},
  })),
);
