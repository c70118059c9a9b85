import type { ReactNode } from 'react';
import './bar.css';

type Props = {
  tone: 'caution' | 'info' | 'negative';
  icon: ReactNode;
  children: ReactNode;
  /** A button that closes the bar or ends the state it announces. */
  end?: { readonly label: string; readonly act: () => void };
};

/** A thin bar above the page for a message about the whole page. */
export function Bar({ tone, icon, children, end }: Props) {
  const act = () => {
    // The button disappears with the bar, so the focus moves to the page.
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
