import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import { invalidInput } from '../errors/errors.js';
import type { Text } from '../language/locale.js';
import { type Json, type JsonObject, nearest, type Ruleset } from '../rules/index.js';

/** The schema of one kind of combat, from `oddsSchema` of a ruleset. */
interface KindSchema {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly needed: readonly string[];
  readonly schema: JsonObject;
}

/** INVALID_INPUT that says what is missing in a description of a combat, or which of its fields is wrong and how. */
export function oddsFault({ id, combat }: Ruleset, given: Json): Error {
  const { oddsSchema } = combat;
  const kinds = kindsIn(oddsSchema);
  const fields = isObject(given) ? given : {};
  const meant = kinds.find(({ kind }) => kind === fields['kind']);
  return invalidInput(
    meant === undefined
      ? unknownKind(
          id,
          kinds.map(({ kind }) => kind),
        )
      : (wrongFields(meant, Object.keys(fields)) ??
          wrongValue(meant, fields) ??
          blamed(combat.whyNone?.(given) ?? null) ??
          unfought(id, meant)),
  );
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds that a schema describes: one, or a list of them. */
function kindsIn(schema: JsonObject): readonly KindSchema[] {
  const fields = isObject(schema['properties']) ? schema['properties'] : {};
  const { kind } = fields;
  if (isObject(kind)) {
    const needed = schema['required'] as readonly string[];
    return [{ kind: String(kind['const']), fields: Object.keys(fields), needed, schema }];
  }
  return ((schema['anyOf'] ?? []) as readonly JsonObject[]).flatMap(kindsIn);
}

function unknownKind(ruleset: string, kinds: readonly string[]): Text {
  const list = kinds.join(', ');
  return {
    en: `combat.kind in ${ruleset} is one of ${list}.`,
    ja: `${ruleset}のcombat.kindは${list}のいずれかです。`,
  };
}

function wrongFields({ kind, fields, needed }: KindSchema, given: readonly string[]): Text | null {
  const missing = needed.filter((field) => !given.includes(field)).join(', ');
  if (missing !== '')
    return {
      en: `a combat of kind ${kind} needs ${missing}.`,
      ja: `kindが${kind}のcombatには${missing}が必要です。`,
    };
  const unknown = given.filter((field) => !fields.includes(field)).join(', ');
  if (unknown === '') return null;
  const all = fields.join(', ');
  return {
    en: `a combat of kind ${kind} has no ${unknown}; its fields are ${all}.`,
    ja: `kindが${kind}のcombatに${unknown}はありません。項目は${all}です。`,
  };
}

const ajv = new Ajv2020({ strict: false, verbose: true });
/** How many characters of a wrong value the message repeats. */
const SHOWN = 40;

/** The first value that the schema does not allow; null: it allows all. */
function wrongValue({ schema }: KindSchema, given: JsonObject): Text | null {
  const isLawful = ajv.compile(schema);
  if (isLawful(given)) return null;
  // A value that is allowed by itself, but not together with others, is not the fault of one field.
  const fault = isLawful.errors?.find(
    ({ instancePath, schemaPath }) => instancePath !== '' && !schemaPath.includes('/anyOf/'),
  );
  return fault === undefined ? null : faultText(fault);
}

const isNumber = (data: unknown): data is string =>
  typeof data === 'string' && data === `${Number(data)}` && Number.isFinite(Number(data));

function faultText({ instancePath, keyword, params, data, message }: ErrorObject): Text {
  const field = `combat${instancePath.replaceAll('/', '.')}`;
  const allowed =
    keyword === 'enum' ? (params['allowedValues'] as readonly Json[]).map(String) : [];
  if (keyword === 'type' && isNumber(data))
    return {
      en: `${field} is a number: ${data} without quotes.`,
      ja: `${field}は数です。引用符なしで${data}と書いてください。`,
    };
  const near = typeof data === 'string' ? nearest(data, allowed) : null;
  if (allowed.length === 0)
    return { en: `${field} ${message}.`, ja: `${field}の値が正しくありません: ${message}` };
  const shown = String(JSON.stringify(data)).slice(0, SHOWN);
  return {
    en: `${field} cannot be ${shown}.${near === null ? '' : ` Is "${near}" meant?`}`,
    ja: `${field}に${shown}は使えません。${near === null ? '' : `「${near}」のことですか。`}`,
  };
}

const blamed = (why: { readonly field: string; readonly text: Text } | null): Text | null =>
  why && { en: `combat.${why.field} ${why.text.en}`, ja: `combat.${why.field}${why.text.ja}` };

const unfought = (ruleset: string, { kind }: KindSchema): Text => ({
  en: `no such combat of kind ${kind} can be fought: oddsSchema of ${ruleset} says what each field may be.`,
  ja: `このような${kind}のcombatはありえません。各項目に書ける値は${ruleset}のoddsSchemaにあります。`,
});
