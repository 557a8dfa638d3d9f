import { applyDecorators } from '@nestjs/common';
import { Field, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, MaxLength, Min } from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import { type Ruleset, RULESETS, type Text, type TypedFields } from '../../rules/index.js';

/** Ids of pieces, cards and places are short. */
export const LONGEST_ID = 100;

const KINDS = {
  id: { checks: [MaxLength(LONGEST_ID), IsString()], graphql: ID, rest: String },
  count: { checks: [Min(0), IsInt()], graphql: Int, rest: 'integer' },
} as const;

type Kind = keyof typeof KINDS;
type Input = abstract new () => object;

/** What the games that can be played here declare, by name. Games that share a name say the same of it. */
export const declared = <T>(
  tableOf: (rules: Ruleset) => { readonly [name: string]: T },
): ReadonlyMap<string, T> => new Map(RULESETS.flatMap((rules) => Object.entries(tableOf(rules))));

/** A mutation or a use, with what it is told and what it does. */
export interface Taker {
  readonly name: string;
  readonly fields: TypedFields;
  readonly text?: Text;
}

/** A field of any of several takers, and what it is to each. */
export interface SharedField {
  readonly name: string;
  readonly kind: Kind;
  readonly text: Text;
}

/** Every field of the takers, once: `space`, "units, depot: where." */
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

/** Gives an input of GraphQL a field, which is checked as its kind asks for. */
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

/** Gives a body of REST all those fields; which of them one request needs is for the rules to say. */
export function addProperties(body: Input, fields: readonly SharedField[]): void {
  for (const { name, kind, text } of fields) {
    const { checks, rest } = KINDS[kind];
    const told = ApiPropertyOptional({ type: rest, description: text.en } as object);
    applyDecorators(...checks, Optional(), told)(body.prototype as object, name);
  }
}
