/** Runs `prepare` when the page is idle; at the latest after two seconds. Returns a function that cancels it. */
export function whenIdle(prepare: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(prepare, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(prepare, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
