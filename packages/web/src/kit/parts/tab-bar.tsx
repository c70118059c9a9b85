import { type ReactNode, useEffect, useRef } from 'react';
import { useScrollEdges } from './use-scroll-edges.ts';
import './scroll-edges.css';
import './tab-bar.css';

/** Links to related pages. When they do not fit, the bar scrolls, and the current page's link is in view. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useScrollEdges(bar);
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <div className="edges tab-edges no-print">
      <nav ref={bar} className="tab-bar" aria-label={label}>
        {children}
      </nav>
    </div>
  );
}
