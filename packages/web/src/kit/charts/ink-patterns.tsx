import { inkCount, inkOf } from './chart-inks.ts';
import './charts.css';

/** SVG paths of the lines that distinguish slices in black-and-white print, each on an 8 by 8 tile. */
const strokes = [
  '',
  'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  'M0 2H8M0 6H8',
  'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 0L8 8M0 8L8 0',
  'M3 4H5M7 0H8M0 0H1M7 8H8M0 8H1',
  'M4 2V6',
];

export const patternOf = (inks: string, slot: number): string => `${inks}-${Math.min(slot, inkCount)}`;

/** Defines the fill patterns of a chart and its table: plain colours on screens, with lines over them in print. */
export function InkPatterns({ inks }: { inks: string }) {
  return (
    <svg className="ink-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {strokes.map((lines, slot) => (
          <pattern key={lines} id={patternOf(inks, slot)} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" style={{ fill: inkOf(slot) }} />
            <path className="ink-lines" d={lines} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
