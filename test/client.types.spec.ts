import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import {
  type Action,
  choices,
  type Json,
  owed,
  playInPlace,
  RecordingTable,
  type Ruleset,
  RULESETS,
  seeded,
  seededChance,
  start,
} from '../src/rules/index.js';
import { nameOf, typesOf } from '../src/tools/client/types.js';

const CLIENT = join(PROJECT_ROOT, 'client', 'src', 'index.ts');
const PATIENCE = 60_000;
const STEPS = 600;
/** A view in so many steps: they are long, and hardly change from one to the next. */
const SEEN = 25;

const AUTHOR = join(PROJECT_ROOT, 'client', 'author.ts');
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ noEmit: true, skipLibCheck: true, types: ['node'] },
  ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  paths: { '@muster/client': [CLIENT] },
};
const host = ts.createCompilerHost(OPTIONS);
/** All programs are of the same files but one. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler has against a program that uses the client. */
function problemsIn(code: string): string[] {
  const author = ts.createSourceFile(AUTHOR, code, ts.ScriptTarget.ES2022);
  const program = ts.createProgram([AUTHOR], OPTIONS, {
    ...host,
    getSourceFile: (name, ...rest) => {
      if (name === AUTHOR) return author;
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, ...rest));
      return parsed.get(name);
    },
    fileExists: (name) => name === AUTHOR || host.fileExists(name),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

interface Seen {
  readonly views: Json[];
  readonly actions: Action[];
}

/** What is seen and done in the first part of a game at random, by everybody. */
function seenIn(rules: Ruleset, scenario: string, seed: number): Seen {
  const random = seeded(seed);
  const chance = seededChance(seed);
  const { state } = start(rules, { scenario, options: {} }, chance);
  const seen: Seen = { views: [], actions: [] };
  for (let step = 0; step < STEPS && state.outcome === null; step++) {
    if (step % SEEN === 0)
      for (const viewer of [...rules.seats, null])
        seen.views.push(structuredClone(rules.view(state, viewer)) as Json);
    const [seat] = owed(rules, state);
    const all = choices(rules, state, seat!);
    const action = all[random(all.length)]!;
    seen.actions.push(action);
    playInPlace(rules, state, seat!, action, new RecordingTable(chance));
  }
  return seen;
}

const importOf = (rules: Ruleset): string =>
  `import type { ${nameOf(rules.id)} as Game } from '@muster/client';`;

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'the types of %s',
  (_, rules) => {
    it(
      'are those of the views and actions of its games',
      () => {
        const seen = rules.scenarios.map(({ id }, seed) => seenIn(rules, id, seed));
        const views = seen.flatMap((one) => one.views);
        const actions = seen.flatMap((one) => one.actions);
        expect(views.length).toBeGreaterThan(10);
        const distinct = [...new Set(actions.map((action) => JSON.stringify(action)))];
        const lines = [
          importOf(rules),
          ...views.map((view, i) => `export const v${i}: Game.View = ${JSON.stringify(view)};`),
          ...distinct.map((action, i) => `export const a${i}: Game.Action = ${action};`),
        ];
        expect(problemsIn(lines.join('\n'))).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'know their members and verbs',
      () => {
        const lines = [
          importOf(rules),
          `export const shoe = (view: Game.View) => view.shoeSize;`,
          `export const dance: Game.Action = { do: 'dance' };`,
          `export const none: Game.View = {};`,
          `export const outcome = (view: Game.View): string | undefined => view.outcome?.reason;`,
        ];
        const problems = problemsIn(lines.join('\n'));
        expect(problems).toHaveLength(3);
        expect(problems[0]).toContain('shoeSize');
        expect(problems[1]).toContain('dance');
      },
      PATIENCE,
    );
  },
);

describe('what an author writes', () => {
  it.each(['client/README.md', 'docs/api.md'])(
    'compiles as %s has it',
    (page) => {
      const text = readFileSync(join(PROJECT_ROOT, page), 'utf8');
      const examples = [...text.matchAll(/```ts\n(.*?)```/gs)]
        .map(([, code]) => code!)
        .filter((code) => code.includes(`from '@muster/client'`));
      expect(examples).toHaveLength(1);
      expect(problemsIn(examples[0]!)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'does not compile for a ruleset or a verb that there is not',
    () => {
      const lines = [
        `import type { Muster } from '@muster/client';`,
        `export const known = (muster: Muster) => muster.look<'columbia1812'>('1');`,
        `export const unknown = (muster: Muster) => muster.look<'columbia1821'>('1');`,
        `export const verb = async (muster: Muster) =>`,
        `  (await muster.game<'madison'>('1')).choices.filter(({ action }) => action.do === 'dance');`,
        `export const any = async (muster: Muster) =>`,
        `  (await muster.game('1')).choices.filter(({ action }) => action.do === 'dance');`,
      ];
      const problems = problemsIn(lines.join('\n'));
      expect(problems).toHaveLength(2);
      expect(problems[0]).toContain('columbia1821');
      expect(problems[1]).toContain('dance');
    },
    PATIENCE,
  );
});

describe('typesOf', () => {
  const view = (schema: object, lists = {}): string => typesOf({ View: schema as never }, lists);

  it('names lists, says the rest one by one, and null last', () => {
    const town = ['york', 'buffalo', 'erie', 'albany'];
    const code = view({ enum: [...town, 'gone', null] }, { town });
    expect(code).toContain(`export type View = Town | "gone" | null;`);
    expect(code).toContain(`export type Town = "york" | "buffalo" | "erie" | "albany";`);
  });

  it('throws on a keyword that it cannot tell', () => {
    expect(() => view({ patternProperties: {} })).toThrow('patternProperties');
  });
});
