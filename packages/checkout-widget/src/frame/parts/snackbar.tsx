import { times } from '@daftar/domain';
import { useEffect } from 'react';
import { Icon } from './icon.tsx';

/** A red alert that disappears after six seconds. */
export function Snackbar({ message, onGone }: { message: string; onGone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the timer; a new `onGone` must not.
  useEffect(() => {
    const timer = setTimeout(onGone, times.snackbar);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className="snackbar" role="alert">
      <Icon name="alert" size={18} />
      <span>{message}</span>
    </div>
  );
}
