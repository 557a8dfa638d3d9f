import { invalidInput } from '../common/errors.js';
import type { Text } from '../common/locale.js';
import type { Json, JsonObject, Ruleset } from '../rules/index.js';

/** A combat of one kind, as `oddsSchema` of a ruleset describes it. */
interface KindSchema {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly needed: readonly string[];
}

/** INVALID_INPUT that says of a combat what it lacks; for what is wrong inside a field it points to the schema. */
export function oddsFault({ id, combat: { oddsSchema } }: Ruleset, given: Json): Error {
  const kinds = kindsIn(oddsSchema);
  const fields = isObject(given) ? given : {};
  const meant = kinds.find(({ kind }) => kind === fields['kind']);
  return invalidInput(
    meant === undefined
      ? unknownKind(
          id,
          kinds.map(({ kind }) => kind),
        )
      : (wrongFields(meant, Object.keys(fields)) ?? wrongValue(id, meant)),
  );
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema describes one kind itself, or lists several. */
function kindsIn(schema: JsonObject): readonly KindSchema[] {
  const fields = isObject(schema['properties']) ? schema['properties'] : {};
  const { kind } = fields;
  if (isObject(kind)) {
    const needed = schema['required'] as readonly string[];
    return [{ kind: String(kind['const']), fields: Object.keys(fields), needed }];
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

const wrongValue = (ruleset: string, { kind }: KindSchema): Text => ({
  en: `no such combat of kind ${kind} can be fought: oddsSchema of ${ruleset} says what each field may be.`,
  ja: `このような${kind}のcombatはありえません。各項目に書ける値は${ruleset}のoddsSchemaにあります。`,
});
