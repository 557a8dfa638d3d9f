/** What a user sees of a reply. */
export interface Seen {
  readonly text: string;
  /** Ids that a press on each choice of the question sends. */
  readonly choices: readonly string[];
  /** The same for pages, steps back and all other buttons. */
  readonly others: readonly string[];
  /** Labels of everything that can be pressed. */
  readonly labels: readonly string[];
  /** Why the app would not accept the reply, or not show it to its asker alone. */
  readonly faults: readonly string[];
  /** Milliseconds from the request to the answer. */
  readonly ms: number;
}

/** A user with an account in the app. */
export interface Member {
  readonly account: string;
  /** Sends `/muster name` with its values, in the order of docs/apps.md. */
  command(name: string, values?: Readonly<Record<string, string>>): Promise<Seen>;
  press(id: string): Promise<Seen>;
}

/** A stand-in for an app: it signs what it sends, and checks what it is answered. */
export interface Platform {
  /** Environment variables by which a service takes the stand-in for the app. */
  readonly variables: Readonly<Record<string, string>>;
  /** `url`: of the service. */
  member(url: string, account: string): Member;
  close(): Promise<void>;
}

export interface Opening {
  /** 32 hex digits. */
  readonly secret: string;
  /** 0: any free port. */
  readonly port: number;
}

/** The message with which `check` throws, as a list; empty: it does not throw. */
export function faultsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Time limit of apps for an answer, in milliseconds. */
const LATEST_MS = 3_000;

export const lateness = (ms: number): string[] =>
  ms > LATEST_MS ? [`the answer came after ${Math.round(ms)} ms, at most ${LATEST_MS}`] : [];

/** Sends a request. Throws where the service has no such app configured. */
export async function bring(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text;
}
