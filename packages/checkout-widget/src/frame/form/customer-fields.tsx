import type { CallingCode, CheckoutField } from '@daftar/domain';
import { PhoneField } from '../parts/phone-field.tsx';
import type { CustomerValues } from './customer-values.ts';
import { codeOfCurrency, offeredCodes } from './offered-codes.ts';
import type { Errors } from './read-form.ts';
import { EmailField, NameField } from './text-fields.tsx';

interface CustomerFieldsProps {
  values: CustomerValues;
  errors: Errors<CheckoutField>;
  change: (part: Partial<CustomerValues>, field: CheckoutField) => void;
  /** The session's currency: its country's calling code is offered first. */
  currency: string;
  /** Calling codes that the method takes; by default all, the currency's country first. */
  codes?: readonly CallingCode[] | undefined;
  card?: boolean;
  /** Content below the mobile number. */
  phoneHint?: string;
}

/** Mobile number, email and name of a customer. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { values, errors, change, currency, codes, card = false, phoneHint } = props;
  return (
    <>
      <PhoneField
        hint={phoneHint}
        codes={codes ?? offeredCodes(codeOfCurrency(currency))}
        value={values.phone}
        error={errors.mobileNumber}
        onChange={(phone) => change({ phone }, 'mobileNumber')}
      />
      <EmailField
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email }, 'email')}
      />
      <NameField
        card={card}
        value={values.nameOnCard}
        error={errors.nameOnCard}
        onChange={(nameOnCard) => change({ nameOnCard }, 'nameOnCard')}
      />
    </>
  );
}
