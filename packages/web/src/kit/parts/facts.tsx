import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import './facts.css';

/** What is known of a record, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

type FactProps = {
  readonly label: Text;
  readonly children: ReactNode;
  /** Takes a line of its own, as a sentence does. */
  readonly whole?: boolean;
};

/** One thing that is known; a dash where there is nothing. */
export function Fact({ label, children, whole = false }: FactProps) {
  const { t } = useTexts();
  const nothing = children === undefined || children === null || children === '';
  return (
    <div className={whole ? 'whole-line' : undefined}>
      <dt>{t(label)}</dt>
      <dd>{nothing ? <span className="muted">–</span> : children}</dd>
    </div>
  );
}
