import { Checkbox } from '@chakra-ui/react/checkbox';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export function CheckField(field: FieldProps) {
  const { say } = useTexts();
  const { value, set, blur, error, readOnly } = useBoundField<boolean>(field.name);
  return (
    <FieldFrame {...field} error={error} ownLabel>
      {(control) => (
        <Checkbox.Root
          checked={value}
          disabled={field.disabled === true || readOnly}
          onCheckedChange={({ checked }) => set(checked === true)}
        >
          <Checkbox.HiddenInput {...control} onBlur={blur} />
          <Checkbox.Control />
          <Checkbox.Label>{say(field.label)}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </FieldFrame>
  );
}
