import type { PaymentMethod, WalletProvider } from './payment-methods.ts';

/** A field of the hosted checkout's form. Source: checkout specification, section 3. */
export type CheckoutField =
  | 'countryCode'
  | 'mobileNumber'
  | 'email'
  | 'nameOnCard'
  | 'firstName'
  | 'lastName'
  | 'walletProvider'
  | 'debitMobileWalletNo'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cvv';

const customer = ['mobileNumber', 'email', 'nameOnCard'] as const;
const named = ['mobileNumber', 'email', 'firstName', 'lastName'] as const;

function fawryFields(method: PaymentMethod, wallet: WalletProvider | undefined): readonly CheckoutField[] {
  if (method === 'Credit Card') return [...customer, 'cardNumber', 'cardExpiry', 'cvv'];
  if (method === 'FawryRef') return customer;
  return ['walletProvider', ...customer, ...(wallet === 'r2p' ? (['debitMobileWalletNo'] as const) : [])];
}

/**
 * Returns the form fields of a provider's payment method, in order. Paytab has none here: its own payment page has the
 * form.
 */
export function checkoutFields(
  provider: 'Fawry' | 'Paymob' | 'Monty' | 'Paytab',
  method: PaymentMethod,
  wallet?: WalletProvider,
): readonly CheckoutField[] {
  switch (provider) {
    case 'Fawry':
      return fawryFields(method, wallet);
    case 'Paymob':
      return named;
    case 'Monty':
      return ['countryCode', ...named];
    case 'Paytab':
      return [];
  }
}
