import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** An empty state: one sentence and, as children, the next step. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Notice icon={<Inbox aria-hidden />} text={text}>
      {children}
    </Notice>
  );
}
