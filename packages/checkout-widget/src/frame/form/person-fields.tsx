import type { CheckoutField } from '@daftar/domain';
import { PhoneField } from '../parts/phone-field.tsx';
import type { PersonValues } from './customer-values.ts';
import { codeOfCurrency, offeredCodes } from './offered-codes.ts';
import type { Errors } from './read-form.ts';
import { EmailField, NameFields } from './text-fields.tsx';

interface PersonFieldsProps {
  values: PersonValues;
  errors: Errors<CheckoutField>;
  change: (part: Partial<PersonValues>, field: CheckoutField) => void;
  /** The session's currency: its country's calling code is offered first. */
  currency: string;
}

/** Mobile number, email, first and last name of a customer. */
export function PersonFields({ values, errors, change, currency }: PersonFieldsProps) {
  return (
    <>
      <PhoneField
        codes={offeredCodes(codeOfCurrency(currency))}
        value={values.phone}
        error={errors.mobileNumber ?? errors.countryCode}
        onChange={(phone) => change({ phone }, 'mobileNumber')}
      />
      <EmailField
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email }, 'email')}
      />
      <NameFields values={values} errors={errors} onChange={change} />
    </>
  );
}
