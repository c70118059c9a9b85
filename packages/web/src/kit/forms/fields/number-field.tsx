import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { useState } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { numberText, readOnlyText } from './number-text.ts';

type Props = FieldProps & {
  /** The unit shown in the field: a currency code or '%'. */
  readonly unit?: string | undefined;
  /** A note about the typed number that is not an error, in the user's language; '' for none. */
  readonly note?: Shown | '' | undefined;
  /** Whether the note is a mere fact, in the colour of a hint; otherwise it warns. */
  readonly isFact?: boolean | undefined;
};

/** A number as text input: accepts Arabic and Urdu digits; no spin buttons and no rounding. */
export function NumberField({ unit, note, isFact, ...field }: Props) {
  const { language, digits } = useTexts();
  const [typedText, setTypedText] = useState<string>();
  const { value, set, blur, error, readOnly } = useBoundField<string>(field.name);
  const fixed = field.disabled || readOnly;
  // Shows a formatted value, except while the user types: then the text stays as typed until blur.
  const formatted = fixed
    ? readOnlyText(value, { unit, computed: field.disabled === true }, language)
    : digits(value);
  const shown = !fixed && value === typedText ? value : formatted;
  const leave = () => {
    const plain = numberText(value);
    if (plain !== value) set(plain);
    setTypedText(undefined);
    blur();
  };
  return (
    <FieldFrame {...field} {...{ error, note, isFact }}>
      {(control) => (
        <InputGroup endElement={unit}>
          <Input
            {...control}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            // The input's direction is left-to-right in every language, so its padding for the unit is mirrored by hand.
            {...(unit && { pe: '14', _rtl: { ps: '14', pe: '2.5' } })}
            value={shown}
            onChange={(event) => {
              setTypedText(event.target.value);
              set(event.target.value);
            }}
            onBlur={leave}
          />
        </InputGroup>
      )}
    </FieldFrame>
  );
}
