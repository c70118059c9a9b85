import { checkoutFields, type WalletProvider } from '@daftar/domain';
import { ContinueButton } from '../../form/continue-button.tsx';
import { CustomerFields } from '../../form/customer-fields.tsx';
import { prefillCustomer } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { usePaymentForm } from '../../form/use-payment-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { PhoneField } from '../../parts/phone-field.tsx';
import type { MethodProps } from '../method.ts';
import { WalletChoice } from './wallet-choice.tsx';
import { readWallet, type WalletValues, walletOf } from './wallet-values.ts';

/**
 * The form for a mobile wallet: with a QR code, or with a request to pay that the wallet's owner confirms on the phone.
 */
export function WalletDetails(props: MethodProps) {
  const { t } = useLocale();
  const { values, errors, change, form } = usePaymentForm({
    props,
    draft: 'wallet',
    initial: (): WalletValues => ({ ...prefillCustomer(props.session), walletProvider: usualWay() }),
    read: readWallet,
    fields: ({ walletProvider }) =>
      checkoutFields('Fawry', 'MWallet', walletProvider).filter((field) => field !== 'walletProvider'),
    fieldOf,
  });
  return (
    <form {...form}>
      <WalletChoice
        chosen={values.walletProvider}
        onChoose={(walletProvider) => change({ walletProvider }, 'walletProvider')}
      />
      <CustomerFields {...{ values, errors, change }} currency={props.session.currency} />
      {values.walletProvider === 'r2p' && (
        <PhoneField
          label={t('Wallet number')}
          name="debitMobileWalletNo"
          hint={t('We send the payment request to this number.')}
          own={false}
          codes={['20']}
          value={walletOf(values)}
          error={errors.debitMobileWalletNo}
          onChange={(wallet) => change({ wallet }, 'debitMobileWalletNo')}
        />
      )}
      <ContinueButton payButton={props.payButton} busy={props.busy} />
    </form>
  );
}

/** Returns the way that is chosen at first: a phone cannot scan the code on its own screen. */
function usualWay(): WalletProvider {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches ? 'r2p' : 'qr';
}
