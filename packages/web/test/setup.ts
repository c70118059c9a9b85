import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Longer than the default, because a busy machine is slow.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
});
