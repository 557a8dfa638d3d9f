import type { JsonObject } from '../kernel/json.js';

export const viewSchema: JsonObject = { type: 'object' };
