import { checkoutFields } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { CustomerFields } from '../../form/customer-fields.tsx';
import { prefillCustomer } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import type { MethodProps } from '../method.ts';
import { readCustomer } from './read-customer.ts';

/** The form for mobile number, email and name, with the button that requests the reference. */
export function ReferenceDetails(props: MethodProps) {
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'customer',
    initial: () => prefillCustomer(props.session),
    read: (typed) => {
      const read = readCustomer(typed);
      return 'errors' in read ? read : { request: { way: 'reference', customer: read.customer } };
    },
    fields: () => checkoutFields('Fawry', 'FawryRef'),
    fieldOf,
  });
  return (
    <form {...form}>
      <CustomerFields {...{ values, errors, change }} currency={props.session.currency} />
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}
