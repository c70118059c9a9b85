import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time; what never comes is still missed.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
});
