import { describe, expect, test } from 'vitest';
import { paymentProviders } from '../payment-providers/payment-providers.ts';
import { checkoutFields } from './checkout-fields.ts';
import { paymentMethodCodes, returningCode } from './payment-method-codes.ts';
import { paymentMethods } from './payment-methods.ts';

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
  test('are the six codes of the API, which are all in use', () => {
    const { fawry, paymob } = paymentProviders;
    const used = [fawry, paymob].flatMap(({ codes }) => Object.values(codes));
    expect(new Set([...used, ...paymentMethods.map(returningCode)])).toEqual(new Set(paymentMethodCodes));
    expect(returningCode('Credit Card')).toBe('CC');
    expect(returningCode('MWallet')).toBe('MW');
  });
});
