import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { Notice } from './notice.tsx';

/** An empty state: one sentence and, as children, the next step. */
export function Empty({ text, children }: { text: Shown; children?: ReactNode }) {
  return (
    <Notice icon={<Inbox aria-hidden />} text={text}>
      {children}
    </Notice>
  );
}
