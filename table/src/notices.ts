/** A sentence for whoever is at the page, which stays until it is closed, whatever is loaded meanwhile. */
export const TOLD = 'muster-told';

let told: string | null = null;

export const notice = (): string | null => told;

export function tell(text: string | null): void {
  told = text;
  dispatchEvent(new Event(TOLD));
}
