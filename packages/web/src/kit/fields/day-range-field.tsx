import { useBoundField } from '../form-state/use-bound-field.ts';
import { DayRange } from './day-range.tsx';

/** A date-range field bound to the form's `dateFrom` and `dateTo`. */
export function DayRangeField({ timeZone, required }: { timeZone?: string | undefined; required?: boolean }) {
  const from = useBoundField<string>('dateFrom');
  const to = useBoundField<string>('dateTo');
  return (
    <DayRange
      value={{ dateFrom: from.value, dateTo: to.value }}
      change={({ dateFrom, dateTo }) => {
        if (dateFrom !== from.value) from.set(dateFrom);
        if (dateTo !== to.value) to.set(dateTo);
      }}
      blur={() => {
        from.blur();
        to.blur();
      }}
      errors={{ dateFrom: from.error, dateTo: to.error }}
      timeZone={timeZone}
      required={required}
      readOnly={from.readOnly}
    />
  );
}
