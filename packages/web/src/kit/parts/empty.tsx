import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

/** An empty state: one sentence and, as children, the next step. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Inbox size={22} aria-hidden className="state-icon" />
      <p>{text}</p>
      {children}
    </div>
  );
}
