import type { FactKind } from '../../competition/facts/facts.js';
import { ROLES } from '../../competition/facts/facts.js';
import { EXPORT_FORMAT } from '../papers/event-export.js';
import {
  among,
  exactly,
  FACT_DATA,
  HASH,
  ID,
  INSTANT,
  listOf,
  nullable,
  REASON,
  type Schema,
  SEQ,
} from './fact-schema.js';

/** The most facts that an export may have: ten times those of an event of 2,000 in eleven rounds. */
const MOST_FACTS = 200_000;

const KINDS = Object.keys(FACT_DATA) as FactKind[];

/** Chooses among the kinds: a fact is compared with its own kind alone, so that what is told is what is wrong. */
const ofKind = (kind: FactKind): Schema => ({
  if: { properties: { kind: { const: kind } } },
  then: { properties: { data: { $ref: `#/$defs/${kind}` } } },
});

const FACT: Schema = {
  ...exactly({
    ...{ seq: SEQ, kind: among(KINDS), by: nullable(ID), role: nullable(among(ROLES)) },
    ...{ at: INSTANT, reason: nullable(REASON), data: { type: 'object' } },
    ...{ prevHash: { type: 'string', pattern: '^([0-9a-f]{64})?$' }, hash: HASH },
  }),
  allOf: KINDS.map(ofKind),
};

/** The export of an event that is over and of which nothing is left out, as a JSON Schema. */
export const EXPORT_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An event that is over, with all its facts',
  ...exactly({
    format: among([EXPORT_FORMAT]),
    ...{ id: ID, slug: { type: 'string' }, name: { type: 'string' } },
    ...{ phase: among(['APPROVED', 'CANCELLED']), createdAt: INSTANT },
    ...{ commitment: HASH, seed: HASH, lotsOf: ID, complete: among([true]) },
    ...{ seq: SEQ, hash: HASH, standingsHash: HASH, standings: listOf({ type: 'object' }) },
    facts: listOf(FACT, MOST_FACTS),
  }),
  $defs: FACT_DATA,
};
