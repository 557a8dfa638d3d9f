import type { Domains, Fields, Shapes } from './action.js';
import { nearest } from './nearest.js';
import type { Text } from './text.js';

/** How many characters of a wrong value the message repeats. */
const SHOWN = 40;
/** The message lists all ids of a domain that has at most this many, where none resembles the wrong one. */
const FEW = 12;

type Given = { readonly [field: string]: unknown };

/**
 * Explains to the sender of a request why it is no action of this game in any position. It reads only the verbs, fields
 * and ids of the game, nothing that changes in play, so it cannot reveal anything hidden.
 */
export function misfit(shapes: Shapes, domains: Domains, input: unknown): Text {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return NO_OBJECT;
  const given = input as Given;
  const verb = given['do'];
  if (typeof verb !== 'string') return NO_VERB;
  const known = shapes.get(verb);
  if (known === undefined) return noSuchVerb(verb, nearest(verb, shapes.keys()));
  const [first, ...rest] = known.map(({ fields }) => faultsIn(verb, fields, domains, given));
  // Where the verb has several sets of fields, the one with the fewest faults is meant.
  const least = rest.reduce((a, b) => (b.length < a.length ? b : a), first ?? []);
  return least[0] ?? NO_OBJECT;
}

const NO_OBJECT: Text = {
  en: 'an action is an object with a verb in `do`, and the fields of that verb.',
  ja: '行動は、動詞を入れた項目doと、その動詞の項目からなるオブジェクトです。',
};
const NO_VERB: Text = {
  en: 'an action says in `do` what is done, as text.',
  ja: '行動には、何をするかを文字列で項目doに入れてください。',
};

/** All faults in the order in which they are reported: missing fields, unknown fields, values outside their domain. */
function faultsIn(verb: string, fields: Fields, domains: Domains, given: Given): Text[] {
  const names = Object.keys(fields);
  const missing = names.filter((name) => !Object.hasOwn(given, name));
  const strange = Object.keys(given).filter((name) => name !== 'do' && !names.includes(name));
  const wrong = names.filter((name) => {
    const domain = domains[fields[name] ?? ''] ?? [];
    return !missing.includes(name) && !domain.includes(given[name] as string);
  });
  return [
    ...missing.map((name) => lacks(verb, name, strange)),
    ...strange.map((name) => hasNo(verb, name, names)),
    ...wrong.map((name) => noSuchValue(verb, name, given[name], domains[fields[name] ?? ''] ?? [])),
  ];
}

const noSuchVerb = (verb: string, near: string | null): Text => ({
  en: `this game has no action "${brief(verb)}"${near === null ? '; `actionSchema` of the ruleset shows them all.' : `. Is "${near}" meant?`}`,
  ja: `このゲームに「${brief(verb)}」という行動はありません。${near === null ? 'ルールセットのactionSchemaを見てください。' : `「${near}」のことですか。`}`,
});

function lacks(verb: string, field: string, strange: readonly string[]): Text {
  const slip = strange.length > 0 ? nearest(field, strange) : null;
  return {
    en: `${verb} needs the field "${field}"${slip === null ? '' : `, not "${brief(slip)}"`}.`,
    ja: `${verb}には項目「${field}」が必要です${slip === null ? '' : `（「${brief(slip)}」ではありません）`}。`,
  };
}

const hasNo = (verb: string, field: string, names: readonly string[]): Text => ({
  en: `${verb} has no field "${brief(field)}"${names.length === 0 ? '' : `; its fields are ${names.join(', ')}`}.`,
  ja: `${verb}に項目「${brief(field)}」はありません${names.length === 0 ? '' : `。項目は${names.join('、')}です`}。`,
});

function noSuchValue(
  verb: string,
  field: string,
  value: unknown,
  domain: readonly (string | number)[],
): Text {
  const ids = domain.map(String);
  if (typeof value === 'string' && domain.includes(Number(value)) && value === `${Number(value)}`)
    return {
      en: `"${field}" of ${verb} is a number: ${value} without quotes.`,
      ja: `${verb}の「${field}」は数です。引用符なしで${value}と書いてください。`,
    };
  const near = typeof value === 'string' ? nearest(value, ids) : null;
  const shown = brief(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const few = near === null && ids.length <= FEW ? ids.join(', ') : null;
  return {
    en: `"${field}" of ${verb} cannot be "${shown}"${near === null ? '' : `. Is "${near}" meant?`}${few === null ? (near === null ? '.' : '') : `; it is one of ${few}.`}`,
    ja: `${verb}の「${field}」に「${shown}」は使えません。${near === null ? '' : `「${near}」のことですか。`}${few === null ? '' : `${few}のいずれかです。`}`,
  };
}

const brief = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
