import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import WebSocket from 'ws';

import type { Api } from './api.js';
import { markOf, type ToldChange } from './heard.js';
import type { Witness } from './witness.js';

const CHANGES = `subscription ($gameId: ID!, $after: Int) { gameChanged(gameId: $gameId, after: $after) {
  version patch entries { type data clause { id } rolls { dice purpose } } game { status } } }`;

/** A connection that was cut while nobody read from it is noticed within this time. */
const CUT_MS = 3_000;

export type Way = 'ws' | 'sse';

type ChangeOfGame = ToldChange & { readonly game: { readonly status: string } };

type Message =
  | { readonly type: 'connection_ack' | 'ping' | 'complete' }
  | {
      readonly type: 'next';
      readonly payload: { readonly data?: { readonly gameChanged: ChangeOfGame } | null };
    }
  | {
      readonly type: 'error';
      readonly payload: readonly { readonly extensions: { readonly code: string } }[];
    };

/**
 * A subscriber that reconnects with the last version it saw, whatever happens to its connection, until its game is
 * over.
 */
export class Listener {
  /** The marks of the versions from 1, in the order in which they came. */
  readonly marks: string[] = [];
  readonly faults: string[] = [];
  connections = 0;
  private over = false;
  private hangUp: (() => void) | undefined;
  private reading: { pause(): unknown; resume(): unknown } | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly api: Api,
    private readonly way: Way,
    readonly gameId: string,
    readonly seat: string | null,
    private readonly token: string | undefined,
    private readonly witness: Witness,
  ) {}

  /** A subscriber of the same kind to another game. */
  of(gameId: string, token: string | undefined): Listener {
    return new Listener(this.api, this.way, gameId, this.seat, token, this.witness);
  }

  start(): void {
    this.running = this.listen();
  }

  /** Cuts the connection, as a failing network would. */
  cut(): void {
    this.hangUp?.();
  }

  /** Reads nothing for so long; true: the connection was cut meanwhile. */
  async stall(milliseconds: number): Promise<boolean> {
    const { connections, reading } = this;
    reading?.pause();
    await sleep(milliseconds);
    reading?.resume();
    const end = Date.now() + CUT_MS;
    while (this.connections === connections && !this.over && Date.now() < end) await sleep(50);
    return this.connections > connections;
  }

  async stop(): Promise<void> {
    this.over = true;
    this.cut();
    await this.running;
  }

  private async listen(): Promise<void> {
    for (let wait = 50; !this.over;) {
      const before = this.marks.length;
      const instance = await this.api.anyInstance(1_000).catch(() => undefined);
      if (instance === undefined || this.over) continue;
      const { url } = instance;
      this.connections++;
      await (this.way === 'ws' ? this.overSocket(url) : this.overEvents(url)).catch(
        () => undefined,
      );
      wait = this.marks.length > before ? 50 : Math.min(2_000, wait * 1.5);
      if (!this.over) await sleep(wait * (0.5 + Math.random()));
    }
  }

  private hear(change: ToldChange): void {
    this.witness.hear(this.gameId, change.version);
    const expected = this.marks.length + 1;
    if (change.version === expected) this.marks.push(markOf(change));
    else
      this.faults.push(
        `version ${change.version} was heard where ${expected} was due (${this.gameId})`,
      );
  }

  private overSocket(url: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    const variables = { gameId: this.gameId, after: this.marks.length };
    this.hangUp = () => socket.terminate();
    this.reading = socket;
    return new Promise((done) => {
      socket.on('error', () => done()).on('close', () => done());
      socket.on('open', () => say({ type: 'connection_init', payload: authorization }));
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Message;
        if (message.type === 'connection_ack')
          say({ id: '1', type: 'subscribe', payload: { query: CHANGES, variables } });
        else if (message.type === 'ping') say({ type: 'pong' });
        else if (message.type === 'next' && message.payload.data) {
          const { gameChanged } = message.payload.data;
          this.hear(gameChanged);
          this.over ||= gameChanged.game.status === 'FINISHED';
        } else this.ended(message, socket);
      });
    });
  }

  private ended(message: Message, socket: WebSocket): void {
    if (message.type === 'error') this.judge(message.payload[0]?.extensions.code ?? '');
    socket.close(1000);
  }

  /** Judges an error: INVALID_INPUT means that a version which this subscriber has seen does not exist any more. */
  private judge(code: string): void {
    if (code === 'INVALID_INPUT')
      this.faults.push(`version ${this.marks.length} was heard and is gone (${this.gameId})`);
  }

  private overEvents(url: string): Promise<void> {
    const headers = {
      'last-event-id': String(this.marks.length),
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
    return new Promise((done) => {
      const request = get(
        `${url}/v1/games/${this.gameId}/events`,
        { headers, agent: false },
        (response) => {
          this.reading = response;
          if (response.statusCode === 400) this.judge('INVALID_INPUT');
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text = this.messages(text + chunk)));
          response.on('close', done).on('error', () => done());
        },
      );
      this.hangUp = () => request.destroy();
      request.on('error', () => done());
    });
  }

  /** Takes the complete messages out of a text, and returns the rest. */
  private messages(text: string): string {
    const parts = text.split('\n\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) {
      this.over ||= part.includes('event: end');
      if (!part.includes('event: change')) continue;
      const data = part.split('\n').find((line) => line.startsWith('data: '));
      this.hear(JSON.parse(data?.slice(6) ?? 'null') as ToldChange);
    }
    return rest;
  }
}
