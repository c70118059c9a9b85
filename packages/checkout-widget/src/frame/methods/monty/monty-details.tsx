import { type CheckoutField, checkoutFields, montySchema, paymentProviders } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { type PersonValues, prefillPerson } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PersonFields } from '../../form/person-fields.tsx';
import { type Errors, readForm } from '../../form/read-form.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { Person } from '../../pay/pay-request.ts';
import type { MethodProps } from '../method.ts';

/**
 * The form before the customer goes to MontyPay's page: mobile number (country code 971 by default), email, first and last name.
 * The card is typed on MontyPay's page.
 */
export function MontyDetails(props: MethodProps) {
  const { t } = useLocale();
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'monty',
    initial: () => prefillPerson(props.session, paymentProviders.monty.callingCode),
    read: (typed) => {
      const read = readMonty(typed);
      return 'errors' in read ? read : { request: { way: 'monty', person: read.value } };
    },
    fields: () => checkoutFields('Monty', 'Credit Card'),
    fieldOf,
  });
  return (
    <form {...form}>
      <PersonFields {...{ values, errors, change }} currency={props.session.currency} />
      <p className="meta">{t('You enter your card on the next page.')}</p>
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}

function readMonty({ phone, ...rest }: PersonValues): { value: Person } | { errors: Errors<CheckoutField> } {
  const { callingCode: countryCode, national: mobileNumber } = phone;
  return readForm(montySchema, { ...rest, countryCode, mobileNumber }, fieldOf);
}
