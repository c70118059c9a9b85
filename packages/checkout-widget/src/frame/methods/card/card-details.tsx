import { checkoutFields, providerOf } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { CustomerFields } from '../../form/customer-fields.tsx';
import { prefillCustomer, usualCode } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { Icon } from '../../parts/icon.tsx';
import type { MethodProps } from '../method.ts';
import { CardFields } from './card-fields.tsx';
import { readCard, withoutCvv } from './card-values.ts';

/** The form for a card that is typed into the checkout: for Fawry with 3-D Secure, or for easypaisa. */
export function CardDetails(props: MethodProps) {
  const { t } = useLocale();
  const { serviceProvider: provider } = props.service;
  const local = props.session.currency === 'PKR' ? 'paypak' : 'meeza';
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'card',
    initial: () => ({
      ...prefillCustomer(props.session, usualCode(provider)),
      cardNumber: '',
      cardExpiry: '',
      cvv: '',
    }),
    keep: withoutCvv,
    read: (typed) => {
      const read = readCard(typed, new Date());
      if ('errors' in read) return read;
      const isFawry = providerOf(provider)?.key === 'fawry';
      return { request: isFawry ? { way: 'card', ...read } : { way: 'serviceCard', provider, ...read } };
    },
    fields: () => checkoutFields('Fawry', 'Credit Card'),
    fieldOf,
  });
  return (
    <form {...form}>
      <CustomerFields {...{ values, errors, change }} currency={props.session.currency} card />
      <CardFields {...{ values, errors, change, local }} />
      <ContinueButton payButton={props.payButton} busy={props.busy} />
      <p className="assurance">
        <Icon name="lock" size={14} />
        {t('Your card is sent to the bank encrypted and is not stored.')}
      </p>
    </form>
  );
}
