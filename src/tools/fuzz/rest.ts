import { randomUUID } from 'node:crypto';

import type { Random } from '../../rules/index.js';
import type { Sent } from './target.js';
import { odd, oneOf } from './values.js';

/** The parts of an OpenAPI document that are used here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly example?: unknown;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
}

/** What requests are made of, as of now. */
export interface Material {
  /** Texts and ids to use. */
  readonly words: readonly string[];
  readonly games: readonly string[];
  readonly rulesets: readonly string[];
  /** Legal choices, each with the version to send it against. */
  readonly moves: readonly { readonly version: number; readonly action: unknown }[];
  readonly tokens: readonly string[];
  /** A written position, or nearly one. */
  position(): string;
}

/** The operations as a list, e.g. `POST /v1/games`. */
export const routesOf = ({ paths }: Description): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** A text that differs a little from the given one. */
function near(text: string, random: Random): string {
  const at = random(text.length);
  const ways = [text.toUpperCase(), text.replaceAll('-', ''), `${text} `, text.slice(0, -1)];
  const changed = `${text.slice(0, at)}${random(10)}${text.slice(at + 1)}`;
  return oneOf(random, [changed, ...ways]);
}

/** Endless requests to every operation of the description, in random order. */
export class Requests {
  private readonly operations: readonly (readonly [string, string, Operation])[];

  constructor(
    private readonly description: Description,
    private readonly random: Random,
    private readonly material: () => Material,
  ) {
    this.operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [method.toUpperCase(), path, operation] as const,
      ),
    );
  }

  next(): Sent {
    const [method, path, operation] = oneOf(this.random, this.operations);
    const { parameters = [], requestBody } = operation;
    const headers: Record<string, string> = { ...this.authorization() };
    const query = new URLSearchParams();
    let target = path;
    for (const parameter of parameters) {
      if (parameter.in !== 'path' && parameter.required !== true && !this.chance(3)) continue;
      const value = wellFormed(this.parameter(parameter));
      if (parameter.in === 'path')
        target = target.replace(`{${parameter.name}}`, encodeURIComponent(value));
      else if (parameter.in === 'query') query.append(parameter.name, value);
      else headers[parameter.name] = value.replace(/[^\x21-\x7e]/g, '?').slice(0, 2_000);
    }
    if (this.chance(30)) query.append(this.word(), this.word());
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema && this.body(schema);
    if (body !== undefined) headers['content-type'] = this.contentType();
    const asked = query.size > 0 ? `${target}?${query.toString()}` : target;
    return { method, path: asked, headers, ...(body !== undefined && { body }) };
  }

  private chance(one: number): boolean {
    return this.random(one) === 0;
  }

  private word(): string {
    const word = oneOf(this.random, this.material().words);
    return this.chance(12) ? near(word, this.random) : word;
  }

  private authorization(): Record<string, string> {
    const { tokens } = this.material();
    if (this.chance(4)) return {};
    const token = oneOf(this.random, tokens);
    return { authorization: `Bearer ${this.chance(60) ? near(token, this.random) : token}` };
  }

  private contentType(): string {
    const others = ['text/plain', 'application/json; charset=utf-16', 'application/xml', 'x'];
    return this.chance(60) ? oneOf(this.random, others) : 'application/json';
  }

  private parameter({ name, schema }: Parameter): string {
    if (this.chance(25)) return text(odd(this.random)).slice(0, 4_000);
    const { games, rulesets } = this.material();
    if (name === 'id')
      return this.chance(8) ? this.word() : oneOf(this.random, [...games, ...rulesets]);
    if (name === 'Idempotency-Key') return this.chance(10) ? this.word() : randomUUID();
    return text(this.valueOf(schema, name));
  }

  private valueOf(schema: Schema, name: string): unknown {
    if (this.chance(40)) return odd(this.random);
    const { $ref, type, items } = schema;
    if ($ref !== undefined) {
      const named = this.description.components.schemas[$ref.split('/').at(-1) ?? ''];
      return this.valueOf(named ?? {}, name);
    }
    if (name === 'position') return this.material().position();
    if (name === 'actions') return this.actions();
    if (name === 'ruleset') return oneOf(this.random, this.material().rulesets);
    if (schema.enum) return oneOf(this.random, schema.enum);
    if (name === 'version' && !this.chance(8))
      return oneOf(this.random, this.material().moves).version;
    if (type === 'integer') return this.random(this.chance(10) ? 1e9 : (schema.maximum ?? 60) + 1);
    if (type === 'boolean') return this.chance(2);
    if (type === 'array')
      return Array.from({ length: this.random(4) }, () => this.valueOf(items ?? {}, ''));
    if (schema.properties && Object.keys(schema.properties).length > 0) return this.object(schema);
    if (schema.additionalProperties !== undefined) return this.free(3);
    return this.chance(4) && schema.example !== undefined ? schema.example : this.word();
  }

  private object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const names = Object.keys(properties).filter((name) =>
      required.includes(name) ? !this.chance(40) : this.chance(3),
    );
    return Object.fromEntries(
      names.map((name) => [name, this.valueOf(properties[name] ?? {}, name)]),
    );
  }

  /** Legal actions, and such with a change. */
  private actions(): unknown[] {
    return Array.from({ length: 1 + this.random(3) }, () => {
      const { action } = oneOf(this.random, this.material().moves);
      if (!this.chance(3) || typeof action !== 'object') return action;
      const names = Object.keys(action ?? {});
      const name = this.chance(4) || names.length === 0 ? this.word() : oneOf(this.random, names);
      return { ...action, [name]: this.free(2) };
    });
  }

  /** A random value, where the schema does not say what. */
  private free(depth: number): unknown {
    const kind = this.random(depth > 0 ? 6 : 3);
    if (kind === 0) return this.random(12);
    if (kind === 1) return this.word();
    if (kind === 2) return this.chance(2) ? odd(this.random) : this.chance(2);
    const count = this.random(4);
    if (kind === 3) return Array.from({ length: count }, () => this.free(depth - 1));
    return Object.fromEntries(
      Array.from({ length: count }, () => [this.word(), this.free(depth - 1)]),
    );
  }

  private body(schema: Schema): string {
    if (this.chance(10)) return oneOf(this.random, RAW)(this.random);
    const json = JSON.stringify(this.valueOf(schema, '')) ?? '';
    return this.chance(30) ? json.slice(0, this.random(json.length + 1)) : json;
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A text without lone surrogates, which an address cannot contain. */
const wellFormed = (sent: string): string => Buffer.from(sent).toString();

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const wide = (count: number, of: string): string =>
  Array.from({ length: count }, (_, i) => `"${of}${i}":${i}`).join(',');

/** Bodies that nobody writes by accident. */
const RAW: readonly ((random: Random) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '"text"',
  (random) => '['.repeat(random(100_000)),
  (random) => `${'{"a":'.repeat(random(6_000))}1${'}'.repeat(random(6_000))}`,
  (random) => `${'['.repeat(5_000)}${']'.repeat(5_000 - random(2))}`,
  (random) => `{${wide(random(8_000), 'f')}}`,
  (random) => `{"combat":{${wide(random(8_000), 'f')}}}`,
  () => `{"combat":${deep(5_000)},"options":${deep(5_000)},"ruleset":"madison","scenario":"1814"}`,
  () => `{"version":1,"actions":[${deep(5_000)}],"combat":{"attackers":${deep(5_000)}}}`,
  () => `{"ruleset":"madison","scenario":"1814","entropy":"\\u0000","position":"\\ud800"}`,
  (random) => `{"name":"${'\\u0000'.repeat(1 + random(100))}"}`,
  (random) => `{"name":"${'\\ud800'.repeat(1 + random(100))}"}`,
  (random) => `{"name":"${'é\u0301'.repeat(random(40_000))}"}`,
  (random) => `{"name":"${'x'.repeat(random(400_000))}"}`,
  (random) => `{"__proto__":{"a":${random(9)}},"constructor":{"prototype":{}}}`,
  (random) => `{"version":1,"actions":[${'{},'.repeat(random(30_000))}{}]}`,
  (random) => `{"version":${'9'.repeat(random(2_000))},"actions":[{"do":"done"}]}`,
  (random) =>
    `{"ruleset":"columbia1812","scenario":"campaign","position":"${'#'.repeat(random(200_000))}"}`,
  (random) =>
    `{"ruleset":"madison","scenario":"1814","position":"${'# madison\\n'.repeat(random(20_000))}"}`,
  (random) =>
    `{"ruleset":"ops1812","scenario":"campaign","position":"${' \\t'.repeat(random(60_000))}\\r"}`,
];
