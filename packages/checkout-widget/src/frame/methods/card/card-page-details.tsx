import { checkoutFields } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { CustomerFields } from '../../form/customer-fields.tsx';
import { prefillCustomer, usualCode } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { MethodProps } from '../method.ts';
import { readCustomer } from '../reference/read-customer.ts';

/** The form before a provider's own card page, for installations whose checkout accepts no card data. */
export function CardPageDetails(props: MethodProps) {
  const { t } = useLocale();
  const { serviceProvider: provider } = props.service;
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'customer',
    initial: () => prefillCustomer(props.session, usualCode(provider)),
    read: (typed) => {
      const read = readCustomer(typed);
      return 'errors' in read ? read : { request: { way: 'cardPage', provider, customer: read.customer } };
    },
    fields: () => checkoutFields('Fawry', 'FawryRef'),
    fieldOf,
  });
  return (
    <form {...form}>
      <CustomerFields {...{ values, errors, change }} currency={props.session.currency} />
      <p className="meta">{t('You enter your card on the next page.')}</p>
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}
