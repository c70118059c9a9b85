import type { CheckoutField } from '@daftar/domain';

/** Maps field names of the API to the form's field if they differ. */
const others: Readonly<Record<string, CheckoutField>> = {
  customerMobile: 'mobileNumber',
  msisdn: 'mobileNumber',
  customerName: 'nameOnCard',
  name: 'nameOnCard',
  customerEmail: 'email',
  cardExpiryMonth: 'cardExpiry',
  cardExpiryYear: 'cardExpiry',
};

const own: ReadonlySet<string> = new Set<CheckoutField>([
  'countryCode',
  'mobileNumber',
  'email',
  'nameOnCard',
  'firstName',
  'lastName',
  'walletProvider',
  'debitMobileWalletNo',
  'cardNumber',
  'cardExpiry',
  'cvv',
]);

/** Returns the form field for a field name of the API or a schema. */
export function fieldOf(name: string): CheckoutField | undefined {
  return own.has(name) ? (name as CheckoutField) : others[name];
}
