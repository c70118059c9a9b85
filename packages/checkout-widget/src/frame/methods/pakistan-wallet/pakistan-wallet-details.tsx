import type { CallingCode, CheckoutField } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { CustomerFields } from '../../form/customer-fields.tsx';
import { type CustomerValues, phoneWithin, prefillCustomer } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import type { Errors } from '../../form/read-form.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { MaskedField } from '../../parts/masked-field.tsx';
import { digitsIn } from '../../parts/masked-input.ts';
import type { PayRequest } from '../../pay/pay-request.ts';
import type { MethodProps } from '../method.ts';
import { readCustomer } from '../reference/read-customer.ts';
import { walletBrand } from './wallet-brands.tsx';

interface WalletValues extends CustomerValues {
  cnic: string;
}

/** Both wallets take Pakistani numbers only. */
const CODES: readonly CallingCode[] = ['92'];

type Name = CheckoutField | 'cnic';
const FIELDS: readonly Name[] = ['mobileNumber', 'email', 'nameOnCard', 'cnic'];

/**
 * The form for a JazzCash or easypaisa account, whose owner confirms the payment on the phone. JazzCash requires the last
 * digits of the identity card's number.
 */
export function PakistanWalletDetails(props: MethodProps) {
  const { t } = useLocale();
  const { serviceProvider: provider } = props.service;
  const brand = walletBrand(provider);
  const asksCnic = brand?.asksCnic === true;
  const { values, errors, change, form } = usePaymentForm<WalletValues, Name>({
    props,
    draft: 'pakistan-wallet',
    initial: () => ({ ...prefillCustomer(props.session, '92'), cnic: '' }),
    adapt: pakistani,
    read: (typed) => read(typed, provider, asksCnic),
    fields: () => FIELDS,
    fieldOf: (name) => (name === 'cnic' ? name : fieldOf(name)),
  });
  return (
    <form {...form}>
      {brand && (
        <p className="row">
          <brand.Mark />
          {t(brand.form)}
        </p>
      )}
      <CustomerFields
        {...{ values, errors, change }}
        currency={props.session.currency}
        codes={CODES}
        phoneHint={t('We send the payment request to this number.')}
      />
      {asksCnic && (
        <MaskedField
          label={t('Last 6 digits of your CNIC')}
          name="cnic"
          autoComplete="off"
          placeholder="123456"
          value={values.cnic}
          error={errors.cnic}
          mask={(typed) => digitsIn(typed, 6)}
          change={(cnic) => change({ cnic }, 'cnic')}
        />
      )}
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}

/** Empties a mobile number of another country, which neither wallet takes. */
function pakistani<Values extends CustomerValues>(values: Values): Values {
  return { ...values, phone: phoneWithin(values.phone, '92') };
}

function read(
  { cnic, ...typed }: WalletValues,
  provider: string,
  asksCnic: boolean,
): { request: PayRequest } | { errors: Errors<Name> } {
  const found = readCustomer(pakistani(typed));
  const message = asksCnic && cnic.length !== 6 ? 'Please provide the last 6 digits of your CNIC' : undefined;
  if ('errors' in found || message)
    return { errors: { ...('errors' in found ? found.errors : {}), ...(message && { cnic: message }) } };
  const { customer } = found;
  return { request: { way: 'wallet', provider, customer, ...(asksCnic && { cnic }) } };
}
