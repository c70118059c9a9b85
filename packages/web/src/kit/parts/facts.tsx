import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import './facts.css';

/** The facts of a record, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

type FactProps = {
  readonly label: Text;
  readonly children: ReactNode;
  /** Whether the fact takes a full line, for long text. */
  readonly whole?: boolean;
};

/** A labelled fact; a dash when there is no value. */
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
