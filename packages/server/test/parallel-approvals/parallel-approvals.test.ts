import { expect, test } from 'vitest';
import { proveApprovals } from './prove.ts';

/** Eleven people sign in first, each with a password hashed as slowly as anybody's. */
const TIMEOUT_MS = 180_000;

test(
  'of fifty approvals at once one wins, takes the money once, and the others are told',
  async () => {
    const { answers, faults } = await proveApprovals(5);
    expect(faults).toEqual([]);
    expect(answers).toEqual({ '200': 5, '409 already-decided': 245 });
  },
  TIMEOUT_MS,
);
