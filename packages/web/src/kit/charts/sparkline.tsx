import { sparkPath } from './spark-path.ts';
import './charts.css';

const size = { width: 96, height: 28 };

/** A small line chart of daily values without axes; the label describes it to screen readers. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const line = sparkPath(values, size);
  return (
    <svg
      className="sparkline"
      viewBox={`-2 -3 ${size.width + 4} ${size.height + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="sparkline-area" d={`${line}V${size.height + 3}H0Z`} />
      <path className="sparkline-line" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
