import type { UseMutationResult } from '@tanstack/react-query';
import { dialogs } from '../parts/dialogs.ts';
import { problemText } from '../parts/problem.tsx';
import { toast } from '../parts/toasts.ts';

/** A status button's state: one change at a time, an alert when it fails, a word when there is one. */
export function useToggle<Result>(change: UseMutationResult<Result, Error, unknown>, done?: string) {
  const toggle = () =>
    change.mutate(undefined, {
      onSuccess: () => done && toast(done),
      onError: (error) => void dialogs.alert({ title: 'Oops...', text: problemText(error) }),
    });
  return { busy: change.isPending, toggle };
}
