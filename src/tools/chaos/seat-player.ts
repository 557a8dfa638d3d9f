import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Json } from '../../rules/index.js';
import { Answered, type Api, type Person } from './api.js';
import type { Answer, Ledger, Receipt, Submission } from './ledger.js';

export interface SeatOf {
  readonly gameId: string;
  readonly seat: string;
  readonly person: Person;
}

interface GameAnswer {
  readonly version: number;
  readonly status: string;
  readonly choices: readonly { readonly action: Json }[];
}

const READ = 'query ($id: ID!) { game(id: $id) { version status choices { action } } }';
const RESULT = `{ __typename
  ... on Played { version applied stopped rolls { dice purpose } }
  ... on Refused { code } }`;
const PLAY = `mutation ($input: PlayInput!) { answer: play(input: $input) ${RESULT} }`;
const UNDO = `mutation ($gameId: ID!, $requestId: ID!, $version: Int!) {
  answer: undo(gameId: $gameId, requestId: $requestId, version: $version) ${RESULT} }`;

type Result =
  | ({ readonly __typename: 'Played' } & Receipt)
  | { readonly __typename: 'Refused'; readonly code: string };

function answerOf(result: Result): Answer {
  if (result.__typename === 'Refused') return { refused: result.code };
  const { __typename: _, ...receipt } = result;
  return { receipt };
}

/** Plays one seat of a game at random, as a client that repeats requests, hurries, and comes back to old requests. */
export class SeatPlayer {
  constructor(
    private readonly api: Api,
    private readonly ledger: Ledger,
    readonly of: SeatOf,
    private readonly pick: (count: number) => number,
  ) {}

  read(): Promise<GameAnswer> {
    const { gameId, person } = this.of;
    return this.api
      .ask<{ game: GameAnswer }>(READ, { id: gameId }, person.token)
      .then(({ game }) => game);
  }

  /** Plays until the game is over or `enough` returns true; true: the game is over. */
  async play(enough: () => boolean): Promise<boolean> {
    while (!enough()) {
      const game = await this.read();
      if (game.status === 'FINISHED') return true;
      const choice = game.choices[this.pick(Math.max(1, game.choices.length))];
      if (choice === undefined) await sleep(20 + this.pick(60));
      else await this.turn(game, choice.action);
    }
    return false;
  }

  private async turn({ version }: GameAnswer, action: Json): Promise<void> {
    const { gameId } = this.of;
    const submission = { gameId, requestId: randomUUID(), version, actions: [action] };
    const copies = this.pick(4) === 0 ? 3 : 1;
    await Promise.all(
      Array.from({ length: copies }, (_, i) => this.submit(submission, i * this.pick(20))),
    );
    const mood = this.pick(20);
    if (mood === 0) await this.undo();
    if (mood === 1) await this.repeatOld();
    if (mood === 2) await this.misuse(submission);
  }

  private async submit(submission: Submission, delayMs: number): Promise<void> {
    await sleep(delayMs);
    const answer = await this.ask(PLAY, { input: submission });
    this.ledger.note(submission, this.of.seat, answer);
  }

  private async undo(): Promise<void> {
    const { gameId, seat } = this.of;
    const { version } = await this.read();
    const given = { gameId, requestId: randomUUID(), version };
    this.ledger.note({ ...given, actions: [] }, seat, await this.ask(UNDO, given));
  }

  /** Repeats an old request: it must get the same receipt for ever. */
  private async repeatOld(): Promise<void> {
    const own = [...this.ledger.played.values()].filter(
      ({ submission, seat }) =>
        submission.gameId === this.of.gameId &&
        seat === this.of.seat &&
        submission.actions.length > 0,
    );
    const old = own[this.pick(Math.max(1, own.length))];
    if (old !== undefined) await this.submit(old.submission, 0);
  }

  /** Sends another body under a used request id: it must be refused for that reason, and change nothing. */
  private async misuse({ requestId, ...same }: Submission): Promise<void> {
    if (!this.ledger.played.has(requestId)) return;
    const answer = await this.ask(PLAY, {
      input: { ...same, requestId, actions: [{ do: 'something-else' }] },
    });
    const code = 'refused' in answer ? answer.refused : 'Played';
    if (code !== 'REQUEST_ID_REUSED')
      this.ledger.faults.push(`exactly once: another body under ${requestId} gave ${code}`);
  }

  private async ask(query: string, variables: object): Promise<Answer> {
    const { token } = this.of.person;
    try {
      return answerOf((await this.api.ask<{ answer: Result }>(query, variables, token)).answer);
    } catch (error) {
      if (error instanceof Answered) this.ledger.faults.push(`a submission met ${error.message}`);
      throw error;
    }
  }
}
