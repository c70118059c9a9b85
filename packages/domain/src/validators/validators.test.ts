import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carrierSchema, merchantSchema } from './account.ts';
import { accountBalanceSchema, amountFirst } from './account-balance.ts';
import { changePasswordSchema } from './change-password.ts';
import { referenceSchema } from './checkout-reference.ts';
import { loginSchema } from './login.ts';
import { profileSchema } from './profile.ts';
import { settlementSchema } from './settlement.ts';

/** Returns the messages for a value, by field. */
function messages(schema: v.GenericSchema, value: unknown): Record<string, string[]> {
  const result = v.safeParse(schema, value);
  const told: Record<string, string[]> = {};
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    told[field] = [...(told[field] ?? []), issue.message];
  }
  return told;
}

describe('login', () => {
  test('lower-cases and trims the name, leaves the password as typed', () => {
    const form = { userName: ' Owner@Walee ', password: ' Pass ', rememberMe: true };
    expect(v.parse(loginSchema, form)).toEqual({
      userName: 'owner@walee',
      password: ' Pass ',
      rememberMe: true,
    });
    expect(messages(loginSchema, { userName: ' ' })).toEqual({
      userName: ['Please provide valid username'],
      password: ['Please provide valid password'],
    });
  });
});

describe('merchant and carrier', () => {
  const merchant = { name: 'Nile Books', country: 'Egypt', currency: 'EGP', showBalance: true };

  test('omit empty emails', () => {
    const filled = { ...merchant, notificationEmail: '', supportEmail: ' help@nile.example ' };
    expect(v.parse(merchantSchema, filled)).toEqual({ ...merchant, supportEmail: 'help@nile.example' });
  });

  test('have the specification’s messages', () => {
    expect(messages(merchantSchema, {})).toEqual({
      country: ['Please select a department'],
      name: ['Please provide valid account name'],
      currency: ['Please provide currency'],
    });
    expect(messages(merchantSchema, { ...merchant, name: 'N', currency: 'E' })).toEqual({
      name: ['Too short account name.'],
      currency: ['Provided currency is invalid'],
    });
    expect(messages(merchantSchema, { ...merchant, name: 'N'.repeat(51) })).toEqual({
      name: ['Too long account name'],
    });
    expect(messages(merchantSchema, { ...merchant, billingEmail: 'x@y' })).toEqual({
      billingEmail: ['Invalid email address'],
    });
    expect(messages(carrierSchema, { ...merchant, type: 'Bank' })).toEqual({ type: ['Please select type'] });
  });

  test('reject characters that cannot be seen or stored', () => {
    expect(messages(merchantSchema, { ...merchant, name: 'Nile\u0000Books' })).toEqual({
      name: ['This field must not contain control characters'],
    });
  });

  test('drop unknown fields', () => {
    expect(v.parse(carrierSchema, { ...merchant, type: 'Carrier', privateKey: 'x' })).not.toHaveProperty(
      'privateKey',
    );
  });
});

describe('settlement', () => {
  const schema = settlementSchema(() => new Date('2026-11-20T21:30:00Z'));
  const form = {
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
    country: 'Egypt',
    merchantName: 'Nile Books',
    totalRevenue: '٨٠٬٠٠٠٫٥٠',
    waleeShare: '3200',
    waleeSharePercentage: '4',
    merchantShare: '76,800.25',
    merchantSharePercentage: 96,
    channel: 'Bank transfer',
    remittanceChargesPercentage: '2',
    exchangeRate: '48.5',
    localCurrency: 'EGP',
    settledCurrency: 'usd',
  };

  test('returns numbers, also from Arabic-Indic and Persian digits', () => {
    expect(v.parse(schema, form)).toMatchObject({
      totalRevenue: 80000.5,
      merchantShare: 76800.25,
      merchantSharePercentage: 96,
      settledCurrency: 'USD',
    });
  });

  test('has the specification’s messages, one for each field', () => {
    expect(messages(schema, {})).toMatchObject({
      country: ['Please select Country'],
      merchantName: ['Please select Merchant'],
      totalRevenue: ['Total Revenue can not be empty'],
      channel: ['Please provide channel of transfer'],
      remittanceChargesPercentage: ['Please provide Remittance percentage'],
      exchangeRate: ['Please provide exchange rate'],
      localCurrency: ['Please provide local currency (e.g PKR)'],
      settledCurrency: ['Please provide foreign currency (e.g. USD)'],
    });
    expect(messages(schema, { ...form, exchangeRate: '0' })).toEqual({
      exchangeRate: ['Please provide exchange rate'],
    });
    expect(messages(schema, { ...form, dateTo: '2026-10-31' })).toEqual({
      dateTo: ['The period must not end before it begins'],
    });
    expect(messages(schema, { ...form, dateTo: '' })).toEqual({ dateTo: ['Please select date range'] });
  });

  test('wraps the reasons as in the API', () => {
    expect(v.parse(schema, { ...form, overrideReason: '', differenceReason: ' agreed ' })).toMatchObject({
      difference: { reason: 'agreed' },
    });
    expect(v.parse(schema, form)).not.toHaveProperty('override');
  });

  test('rejects numbers that JSON cannot represent exactly', () => {
    expect(Object.keys(messages(schema, { ...form, exchangeRate: '123456789012.12345678' }))).toEqual([
      'exchangeRate',
    ]);
    expect(Object.keys(messages(schema, { ...form, totalRevenue: '1e5' }))).toEqual(['totalRevenue']);
  });

  test('ends today at the latest, in its country’s time zone', () => {
    const ending = (dateTo: string, country: string) => messages(schema, { ...form, dateTo, country });
    const late = { dateTo: ['A settlement cannot end after today'] };
    expect(ending('2026-11-20', 'Egypt')).toEqual({});
    expect(ending('2026-11-21', 'Egypt')).toEqual(late);
    expect(ending('2026-11-21', 'Pakistan')).toEqual({});
    expect(ending('2026-11-22', 'Pakistan')).toEqual(late);
    expect(ending('2062-11-20', 'United States')).toEqual(late);
    expect(ending('2062-11-20', 'Nowhere')).toEqual({ country: ['Please select Country'] });
  });
});

describe('account balance', () => {
  const schema = accountBalanceSchema('EGP');

  test('computes the net amount', () => {
    expect(v.parse(schema, { grossAmount: '1000.50', tax: '14', reference: '' })).toEqual({
      grossAmount: 1000.5,
      tax: 14,
      netAmount: 860.43,
    });
  });

  test('limits amount and tax', () => {
    expect(messages(schema, { grossAmount: '0', tax: '100' })).toEqual({
      grossAmount: ['Please enter valid amount'],
      tax: ['Please provide valid tax'],
    });
    expect(messages(schema, { grossAmount: '1.005', tax: '' })).toHaveProperty('grossAmount');
    expect(amountFirst({ grossAmount: '', tax: '5' })).toBe('Please provide amount first');
    expect(amountFirst({ grossAmount: '1', tax: '5' })).toBeUndefined();
  });
});

describe('profile and password', () => {
  test('limit the name and check the email', () => {
    expect(messages(profileSchema, { name: 'A', email: 'nobody' })).toEqual({
      name: ['Too short name.'],
      email: ['Please provide valid email address'],
    });
  });

  test('a new password matches, and is never shorter than at creation', () => {
    const form = { currentPassword: 'ab', newPassword: 'secret', confirmPassword: 'secret' };
    expect(v.is(changePasswordSchema(), form)).toBe(true);
    expect(messages(changePasswordSchema(), { ...form, confirmPassword: 'other' })).toEqual({
      confirmPassword: ['Passwords must match'],
    });
    expect(messages(changePasswordSchema(12), form)).toEqual({ newPassword: ['Too short password.'] });
    for (const [password, message] of [
      ['', 'Please provide valid new password'],
      ['a', 'Too short password.'],
      ['abcd', 'Too short password.'],
      ['x'.repeat(51), 'Too long password'],
    ])
      expect(
        messages(changePasswordSchema(2), { ...form, newPassword: password, confirmPassword: password }),
      ).toEqual({ newPassword: [message] });
  });
});

describe('checkout by reference', () => {
  const form = {
    paymentProvider: 'FawryRef',
    mobileNumber: '٠١٠ ١٢٣ ٤٥٦٧٨',
    name: 'Mona',
    email: 'm@x.example',
  };

  test('accepts a pasted number in Arabic-Indic or Persian digits', () => {
    expect(v.parse(referenceSchema, form)).toEqual({ ...form, mobileNumber: '01012345678' });
  });

  test('has the specification’s messages', () => {
    expect(messages(referenceSchema, { mobileNumber: '123456789', name: 'Mo' })).toEqual({
      paymentProvider: ['Please select payment provider'],
      mobileNumber: ['Please provide valid mobile number'],
      name: ['Please provide valid Name'],
      email: ['Please provide valid email'],
    });
  });
});
