import { afterEach, beforeEach, vi } from 'vitest';

/** Runs the file's tests with fake timers. Returns a function that registers a page to be removed after its test. */
export function withFakeClock(): (page: { end: () => void }) => void {
  const pages: { end: () => void }[] = [];
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(async () => {
    // Waits for renders that are still queued: with fake timers, they would block the renders of later tests.
    await vi.advanceTimersByTimeAsync(200);
    for (const page of pages.splice(0)) page.end();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
  });
  return (page) => pages.push(page);
}
