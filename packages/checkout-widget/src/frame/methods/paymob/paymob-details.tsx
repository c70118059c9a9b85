import { type CheckoutField, checkoutFields, paymobSchema } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { type PersonValues, prefillPerson, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PersonFields } from '../../form/person-fields.tsx';
import { type Errors, readForm } from '../../form/read-form.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { Person } from '../../pay/pay-request.ts';
import type { MethodProps } from '../method.ts';

type PaymobMethod = 'Credit Card' | 'MWallet';

/**
 * The form before the customer goes to Paymob's page: mobile number, email, first and last name. Card or wallet are typed on
 * Paymob's page.
 */
function PaymobDetails({ method, ...props }: MethodProps & { method: PaymobMethod }) {
  const { t } = useLocale();
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'person',
    initial: () => prefillPerson(props.session),
    read: (typed) => {
      const read = readPerson(typed);
      return 'errors' in read ? read : { request: { way: 'paymob', method, person: read.value } };
    },
    fields: () => checkoutFields('Paymob', method),
    fieldOf,
  });
  return (
    <form {...form}>
      <PersonFields {...{ values, errors, change }} currency={props.session.currency} />
      <p className="meta">
        {method === 'MWallet'
          ? t('You confirm with your wallet on the next page.')
          : t('You enter your card on the next page.')}
      </p>
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}

function readPerson({ phone, ...rest }: PersonValues): { value: Person } | { errors: Errors<CheckoutField> } {
  return readForm(paymobSchema, { ...rest, mobileNumber: wholeNumber(phone) }, fieldOf);
}

export const PaymobCardDetails = (props: MethodProps) => <PaymobDetails {...props} method="Credit Card" />;
export const PaymobWalletDetails = (props: MethodProps) => <PaymobDetails {...props} method="MWallet" />;
