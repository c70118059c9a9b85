import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  title: string;
  /** Shown beside the title, for example a count or a status. */
  aside?: ReactNode;
  /** Shown after `aside`: controls for the whole page, for example Refresh. */
  beside?: ReactNode;
  /** Shown at the end: the page's primary action. */
  children?: ReactNode;
};

/** A page's title and primary action. Also sets the title of the browser tab. */
export function PageHeader({ title, aside, beside, children }: Props) {
  const { foreign } = useTexts();
  const shown = foreign(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${shown} · Daftar`;
    // Navigation focused the page before its title existed; now the title gets focus, so screen readers announce it.
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
