import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fawryCardSchema, fawryWalletSchema } from './checkout-fawry.ts';
import { montySchema } from './checkout-monty.ts';
import { paymobSchema } from './checkout-paymob.ts';
import { paymentLinkSchema } from './payment-link.ts';
import { paymentProviderSchema } from './payment-provider.ts';

/** Returns the first message of each field. */
function messages(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const told: Record<string, string> = {};
  for (const issue of v.safeParse(schema, value).issues ?? [])
    told[v.getDotPath(issue) ?? ''] ??= issue.message;
  return told;
}

const customer = { mobileNumber: '+20 (10) 1234-5678', nameOnCard: 'نورا عبد الله', email: 'n@x.example' };
const read = { ...customer, mobileNumber: '+201012345678' };

describe('a card at Fawry', () => {
  const schema = fawryCardSchema('2026-11-21');
  const card = { ...customer, cardNumber: '٥٠٧٨ 0362 4660 0381', cardExpiry: '٠٥/29', cvv: '١٢٣' };

  test('returns the card as in the API', () => {
    expect(v.parse(schema, card)).toEqual({
      ...read,
      cardNumber: '5078036246600381',
      cardExpiryMonth: '05',
      cardExpiryYear: '29',
      cvv: '123',
    });
  });

  test('has the specification’s messages', () => {
    expect(messages(schema, {})).toEqual({
      mobileNumber: 'Please provide valid mobile number',
      nameOnCard: 'Please provide valid Name',
      email: 'Please provide valid email',
      cardNumber: 'Please provide valid card number',
      cardExpiry: 'Expiry date must be in the format MM/YY',
      cvv: 'Please provide valid CVV',
    });
  });

  test.each([
    ['cardNumber', ' ', 'Please provide valid card number'],
    ['cardNumber', '4111111111111112', 'Invalid card number'],
    ['cardNumber', '9999999999999995', 'Invalid card number'],
    ['cardExpiry', '13/29', 'Expiry date must be in the format MM/YY'],
    ['cardExpiry', '10/26', 'Please provide valid expiry date'],
    ['cvv', '12', 'Please provide valid CVV'],
    ['cvv', '1234', 'Please provide valid CVV'],
    ['cvv', '12x', 'Please provide valid CVV'],
    ['nameOnCard', 'No', 'Please provide valid Name'],
    ['email', 'n@x', 'Please provide valid email'],
    ['mobileNumber', '010123456', 'Please provide valid mobile number'],
    ['mobileNumber', 'call me 0101234567', 'Please provide valid mobile number'],
    ['mobileNumber', '0101234567890123', 'Please provide valid mobile number'],
  ])('%s %o: %s', (field, value, message) => {
    expect(messages(schema, { ...card, [field]: value })).toEqual({ [field]: message });
  });

  test('is valid in its expiry month', () => {
    expect(messages(schema, { ...card, cardExpiry: '11/26' })).toEqual({});
  });

  test('of American Express has a CVV of four digits', () => {
    const amex = { ...card, cardNumber: '3782 822463 10005' };
    expect(messages(schema, { ...amex, cvv: '1234' })).toEqual({});
    expect(messages(schema, amex)).toEqual({ cvv: 'Please provide valid CVV' });
  });

  test('with a wrong CVV and a wrong email has both messages', () => {
    expect(messages(schema, { ...card, email: '', cvv: '1234' })).toEqual({
      email: 'Please provide valid email',
      cvv: 'Please provide valid CVV',
    });
  });
});

describe('a wallet at Fawry', () => {
  test('requires only the customer’s fields with QR', () => {
    const form = { ...customer, walletProvider: 'qr', debitMobileWalletNo: '' };
    expect(v.parse(fawryWalletSchema, form)).toEqual({ ...read, walletProvider: 'qr' });
  });

  test('requires the wallet’s number with OTP', () => {
    const form = { ...customer, walletProvider: 'r2p', debitMobileWalletNo: '01012345678' };
    expect(v.parse(fawryWalletSchema, form)).toEqual({ ...read, ...form, mobileNumber: '+201012345678' });
    expect(messages(fawryWalletSchema, { ...form, debitMobileWalletNo: '' })).toEqual({
      debitMobileWalletNo: 'Please provide valid mobile number',
    });
  });

  test.each([undefined, '', 'cash'])('rejects %o as wallet provider', (walletProvider) => {
    expect(messages(fawryWalletSchema, { ...customer, walletProvider })).toEqual({
      walletProvider: 'Please select wallet provider',
    });
  });
});

describe('Paymob and Monty', () => {
  const form = { mobileNumber: '01010101010', firstName: 'Mona', lastName: 'Adel', email: ' m@x.example ' };

  test('require first and last name', () => {
    expect(v.parse(paymobSchema, form)).toEqual({ ...form, email: 'm@x.example' });
    expect(messages(paymobSchema, { firstName: 'Mo', lastName: 'Li' })).toEqual({
      mobileNumber: 'Please provide valid mobile number',
      firstName: 'Please provide valid First Name',
      lastName: 'Please provide valid Last Name',
      email: 'Please provide valid email',
    });
  });

  test('Monty’s number includes its calling code', () => {
    const gulf = { ...form, countryCode: '971', mobileNumber: '050 123 4567' };
    expect(v.parse(montySchema, gulf)).toEqual({
      ...form,
      email: 'm@x.example',
      mobileNumber: '971501234567',
    });
    expect(messages(montySchema, { ...gulf, countryCode: '20' })).toEqual({
      mobileNumber: 'Please provide valid mobile number',
    });
    const british = { ...form, countryCode: '44', mobileNumber: '07400 123456' };
    expect(v.parse(montySchema, british)).toMatchObject({ mobileNumber: '447400123456' });
    expect(messages(montySchema, { ...gulf, countryCode: '49' })).toEqual({
      countryCode: 'Please select country code',
    });
    expect(messages(montySchema, { ...gulf, email: '', mobileNumber: '1' })).toEqual({
      email: 'Please provide valid email',
      mobileNumber: 'Please provide valid mobile number',
    });
  });
});

test('a payment type must be one that the session offers', () => {
  const schema = paymentProviderSchema(['Credit Card', 'MWallet']);
  expect(v.parse(schema, { paymentProvider: 'MWallet' })).toEqual({ paymentProvider: 'MWallet' });
  for (const paymentProvider of [undefined, '', 'FawryRef'])
    expect(messages(schema, { paymentProvider })).toEqual({
      paymentProvider: 'Please select payment provider',
    });
});

test('a payment link is created for an msisdn', () => {
  expect(v.parse(paymentLinkSchema, { countryCode: '92', mobileNumber: '۰۳۰۰ ۱۲۳۴۵۶۷' })).toEqual({
    msisdn: '923001234567',
  });
  for (const mobileNumber of ['', '123'])
    expect(messages(paymentLinkSchema, { countryCode: '20', mobileNumber })).toEqual({
      mobileNumber: 'Valid mobile number required',
    });
  expect(messages(paymentLinkSchema, { mobileNumber: '1012345678' })).toEqual({
    countryCode: 'Valid mobile number required',
  });
});
