import { type CheckoutField, fawryWalletSchema, type WalletProvider } from '@daftar/domain';
import { type CustomerValues, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { type Errors, readForm } from '../../form/read-form.ts';
import type { PhoneNumber } from '../../parts/phone-number.ts';
import type { PayRequest } from '../../pay/pay-request.ts';

/** The values of the wallet form. */
export interface WalletValues extends CustomerValues {
  walletProvider: WalletProvider;
  /** The wallet's number; undefined if it is the customer's mobile number. */
  wallet?: PhoneNumber | undefined;
}

/** Returns the request to send, or the first error message of each field. */
export function readWallet(
  values: WalletValues,
): { request: PayRequest } | { errors: Errors<CheckoutField> } {
  const { phone, wallet = phone, nameOnCard, email, walletProvider } = values;
  const form = {
    walletProvider,
    mobileNumber: wholeNumber(phone),
    nameOnCard,
    email,
    debitMobileWalletNo: wholeNumber(wallet),
  };
  const read = readForm(fawryWalletSchema, form, fieldOf);
  if ('errors' in read) return read;
  const { mobileNumber, nameOnCard: name, email: address, debitMobileWalletNo } = read.value;
  const customer = { mobileNumber, name, email: address };
  if (!debitMobileWalletNo) return { request: { way: 'qr', customer } };
  return { request: { way: 'push', customer, walletNumber: debitMobileWalletNo } };
}
