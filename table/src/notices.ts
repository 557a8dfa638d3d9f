/**
 * Name under which a sentence for the reader is stored; it stays until it is closed, even if the page is loaded again.
 */
export const TOLD = 'muster-told';

let told: string | null = null;

export const notice = (): string | null => told;

export function tell(text: string | null): void {
  told = text;
  dispatchEvent(new Event(TOLD));
}
