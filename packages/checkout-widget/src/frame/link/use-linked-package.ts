import { useCallback, useEffect, useState } from 'react';
import { readFailure } from '../failure.ts';
import type { Problem } from '../state/checkout-state.ts';
import type { LinkApi, LinkedPackage } from './link-api.ts';

const INVALID = 'This is not a valid link. Please contact your account manager';

/** Codes of links that can never be paid again. */
const INVALID_CODES = ['package.linkInvalid', 'package.missing'];

/** Loads the package of a payment link. */
export function useLinkedPackage(api: LinkApi) {
  const [sold, setSold] = useState<LinkedPackage>();
  const [problem, setProblem] = useState<Problem>();

  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      const found = await api.package();
      if (found.active) setSold(found);
      else setProblem({ message: INVALID, retryable: false });
    } catch (cause) {
      const failure = readFailure(cause);
      setProblem(
        isMissing(cause) || INVALID_CODES.includes(failure.code)
          ? { message: INVALID, retryable: false }
          : failure,
      );
    }
  }, [api]);
  useEffect(() => {
    void load();
  }, [load]);
  return { sold, problem, load };
}

/** Tells whether the link does not exist: the gateway responds with 404, or with 400 to a malformed id. */
function isMissing(cause: unknown): boolean {
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : 0;
  return status === 404 || status === 400;
}
