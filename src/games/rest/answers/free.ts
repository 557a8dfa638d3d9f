/** OpenAPI schema of an object whose members the ruleset defines, so that they are not named here. */
export const FREE = { type: 'object', additionalProperties: true } as const;
