import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

/** Fields that belong together, under a title. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const { foreign } = useTexts();
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{foreign(title)}</h2>
      {hint && <p className="meta">{foreign(hint)}</p>}
      {children}
    </section>
  );
}

/** Two fields side by side. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}
