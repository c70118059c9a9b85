import type { ReactNode } from 'react';
import './computed.css';

type Props = { label: string; formula?: string | undefined; children: ReactNode };

/** A computed value. It expands to the formula with its numbers, if there is one. */
export function Computed({ label, formula, children }: Props) {
  if (!formula)
    return (
      <div className="computed">
        <p className="computed-line">
          <span>{label}</span>
          <output>{children}</output>
        </p>
      </div>
    );
  return (
    <details className="computed">
      <summary className="computed-line">
        <span>{label}</span>
        <output>{children}</output>
      </summary>
      <p className="computed-formula">
        <span className="figure ltr">{formula}</span>
      </p>
    </details>
  );
}
