import { Checkbox } from '@chakra-ui/react/checkbox';
import { Fieldset } from '@chakra-ui/react/fieldset';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBoundField } from '../state/use-bound-field.ts';
import type { FieldProps } from './field-frame.tsx';

type Props = FieldProps & { readonly options: readonly { readonly value: string; readonly label: Text }[] };

/** A group of check boxes; the value lists the checked options. */
export function ChecksField({ name, label, hint, disabled = false, options }: Props) {
  const { say, word } = useTexts();
  const { value, set, blur, error, readOnly } = useBoundField<readonly string[]>(name);
  const toggle = (option: string, on: boolean) =>
    set(on ? [...value, option] : value.filter((one) => one !== option));
  return (
    <Fieldset.Root
      size="sm"
      data-field={name}
      disabled={disabled || readOnly}
      invalid={error !== undefined}
      onBlur={blur}
    >
      <Fieldset.Legend>{say(label)}</Fieldset.Legend>
      <Fieldset.Content>
        {options.map((option) => (
          <Checkbox.Root
            key={option.value}
            checked={value.includes(option.value)}
            onCheckedChange={({ checked }) => toggle(option.value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{word(option.label)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Fieldset.Content>
      {hint && !error && <Fieldset.HelperText>{say(hint)}</Fieldset.HelperText>}
      {error !== undefined && <Fieldset.ErrorText role="alert">{say(error)}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
