import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../bindings/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { Picker } from './picker.tsx';

type Props = FieldProps & {
  /** Values, or values with labels. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  readonly placeholder?: string | undefined;
  readonly changed?: ((value: string) => void) | undefined;
  /** A remark that is no error, in the user's language. */
  readonly note?: string | undefined;
};

/** A choice from a short list, with the browser's native select. */
export function SelectField({ options, placeholder = 'Select', changed, note, ...field }: Props) {
  const { foreign } = useTexts();
  const { value, set, blur, error, readOnly } = useBoundField<string>(field.name);
  const entries = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const unknown = value !== '' && !entries.some((entry) => entry.value === value);
  return (
    <FieldFrame {...field} error={error} note={note}>
      {(control) => (
        <Picker
          {...control}
          value={value}
          disabled={field.disabled || readOnly}
          onChange={(event) => {
            set(event.target.value);
            changed?.(event.target.value);
          }}
          onBlur={blur}
        >
          <option value="">{foreign(placeholder)}</option>
          {unknown && <option value={value}>{value}</option>}
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {foreign(entry.label)}
            </option>
          ))}
        </Picker>
      )}
    </FieldFrame>
  );
}
