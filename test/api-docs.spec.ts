import { readFileSync } from 'node:fs';

import { buildSchema, parse, validate } from 'graphql';

import { readEnvironment } from '../src/config/environment.js';
import { QUOTAS } from '../src/config/quotas.js';
import { ERROR_CODES, ERRORS } from '../src/errors/errors.js';
import { REFUSAL_CODES } from '../src/games/play/refusal.js';
import { MAX_STEPS } from '../src/games/play/submission.js';
import { BEATS } from '../src/games/rest/event-streams.js';
import { WIDTH } from '../src/games/rest/queries.js';
import { MAX_BEHIND } from '../src/games/streams/streams.service.js';
import { ANSWER_LIMIT, LIMITS } from '../src/graphql/weights.js';
import { LONGEST_NAME, MOST_CHARACTERS } from '../src/players/name.js';
import { PLAYERS_AN_ADDRESS } from '../src/quotas/quotas.service.js';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = read('docs/api.md');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );

/** The numbers in a cell of a table or in a sentence. */
const numbersIn = (told: string | undefined): number[] =>
  [...(told ?? '').matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

/** The numbers of the line of a table that begins so, without those of its last column. */
const figures = (line: string): number[] => {
  const row = text.split('\n').find((one) => one.startsWith(`| ${line} `));
  return numbersIn(row?.split('|').slice(2, 4).join(' '));
};

describe('docs/api.md', () => {
  it('tells every error code with its status and sentence, and no other', () => {
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (.+) \|$/gm)].map(
      ([, code, status, sentence]) => [code, Number(status), sentence],
    );
    expect(rows).toEqual(
      ERROR_CODES.map((code) => [code, ERRORS[code].status, ERRORS[code].message.en]),
    );
  });

  it('tells which of them are data in GraphQL', () => {
    const [, list = ''] = /is refused as data in GraphQL with (.*?)\.\n/s.exec(text) ?? [];
    expect([...list.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code)).toEqual([...REFUSAL_CODES]);
  });

  it('tells the figures that the code has: how much anybody may ask for', () => {
    const quota = (name: keyof typeof QUOTAS): number => QUOTAS[name][1];
    expect(figures('becoming a player')).toEqual([quota('signUps')]);
    const shared = {
      'new games': 'games',
      'written positions': 'positionKb',
      'pictures drawn': 'pictures',
      'questions about odds': 'odds',
      'acts in events': 'acts',
    } as const;
    for (const [line, name] of Object.entries(shared))
      expect([line, figures(line)]).toEqual([
        line,
        [quota(name), quota(name) * PLAYERS_AN_ADDRESS],
      ]);
    expect(figures('games that wait for players')).toEqual([quota('openGames')]);
    expect(figures('practice games')).toEqual([quota('practiceGames')]);
    expect(figures('events that are not over')).toEqual([quota('openTournaments')]);
    expect(figures('keys')).toEqual([quota('keys')]);
    expect(figures('endpoints for webhooks')).toEqual([quota('endpoints')]);
    expect(figures('followers of all endpoints')).toEqual([quota('followers')]);
    expect(figures('trials of endpoints')).toEqual([quota('endpointTrials')]);
  });

  it('tells the figures that the code has: how large a document may be', () => {
    const told = {
      'characters, tokens': [LIMITS.length, LIMITS.tokens],
      'brackets inside each other': [LIMITS.nesting],
      'lists of arguments': [LIMITS.arguments],
      operations: [LIMITS.operations],
      depth: [LIMITS.depth],
      'root fields': [LIMITS.roots],
      'fields, aliases': [LIMITS.fields, LIMITS.aliases],
      cost: [LIMITS.cost],
      'bytes of the answer': [ANSWER_LIMIT],
    };
    for (const [line, limits] of Object.entries(told))
      expect([line, figures(line)]).toEqual([line, limits]);
  });

  it('tells the figures that the code has: in its sentences', () => {
    const { stallSeconds, tokenDays } = readEnvironment({}, '/');
    const { least, most, usual } = WIDTH;
    const sentences: [RegExp, number[]][] = [
      [/one who falls (.*?) versions behind/, [MAX_BEHIND]],
      [/A line `: still here` comes every (.*?) s/, [stallSeconds / BEATS]],
      [/`width` is (.*?) if not given/s, [least, most, usual]],
      [/The token of `signUp` ends after (.*?) days/, [tokenDays]],
      [/^`signUp` gives(.*?)\. Send/ms, [1, MOST_CHARACTERS, LONGEST_NAME]],
      [/at most (\S+) actions/, [MAX_STEPS]],
    ];
    for (const [sentence, expected] of sentences)
      expect([sentence, numbersIn(sentence.exec(text)?.[1])]).toEqual([sentence, expected]);
  });

  it('shows GraphQL that the schema allows', () => {
    const schema = buildSchema(read('schema.graphql'));
    expect(blocks('graphql').length).toBeGreaterThan(3);
    for (const block of blocks('graphql')) expect(validate(schema, parse(block))).toEqual([]);
  });
});
