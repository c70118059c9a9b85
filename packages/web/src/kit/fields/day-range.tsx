import { defaultTimeZone } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { Input } from '../../ui/controls.tsx';
import { type DayRange as Days, dayPresets } from './day-presets.ts';
import { FieldFrame } from './field-frame.tsx';

type Props = {
  readonly value: Days;
  readonly change: (value: Days) => void;
  readonly blur?: (() => void) | undefined;
  readonly errors?: Partial<Record<keyof Days, string | undefined>> | undefined;
  readonly timeZone?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

const labels = { dateFrom: 'Date From', dateTo: 'Date To' } as const;

/** Two days, both inclusive, with the usual ranges a click away. */
export function DayRange({
  value,
  change,
  blur,
  errors,
  timeZone = defaultTimeZone,
  required,
  readOnly,
}: Props) {
  const { t } = useTexts();
  const presets = dayPresets(new Date(), timeZone);
  return (
    <div className="field">
      <div className="range-inputs">
        {(['dateFrom', 'dateTo'] as const).map((end) => (
          <FieldFrame key={end} name={end} label={labels[end]} required={required} error={errors?.[end]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                max="9999-12-31"
                value={value[end]}
                readOnly={readOnly}
                onChange={(event) => change({ ...value, [end]: event.target.value })}
                onBlur={blur}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      {!readOnly && (
        <div className="presets">
          {presets.map(({ label, dateFrom, dateTo }) => (
            <button
              key={label}
              type="button"
              aria-pressed={value.dateFrom === dateFrom && value.dateTo === dateTo}
              onClick={() => change({ dateFrom, dateTo })}
            >
              {t(label)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
