import { countryOf, isCallingCode } from '@daftar/domain';
import { type FormEvent, useRef, useState } from 'react';
import { keepCustomer, recallCustomer } from '../form/kept-customer.ts';
import { offeredCodes } from '../form/offered-codes.ts';
import type { Errors } from '../form/read-form.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { PhoneField } from '../parts/phone-field.tsx';
import { type PhoneNumber, prefillPhone } from '../parts/phone-number.ts';
import { useMaskedInput } from '../parts/use-masked-input.ts';
import { Flag } from './flag.tsx';
import type { LinkedPackage } from './link-api.ts';
import { type LinkField, readLinkForm, typedAmount, wholeAmount } from './read-link-form.ts';

interface LinkFormProps {
  id: string;
  sold: LinkedPackage;
  busy: boolean;
  onStart: (msisdn: string, amount?: string) => void;
}

/** Fields for the customer's mobile number and, if the customer chooses it, the amount. */
export function LinkForm({ id, sold, busy, onStart }: LinkFormProps) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState<PhoneNumber>(
    () => keptPhone(id) ?? prefillPhone(undefined, codeOf(sold.country)),
  );
  const [amount, setAmount] = useState(String(sold.amount || ''));
  const [errors, setErrors] = useState<Errors<LinkField>>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readLinkForm(phone, amount, sold);
    if ('value' in read) return onStart(read.value.msisdn, sold.openAmount ? wholeAmount(amount) : undefined);
    setErrors(read.errors);
    const first = read.errors.amount ? 'amount' : 'mobileNumber';
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={form} noValidate className="stack" onSubmit={send}>
      {sold.openAmount && (
        <AmountField
          sold={sold}
          value={amount}
          error={errors.amount}
          onChange={(next) => {
            setAmount(next);
            setErrors((shown) => ({ ...shown, amount: undefined }));
          }}
        />
      )}
      <PhoneField
        value={phone}
        codes={offeredCodes(codeOf(sold.country))}
        flag={<Flag callingCode={phone.callingCode} />}
        error={errors.mobileNumber}
        onChange={(next) => {
          setPhone(next);
          keepCustomer(id, { phone: next });
          setErrors((shown) => ({ ...shown, mobileNumber: undefined }));
        }}
      />
      <Button type="submit" busy={busy}>
        {t('Continue')}
      </Button>
      <p className="note">{t("We don't have any cash refund policy")}</p>
    </form>
  );
}

/** Returns the number typed before a reload. */
const keptPhone = (id: string) => recallCustomer(id).phone as PhoneNumber | undefined;

/** Returns the calling code of a country if the page offers it, otherwise Egypt's. */
function codeOf(country: string) {
  const code = countryOf(country)?.callingCode;
  return isCallingCode(code) ? code : '20';
}

interface AmountFieldProps {
  sold: LinkedPackage;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function AmountField({ sold, value, error, onChange }: AmountFieldProps) {
  const { t } = useLocale();
  const { minimum, maximum, currency } = sold;
  const bounds = { minimum: minimum ?? 0, maximum: maximum ?? 0, currency };
  const low = minimum !== undefined && t('At least {minimum} {currency}', bounds);
  const high = maximum !== undefined && t('At most {maximum} {currency}', bounds);
  const both = low && high && t('Amount from {minimum} to {maximum} {currency}', bounds);
  return (
    <Field
      label={t('Choose the amount')}
      name="amount"
      dir="ltr"
      inputMode="decimal"
      autoComplete="transaction-amount"
      after={<span className="unit">{currency}</span>}
      hint={both || low || high || undefined}
      error={error}
      {...useMaskedInput({ value, mask: typedAmount, change: (text) => onChange(typedAmount(text)) })}
    />
  );
}
