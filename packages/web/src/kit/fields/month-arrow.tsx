import { ChevronLeft, ChevronRight } from 'lucide-react';

/** The arrow to the previous or next month, mirrored in right-to-left languages. */
export function MonthArrow({ orientation }: { orientation?: string | undefined }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow size={18} className="points" aria-hidden />;
}
