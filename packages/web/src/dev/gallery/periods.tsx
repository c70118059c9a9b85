import { useState } from 'react';
import { DayRange } from '../../kit/forms/fields/day-range.tsx';

const chosen = { dateFrom: '2026-11-05', dateTo: '2026-11-21' };

function Period({ initial, readOnly }: { initial: typeof chosen; readOnly?: boolean }) {
  const [value, change] = useState(initial);
  return <DayRange {...{ value, change, readOnly }} />;
}

/** Date ranges: filled, empty, with an error, and read-only. */
export function Periods() {
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <Period initial={chosen} />
      <Period initial={{ dateFrom: '', dateTo: '' }} />
      <DayRange value={chosen} change={() => {}} errors={{ dateTo: 'Please select date range' }} />
      <Period initial={chosen} readOnly />
    </div>
  );
}
