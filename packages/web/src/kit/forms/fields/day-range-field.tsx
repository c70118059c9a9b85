import { useBoundField } from '../state/use-bound-field.ts';
import { DayRange, type DayRangeProps } from './day-range.tsx';

type Props = Pick<DayRangeProps, 'timeZone' | 'required' | 'hint'>;

/** A date-range field bound to the form's `dateFrom` and `dateTo`. */
export function DayRangeField({ timeZone, required, hint }: Props) {
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
      {...{ required, hint }}
      readOnly={from.readOnly}
    />
  );
}
