import { type CheckoutField, fawryWalletSchema, type WalletProvider } from '@daftar/domain';
import { type CustomerValues, phoneWithin, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { type Errors, readForm } from '../../form/read-form.ts';
import type { PhoneNumber } from '../../parts/phone-number.ts';
import type { PayRequest } from '../../pay/pay-request.ts';

/** The values of the wallet form. */
export interface WalletValues extends CustomerValues {
  walletProvider: WalletProvider;
  /** The wallet's number, once the customer has typed one. */
  wallet?: PhoneNumber | undefined;
}

/** Returns the wallet's number: by default the customer's mobile number, if it is Egyptian as every wallet of Fawry. */
export const walletOf = ({ wallet, phone }: WalletValues): PhoneNumber => wallet ?? phoneWithin(phone, '20');

/** Returns the request to send, or the first error message of each field. */
export function readWallet(
  values: WalletValues,
): { request: PayRequest } | { errors: Errors<CheckoutField> } {
  const { phone, nameOnCard, email, walletProvider } = values;
  const form = {
    walletProvider,
    mobileNumber: wholeNumber(phone),
    nameOnCard,
    email,
    debitMobileWalletNo: wholeNumber(walletOf(values)),
  };
  const read = readForm(fawryWalletSchema, form, fieldOf);
  if ('errors' in read) return read;
  const { mobileNumber, nameOnCard: name, email: address, debitMobileWalletNo } = read.value;
  const customer = { mobileNumber, name, email: address };
  if (!debitMobileWalletNo) return { request: { way: 'qr', customer } };
  return { request: { way: 'push', customer, walletNumber: debitMobileWalletNo } };
}
