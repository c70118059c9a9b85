import type { ReactNode } from 'react';
import './bar.css';

type Props = {
  tone: 'caution' | 'info' | 'negative';
  icon: ReactNode;
  children: ReactNode;
  /** What ends it. */
  end?: { readonly label: string; readonly act: () => void };
};

/** A thin bar over the page: what holds for all of it. */
export function Bar({ tone, icon, children, end }: Props) {
  const act = () => {
    // The button goes with its bar: the keyboard goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    end?.act();
  };
  return (
    <div className={`bar no-print ${tone}`}>
      {icon}
      <span>{children}</span>
      {end && (
        <button type="button" onClick={act}>
          {end.label}
        </button>
      )}
    </div>
  );
}
