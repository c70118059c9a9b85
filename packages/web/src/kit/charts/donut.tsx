import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slice } from './slices.ts';
import './charts.css';

const DonutArcs = lazy(async () => ({ default: (await import('./donut-arcs.tsx')).DonutArcs }));

const size = 220;

type Props = {
  readonly slices: readonly Slice[];
  /** The name of the patterns that stand beside it. */
  readonly inks: string;
  /** What the whole says in a sentence, for those who do not see it. */
  readonly summary: string;
  readonly active: number | undefined;
  readonly setActive: (slot: number | undefined) => void;
  /** What stands in the middle. */
  readonly children: ReactNode;
};

/** A ring of shares. Its table carries the figures and the keyboard; the two highlight each other. */
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
