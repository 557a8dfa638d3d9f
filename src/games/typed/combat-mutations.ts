import { declared, shared } from './typed-fields.js';

/** Name -> decision in a combat, e.g. `retreat`, over all games. */
export const COMBAT_MUTATIONS = declared(({ combat }) => combat.mutations);

/** The fields of all these decisions. */
export const COMBAT_FIELDS = shared(
  [...COMBAT_MUTATIONS].map(([name, { text, input }]) => ({
    ...{ name, text },
    fields: input?.fields ?? {},
  })),
);
