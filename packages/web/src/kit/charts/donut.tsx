import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slice } from './slices.ts';
import './charts.css';

const DonutArcs = lazy(async () => ({ default: (await import('./donut-arcs.tsx')).DonutArcs }));

const size = 220;

type Props = {
  readonly slices: readonly Slice[];
  /** Id prefix of the patterns that `InkPatterns` renders. */
  readonly inks: string;
  /** One sentence that describes the chart to screen readers. */
  readonly summary: string;
  readonly active: number | undefined;
  readonly setActive: (slot: number | undefined) => void;
  /** Content in the middle of the ring. */
  readonly children: ReactNode;
};

/** A ring of shares. The `ShareTable` beside it shows the figures and takes the keyboard; each highlights the other. */
export function Donut({ slices, inks, summary, active, setActive, children }: Props) {
  const { language } = useTexts();
  return (
    <div className="donut" style={{ inlineSize: size, blockSize: size }}>
      <div role="img" aria-label={summary} className={active === undefined ? undefined : 'has-active'}>
        <Suspense fallback={<div className="donut-ring" aria-busy="true" />}>
          <DonutArcs {...{ slices, inks, size, active, setActive }} rtl={language !== 'en'} />
        </Suspense>
      </div>
      <div className="donut-middle" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
