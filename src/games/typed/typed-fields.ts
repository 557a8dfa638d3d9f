import { applyDecorators } from '@nestjs/common';
import { Field, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, MaxLength, Min } from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import { type Ruleset, RULESETS, type Text, type TypedFields } from '../../rules/index.js';

/** How long an id of a piece, card or place may be. */
export const LONGEST_ID = 100;

const KINDS = {
  id: { checks: [MaxLength(LONGEST_ID), IsString()], graphql: ID, rest: String },
  count: { checks: [Min(0), IsInt()], graphql: Int, rest: 'integer' },
} as const;

type Kind = keyof typeof KINDS;
type Input = abstract new () => object;

/** Name -> what the installed games declare under it. Games that share a name declare the same. */
export const declared = <T>(
  tableOf: (rules: Ruleset) => { readonly [name: string]: T },
): ReadonlyMap<string, T> => new Map(RULESETS.flatMap((rules) => Object.entries(tableOf(rules))));

/** A mutation or a use of a card, with its fields and a text on what it does. */
export interface Taker {
  readonly name: string;
  readonly fields: TypedFields;
  readonly text?: Text;
}

/** A field that several mutations may share, with a text on what it means to each. */
export interface SharedField {
  readonly name: string;
  readonly kind: Kind;
  readonly text: Text;
}

/** Each field of the takers once, with a joint text, e.g. for `space`: "units, depot: where." */
export function shared(takers: readonly Taker[]): SharedField[] {
  const names = new Set(takers.flatMap(({ fields }) => Object.keys(fields)));
  return [...names].map((name) => {
    const having = takers.filter(({ fields }) => name in fields);
    const kind = having[0]?.fields[name]?.kind ?? 'id';
    return { name, kind, text: toldOf(name, having) };
  });
}

function toldOf(field: string, takers: readonly Taker[]): Text {
  const told = takers.map(({ name, fields, text }) => ({
    name,
    text: fields[field]?.text ?? afterColon(text ?? { en: '', ja: '' }),
  }));
  const kinds = [...new Map(told.map(({ text }) => [text.en, text])).values()];
  const namesOf = ({ en }: Text): string[] =>
    told.filter(({ text }) => text.en === en).map(({ name }) => name);
  return {
    en: kinds.map((text) => `${namesOf(text).join(', ')}: ${text.en}`).join(' '),
    ja: kinds.map((text) => `${namesOf(text).join('、')}: ${text.ja}`).join(''),
  };
}

const afterColon = ({ en, ja }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  ja,
});

/** Adds a field with its validators to an input class of GraphQL. */
export function addField(
  input: Input,
  name: string,
  { kind, isNeeded, text }: { kind: Kind; isNeeded?: boolean; text?: string | undefined },
): void {
  const { checks, graphql } = KINDS[kind];
  const optional = isNeeded ? [] : [Optional()];
  const options = { nullable: !isNeeded, ...(text !== undefined && { description: text }) };
  applyDecorators(
    ...checks,
    ...optional,
    Field(() => graphql, options),
  )(input.prototype, name);
}

/**
 * Adds all those fields to a body class of REST. All are optional: which of them a request needs is for the rules to
 * say.
 */
export function addProperties(body: Input, fields: readonly SharedField[]): void {
  for (const { name, kind, text } of fields) {
    const { checks, rest } = KINDS[kind];
    const told = ApiPropertyOptional({ type: rest, description: text.en } as object);
    applyDecorators(...checks, Optional(), told)(body.prototype as object, name);
  }
}
