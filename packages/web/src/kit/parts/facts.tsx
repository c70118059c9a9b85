import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import './facts.css';

/** What is known of a record, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** One thing that is known; a dash where there is nothing. */
export function Fact({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useTexts();
  const nothing = children === undefined || children === null || children === '';
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{nothing ? <span className="muted">–</span> : children}</dd>
    </div>
  );
}
