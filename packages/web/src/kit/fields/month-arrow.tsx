import { ChevronLeft, ChevronRight } from 'lucide-react';

/** The way to the month before or after, in the direction of the language. */
export function MonthArrow({ orientation }: { orientation?: string | undefined }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow size={18} className="points" aria-hidden />;
}
