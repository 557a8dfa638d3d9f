/** Of an object whose members are not named here: the ruleset says what they are. */
export const FREE = { type: 'object', additionalProperties: true } as const;
