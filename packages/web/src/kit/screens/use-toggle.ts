import type { UseMutationResult } from '@tanstack/react-query';
import { toast } from '../parts/toasts.ts';
import { sayFailure } from './say-failure.ts';

/** A status button's state: one change at a time, an alert when it fails, a word when there is one. */
export function useToggle<Result>(change: UseMutationResult<Result, Error, unknown>, done?: string) {
  const toggle = () =>
    change.mutate(undefined, {
      onSuccess: () => done && toast(done),
      onError: (error) => void sayFailure({ title: 'Something went wrong' }, error),
    });
  return { busy: change.isPending, toggle };
}
