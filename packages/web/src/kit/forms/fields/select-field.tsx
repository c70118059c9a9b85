import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Option } from '../../ui/parts/option.ts';
import { Picker } from '../../ui/parts/picker.tsx';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

type Props = FieldProps & {
  /** Words, currencies, or values with labels. */
  readonly options: readonly Option[];
  /** The name of the empty choice. */
  readonly emptyLabel?: Text | undefined;
  readonly changed?: ((value: string) => void) | undefined;
  /** A note that is not an error, in the user's language. */
  readonly note?: Shown | '' | undefined;
};

/** A choice from a short list, with the browser's native select. */
export function SelectField({ options, emptyLabel = 'Select', changed, note, ...field }: Props) {
  const { say, word } = useTexts();
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
          <option value="">{say(emptyLabel)}</option>
          {unknown && <option value={value}>{value}</option>}
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {word<string>(entry.label)}
            </option>
          ))}
        </Picker>
      )}
    </FieldFrame>
  );
}
