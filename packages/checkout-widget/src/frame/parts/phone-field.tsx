import { callingCodes, isCallingCode } from '@daftar/domain';
import { useLocale } from '../i18n/locale-context.ts';
import { Field } from './field.tsx';
import { maskPhone, type PhoneNumber, readPhone } from './phone-number.ts';

interface PhoneFieldProps {
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  error?: string | undefined;
}

/** A phone number with its calling code. Left to right in every language. */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const { t } = useLocale();
  const prefix = (
    <select
      aria-label={t('Country code')}
      autoComplete="tel-country-code"
      dir="ltr"
      value={value.callingCode}
      onChange={({ currentTarget }) => {
        if (isCallingCode(currentTarget.value)) onChange({ ...value, callingCode: currentTarget.value });
      }}
    >
      {callingCodes.map((code) => (
        <option key={code} value={code}>
          +{code}
        </option>
      ))}
    </select>
  );
  return (
    <Field
      label={t('Mobile number')}
      name="mobileNumber"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
      placeholder="101 234 5678"
      before={prefix}
      error={error}
      value={maskPhone(value.national)}
      onKeyDown={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onInput={({ currentTarget }) => {
        const next = readPhone(currentTarget.value, value.callingCode);
        currentTarget.value = maskPhone(next.national);
        onChange(next);
      }}
    />
  );
}
