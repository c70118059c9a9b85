import { afterEach, beforeEach, vi } from 'vitest';

/** happy-dom writes an error for each frame that `disableIframePageLoading` kept from loading. */
export function silenceFrames(): void {
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
