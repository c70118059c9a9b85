import { DayInput } from '../../kit/forms/fields/day-input.tsx';
import { DayPopover } from '../../kit/forms/fields/day-popover.tsx';
import { FieldFrame, type FieldProps } from '../../kit/forms/fields/field-frame.tsx';
import { useDayText } from '../../kit/forms/fields/use-day-text.ts';
import { useBoundField } from '../../kit/forms/state/use-bound-field.ts';

/** A form field for one day, typed or chosen from a calendar; '' for none. */
export function DayField({ timeZone, ...field }: FieldProps<'link.expiryDate'> & { timeZone: string }) {
  const { value, set, blur, error, readOnly } = useBoundField<string>(field.name);
  const day = useDayText({ value, change: set, blur, timeZone });
  return (
    <FieldFrame {...field} error={day.error ?? error}>
      {(control) => (
        <DayInput control={control} day={day} readOnly={readOnly}>
          <DayPopover
            end="dateTo"
            value={{ dateFrom: '', dateTo: value }}
            change={({ dateTo, dateFrom }) => set(dateTo || dateFrom)}
            timeZone={timeZone}
          />
        </DayInput>
      )}
    </FieldFrame>
  );
}
