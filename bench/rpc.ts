import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A call from one process to another, over the channel between parent and child. */
interface Call {
  readonly call: number;
  readonly name: string;
  readonly input: unknown;
}

interface Answer {
  readonly call: number;
  readonly result?: unknown;
  readonly error?: string;
}

type Handlers = { readonly [name: string]: (input: never) => unknown };

/** In the child process: answers calls one after another. */
export function serve(handlers: Handlers): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: Call) => void answer(handlers, message));
}

async function answer(handlers: Handlers, { call, name, input }: Call): Promise<void> {
  try {
    const result = await handlers[name]?.(input as never);
    process.send?.({ call, result } satisfies Answer);
  } catch (error) {
    process.send?.({ call, error: String((error as Error).stack ?? error) } satisfies Answer);
  }
}

/** In the parent process: a child that answers calls. */
export class Remote {
  private calls = 0;

  constructor(readonly child: ChildProcess) {
    child.setMaxListeners(0);
  }

  static start(
    module: URL,
    args: readonly string[] = [],
    execArgv: readonly string[] = [],
  ): Remote {
    return new Remote(
      fork(module, args, {
        execArgv: [...execArgv],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  ask<T>(name: string, input: unknown = null): Promise<T> {
    const call = ++this.calls;
    const { child } = this;
    return new Promise<T>((resolve, reject) => {
      const onAnswer = (message: Answer): void => {
        if (message?.call !== call) return;
        done();
        if (message.error === undefined) resolve(message.result as T);
        else reject(new Error(`${name}: ${message.error}`));
      };
      const onExit = (code: number | null): void => {
        done();
        reject(new Error(`${name}: the process ended with ${code}`));
      };
      const done = (): void => void child.off('message', onAnswer).off('exit', onExit);
      child.on('message', onAnswer).on('exit', onExit);
      child.send({ call, name, input } satisfies Call);
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 5_000);
    await gone;
    clearTimeout(timer);
  }
}
