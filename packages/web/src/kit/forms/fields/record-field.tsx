import type { Shown } from '../../../i18n/shown.ts';
import { RecordPicker, type RecordPickerProps } from '../pickers/record-picker.tsx';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

type Props = FieldProps &
  Pick<RecordPickerProps, 'kind' | 'by' | 'filter' | 'preferred' | 'knownName'> & {
    readonly changed?: RecordPickerProps['change'] | undefined;
    /** A note that is not an error, in the user's language. */
    readonly note?: Shown | '' | undefined;
    /** Whether the note is a mere fact; otherwise it warns. */
    readonly isFact?: boolean | undefined;
  };

/** Chooses a merchant, carrier, service, user or role from the records that match the typed text. */
export function RecordField({
  kind,
  by,
  filter,
  preferred,
  knownName,
  changed,
  note,
  isFact = false,
  ...field
}: Props) {
  const { value, set, blur, error, readOnly } = useBoundField<string>(field.name);
  return (
    <FieldFrame {...field} error={error} note={note} isFact={isFact}>
      {(control) => (
        <RecordPicker
          {...{ kind, by, filter, preferred, knownName, value }}
          change={(next, choice) => {
            set(next);
            changed?.(next, choice);
          }}
          disabled={field.disabled === true}
          readOnly={readOnly}
          input={{ ...control, onBlur: blur }}
        />
      )}
    </FieldFrame>
  );
}
