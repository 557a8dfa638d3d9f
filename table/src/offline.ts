/** Has what was last read kept for times without a net. Where a page may not have that, nothing is lost but that. */
export function keepOffline(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.register('/worker.js').catch(() => undefined);
}

/** Calls `then` some time after the page was answered with what was kept. Gives back what ends that. */
export function whenStale(then: () => void, ms: number): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ data }: MessageEvent): void => {
    if (data !== 'stale') return;
    // However many answers were kept ones, it is asked anew once.
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  serviceWorker?.addEventListener('message', hear);
  return () => {
    clearTimeout(timer);
    serviceWorker?.removeEventListener('message', hear);
  };
}
