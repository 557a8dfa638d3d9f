import {
  type Action,
  MusterError,
  type PlayResult,
  type Refused,
} from '../../../client/src/index.js';
import { Occupied } from '../locks.js';
import { fill, words } from '../words.js';
import type { Asked } from './lesson.js';
import { isPassing, type Outbox, send, waiting } from './outbox.js';
import { postWords } from './post-words.js';
import type { Watch } from './watch.js';
import type { Wish } from './wishes.js';

/** After this time without an answer the player is told that the press was not sent yet, in ms. */
const LATE = 1_000;

const isOut = (error: unknown): boolean =>
  error instanceof MusterError && error.code === 'UNAUTHENTICATED';

const notDone = (problem: unknown): string =>
  fill(postWords().notDone, { why: problem instanceof Error ? problem.message : String(problem) });

/** Sends presses one after the other; a decision made while another is under way is not sent. */
export class Post {
  isBusy = false;
  /** Whether there has been no answer for so long that the player wants to know. */
  isLate = false;
  refused: Refused | null = null;
  /** Why the last press was not carried out, if it was not the rules that refused it. */
  told: string | null = null;
  /** The last actions that were carried out, and the question that they answered. */
  done: { readonly asked: Asked; readonly actions: readonly Action[] } | null = null;
  private turn: Promise<PlayResult | null> | null = null;

  private readonly box: Outbox;

  constructor(
    box: Omit<Outbox, 'renew'>,
    private readonly watch: Watch,
    private readonly changed: () => void,
  ) {
    this.box = { ...box, renew: () => this.set({ told: words().renewed }) };
  }

  /** Whether a press has had no answer yet. */
  get isWaiting(): boolean {
    return waiting(this.box).length > 0;
  }

  /** Sends a wish; null: sends presses that are waiting. Returns null if nothing was sent or there was no answer. */
  async send(wish: Wish | null): Promise<PlayResult | null> {
    if (this.turn !== null && wish?.kind !== 'resign') return null;
    while (this.turn !== null) await this.turn;
    this.turn = this.carryOut(wish).finally(() => (this.turn = null));
    return this.turn;
  }

  forget(): void {
    [this.refused, this.told] = [null, null];
    this.changed();
  }

  private async carryOut(wish: Wish | null): Promise<PlayResult | null> {
    this.set({ isBusy: true, refused: null, ...(wish !== null && { told: null }) });
    const timer = setTimeout(() => this.set({ isLate: true }), LATE);
    try {
      const asked = this.watch.seen?.game;
      const { result, isLeft } = await send(this.box, wish);
      if (
        asked !== undefined &&
        wish?.kind === 'play' &&
        result?.__typename === 'Played' &&
        !isLeft
      )
        this.done = { asked, actions: wish.input.actions.slice(0, result.applied) };
      this.set({ refused: result?.__typename === 'Refused' ? result : null });
      if (isLeft) this.set({ told: postWords().notSentMoved });
      await this.seeWhatCame(wish, result);
      return result;
    } catch (problem) {
      if (isPassing(problem)) this.watch.lose();
      else if (isOut(problem)) this.watch.fail(problem);
      else await this.say(problem);
      return null;
    } finally {
      clearTimeout(timer);
      this.set({ isBusy: false, isLate: false });
    }
  }

  /**
   * A public version may be on the page already, and is only announced; after any other result the game is fetched
   * again.
   */
  private async seeWhatCame(wish: Wish | null, result: PlayResult | null): Promise<void> {
    const from = wish?.kind === 'play' ? wish.input.version : Infinity;
    if (result?.__typename === 'Played' && result.version > from)
      await this.watch.hear(result.version);
    else await this.watch.look();
  }

  /** Says that a press failed, until the next press, however often the game is fetched meanwhile. */
  private async say(problem: unknown): Promise<void> {
    this.set({ told: problem instanceof Occupied ? postWords().occupied : notDone(problem) });
    await this.watch.look();
  }

  private set(now: Partial<Pick<Post, 'isBusy' | 'isLate' | 'refused' | 'told'>>): void {
    Object.assign(this, now);
    this.changed();
  }
}
