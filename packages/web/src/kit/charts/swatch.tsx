import { patternOf } from './ink-patterns.tsx';

/** A small square in a slice's colour, shown beside its name. */
export function Swatch({ inks, slot }: { inks: string; slot: number }) {
  return (
    <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="3" fill={`url(#${patternOf(inks, slot)})`} />
    </svg>
  );
}
