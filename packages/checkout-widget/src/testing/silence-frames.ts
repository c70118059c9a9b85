import { afterEach, beforeEach, vi } from 'vitest';

/** happy-dom says of each frame that it was told not to load it. */
export function silenceFrames(): void {
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
