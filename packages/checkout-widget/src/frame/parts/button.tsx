import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'quiet';
  busy?: boolean;
}

/** A button. While busy it ignores presses. It then has `aria-disabled`, because `disabled` would lose the focus. */
export function Button({ look = 'primary', busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${look}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
