import { ChevronLeft, ChevronRight } from 'lucide-react';

/** The arrow to the previous or next month. The calendar's styles mirror it in right-to-left languages. */
export function MonthArrow({ orientation }: { orientation?: string | undefined }) {
  return orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;
}
