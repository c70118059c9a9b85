import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  title: string;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** After that: what is done with the page as a whole, as reading it again. */
  beside?: ReactNode;
  /** At the end: the page's first action. */
  children?: ReactNode;
};

/** A page's title with its first action at the end; names the browser's tab too. */
export function PageHeader({ title, aside, beside, children }: Props) {
  const { foreign } = useTexts();
  const shown = foreign(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${shown} · Daftar`;
    // Whoever was led to a page before its title was there hears it now.
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <header className="page-header">
      <h1 ref={heading} tabIndex={-1}>
        {shown}
      </h1>
      {aside && <span className="page-aside">{aside}</span>}
      {beside}
      <div className="page-actions no-print">{children}</div>
    </header>
  );
}
