import { describe, expect, test } from 'vitest';
import { checkoutFields } from './checkout-fields.ts';
import { payingCode, paymentMethodCodes, returningCode } from './payment-method-codes.ts';
import { paymentMethods } from './payment-methods.ts';
import { providerNames } from './providers.ts';

describe('checkoutFields', () => {
  test('asks for the card when Fawry takes it', () => {
    expect(checkoutFields('Fawry', 'Credit Card')).toEqual([
      'mobileNumber',
      'email',
      'nameOnCard',
      'cardNumber',
      'cardExpiry',
      'cvv',
    ]);
    expect(checkoutFields('Fawry', 'FawryRef')).toEqual(['mobileNumber', 'email', 'nameOnCard']);
  });

  test('asks for the wallet’s number only with OTP', () => {
    const byQr = ['walletProvider', 'mobileNumber', 'email', 'nameOnCard'];
    expect(checkoutFields('Fawry', 'MWallet')).toEqual(byQr);
    expect(checkoutFields('Fawry', 'MWallet', 'qr')).toEqual(byQr);
    expect(checkoutFields('Fawry', 'MWallet', 'r2p')).toEqual([...byQr, 'debitMobileWalletNo']);
  });

  test('asks for no card with other providers', () => {
    const named = ['mobileNumber', 'email', 'firstName', 'lastName'];
    for (const method of paymentMethods) {
      expect(checkoutFields('Paymob', method)).toEqual(named);
      expect(checkoutFields('Monty', method)).toEqual(['countryCode', ...named]);
      expect(checkoutFields('Paytab', method)).toEqual([]);
    }
  });
});

describe('payment method codes', () => {
  test('are the six codes of the API', () => {
    expect(payingCode('Fawry', 'Credit Card')).toBe('CARD');
    expect(payingCode('Fawry', 'MWallet')).toBe('MWALLET');
    expect(payingCode('Fawry', 'FawryRef')).toBe('PAYATFAWRY');
    expect(payingCode('Paymob', 'MWallet')).toBe('WALLET');
    expect(returningCode('Credit Card')).toBe('CC');
    expect(returningCode('MWallet')).toBe('MW');
  });

  test('are all in use, and absent when the provider’s call has none', () => {
    const used = paymentMethods.flatMap((method) => [
      returningCode(method),
      ...providerNames.map((provider) => payingCode(provider, method)),
    ]);
    expect(new Set(used)).toEqual(new Set([...paymentMethodCodes, undefined]));
    expect(payingCode('Monty', 'Credit Card')).toBeUndefined();
    expect(payingCode('Paytab', 'Credit Card')).toBeUndefined();
  });
});
