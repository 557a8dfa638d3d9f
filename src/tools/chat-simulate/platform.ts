/** What somebody sees of an answer. */
export interface Seen {
  readonly text: string;
  /** Of what is asked: what a press on each says. */
  readonly choices: readonly string[];
  /** The same of pages, steps back, and all that can be pressed besides. */
  readonly others: readonly string[];
  /** On all that can be pressed. */
  readonly labels: readonly string[];
  /** Why the app would not take it, or not show it to its asker alone. */
  readonly faults: readonly string[];
  /** From the request until the answer was there. */
  readonly ms: number;
}

/** Somebody with an account there. */
export interface Member {
  readonly account: string;
  /** `/muster name`, with what it takes, in the order of docs/apps.md. */
  command(name: string, values?: Readonly<Record<string, string>>): Promise<Seen>;
  press(id: string): Promise<Seen>;
}

/** A stand-in for an app: what it sends is signed, and what it is answered is checked. */
export interface Platform {
  /** By which a service takes it for the app. */
  readonly variables: Readonly<Record<string, string>>;
  /** `url`: of the service. */
  member(url: string, account: string): Member;
  close(): Promise<void>;
}

export interface Opening {
  /** 32 hex digits. */
  readonly secret: string;
  /** 0: any that is free. */
  readonly port: number;
}

/** Why it is refused by the check; none where it is not. */
export function faultsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Apps take nothing that comes later. */
const LATEST_MS = 3_000;

export const lateness = (ms: number): string[] =>
  ms > LATEST_MS ? [`the answer came after ${Math.round(ms)} ms, at most ${LATEST_MS}`] : [];

/** Throws where the service does not know the app. */
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
