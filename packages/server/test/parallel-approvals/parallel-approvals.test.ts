import { expect, test } from 'vitest';
import { proveApprovals } from './prove-approvals.ts';

/** Eleven users must sign in first, and password hashing is slow by design. */
const TIMEOUT_MS = 180_000;

test(
  'one of fifty concurrent approvals succeeds and takes the money once, the others get already-decided',
  async () => {
    const { answers, faults } = await proveApprovals(5);
    expect(faults).toEqual([]);
    expect(answers).toEqual({ '200': 5, '409 already-decided': 245 });
  },
  TIMEOUT_MS,
);
