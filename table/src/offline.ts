/**
 * Registers the service worker, which stores what was last read for times without network. Where a page may not have
 * one, only that is missing.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.register('/worker.js').catch(() => undefined);
}

/** Calls `then` some time after the page got a stored answer. Returns a function that ends this. */
export function whenStale(then: () => void, ms: number): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ data }: MessageEvent): void => {
    if (data !== 'stale') return;
    // Several stored answers lead to a single call.
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  serviceWorker?.addEventListener('message', hear);
  return () => {
    clearTimeout(timer);
    serviceWorker?.removeEventListener('message', hear);
  };
}
