import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is too short on a busy machine, where the first dialog of a test file takes seconds to load.
configure({ asyncUtilTimeout: 15_000 });

/** happy-dom has no layout, so no element ever changes its size. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizes;

afterEach(() => {
  cleanup();
});
