import type { UseMutationResult } from '@tanstack/react-query';
import type { Message } from '../../i18n/message.ts';
import { toast } from '../ui/overlays/toasts.ts';
import { showFailure } from './show-failure.ts';

/** State of a status button: reports a failure in a dialog, and a success with the toast `done`, if given. */
export function useToggle<Result>(change: UseMutationResult<Result, Error, unknown>, done?: Message) {
  const toggle = () =>
    change.mutate(undefined, {
      onSuccess: () => done && toast(done),
      onError: (error) => void showFailure({ title: 'Something went wrong' }, error),
    });
  return { busy: change.isPending, toggle };
}
