import { afterEach, beforeEach, vi } from 'vitest';

/** Suppresses the error that happy-dom logs for each frame that `disableIframePageLoading` does not load. */
export function silenceFrames(): void {
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
