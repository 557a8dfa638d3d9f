import { createContext, runInContext } from 'node:vm';

import type { TestApp } from './support.js';

/** A page that the browser has open. */
export interface Open {
  readonly url: string;
  readonly focused: boolean;
}

export interface Shown {
  readonly title: string;
  readonly options: any;
}

/**
 * The service worker of the table's page as it is given out, in a browser of which only what pushes need is there: no
 * test can reach a push service, or press a notice of a real one.
 */
export class PushWorker {
  /** What is on the screen, by its tag. */
  readonly shown = new Map<string, Shown>();
  /** Pages that are open, and those that were opened or come to the front by a press. */
  pages: Open[] = [];
  readonly opened: string[] = [];
  /** Whether the service can be reached. */
  isOnline = true;
  private readonly heard = new Map<string, (event: object) => void>();

  static async of(app: TestApp): Promise<PushWorker> {
    const worker = new PushWorker(app.url);
    const { body } = await app.rest('GET /worker.js');
    runInContext(body, createContext(worker.around()));
    return worker;
  }

  private constructor(private readonly home: string) {}

  /** Everything that the worker finds around it. */
  private around(): object {
    const self = {
      addEventListener: (name: string, hear: (event: object) => void) => this.heard.set(name, hear),
      clients: { matchAll: async () => this.found(), openWindow: this.open },
      registration: {
        showNotification: async (title: string, options: any) =>
          void this.shown.set(options.tag, { title, options: structuredClone(options) }),
      },
    };
    const asked = (path: string, wish: RequestInit): Promise<Response> =>
      this.isOnline ? fetch(`${this.home}${path}`, wish) : Promise.reject(new Error('no network'));
    return { self, fetch: asked, URL, Date, JSON };
  }

  private readonly open = async (path: string): Promise<void> => void this.opened.push(path);

  private readonly found = (): object[] =>
    this.pages.map((page) => ({ ...page, focus: () => this.open(new URL(page.url).pathname) }));

  async push(told: object): Promise<void> {
    await this.tell('push', { data: { json: () => told } });
  }

  /** A press on a notice, or on a button of it. */
  async press(tag: string, action = ''): Promise<void> {
    const { title, options } = this.shown.get(tag)!;
    const close = (): void => void this.shown.delete(tag);
    await this.tell('notificationclick', { action, notification: { title, ...options, close } });
  }

  private async tell(name: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.heard.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }
}
