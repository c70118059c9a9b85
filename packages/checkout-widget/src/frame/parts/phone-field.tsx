import { type CallingCode, callingCodes, groupPhone, isCallingCode, msisdnDigits } from '@daftar/domain';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Field } from './field.tsx';
import { type PhoneNumber, readPhone } from './phone-number.ts';
import { type Typed, useMaskedInput } from './use-masked-input.ts';

interface PhoneFieldProps {
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  error?: string | undefined;
  label?: string;
  name?: string;
  hint?: string | undefined;
  /** The calling codes to choose from. A number with another code is shown, and typed on, with the first of them. */
  codes?: readonly CallingCode[];
  /** The flag of the chosen calling code, if the page shows flags. */
  flag?: ReactNode;
  /** True for the customer's own number; false prevents autofill of the customer's number. */
  own?: boolean;
}

/** A phone number with its calling code. Left to right in every language. */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useLocale();
  const { value, onChange, error, codes = callingCodes, own = true } = props;
  const chosen = codes.includes(value.callingCode) ? value.callingCode : (codes[0] ?? value.callingCode);
  const read = (text: string, typed: Typed) => readOffered(text, { ...typed, chosen, codes });
  const masked = useMaskedInput({
    value: groupPhone(value.national),
    mask: (text, typed) => groupPhone(read(text, typed).national),
    change: (text, typed) => onChange(read(text, typed)),
  });
  const prefix = (
    <>
      {props.flag}
      <select
        aria-label={t('Country code')}
        autoComplete={own ? 'tel-country-code' : 'off'}
        dir="ltr"
        value={chosen}
        onChange={({ currentTarget }) => {
          if (isCallingCode(currentTarget.value)) onChange({ ...value, callingCode: currentTarget.value });
        }}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            +{code}
          </option>
        ))}
      </select>
    </>
  );
  return (
    <Field
      label={props.label ?? t('Mobile number')}
      name={props.name ?? 'mobileNumber'}
      type="tel"
      inputMode="tel"
      autoComplete={own ? 'tel-national' : 'off'}
      dir="ltr"
      placeholder={placeholders[chosen]}
      hint={props.hint}
      before={prefix}
      error={error}
      {...masked}
    />
  );
}

/** Reads the typed number. A pasted one of a country that is not offered keeps the chosen calling code, so that it is rejected. */
function readOffered(
  text: string,
  { chosen, codes, isFilled }: Typed & { chosen: CallingCode; codes: readonly CallingCode[] },
): PhoneNumber {
  const read = readPhone(text, chosen, isFilled);
  if (codes.includes(read.callingCode)) return read;
  return { callingCode: chosen, national: msisdnDigits(text).digits.slice(0, 11) };
}

const placeholders: Record<CallingCode, string> = {
  '20': '101 234 5678',
  '92': '300 123 4567',
  '971': '501 234 567',
  '964': '770 123 4567',
  '974': '331 234 56',
  '966': '501 234 567',
  '965': '512 345 67',
  '973': '361 234 56',
  '968': '921 234 56',
  '44': '740 012 3456',
  '1': '202 555 0123',
  '60': '123 456 789',
  '65': '812 345 67',
  '86': '139 123 45678',
};
