import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formRules } from '../generated/rules.ts';
import { accountBalanceSchema } from './account-balance.ts';
import { approvalFileProblem } from './approval-file.ts';
import { blacklistSchema } from './blacklist.ts';
import type { FormRules } from './field-rule.ts';
import { codeOf, type FormName, type RuleCode, readRuleCode } from './form-rules.ts';
import { loanTransactionSchema, loanWarning } from './loan-transaction.ts';
import { packageSchema } from './package.ts';
import { payoutSchema } from './payout.ts';
import { productSchema } from './product.ts';
import { refundSchema } from './refund.ts';
import { roleSchema } from './role.ts';
import { settlementSchema } from './settlement.ts';
import { userSchema } from './user.ts';

/** Returns the first message of each field that has one. */
function messages(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, value);
  const told: Record<string, string> = {};
  for (const issue of issues) told[v.getDotPath(issue) ?? ''] ??= issue.message;
  return told;
}

describe('user', () => {
  const form = {
    name: 'Mona Hassan',
    userName: ' Mona.H ',
    password: 'battery9',
    email: 'mona@walee.example',
    roleId: 'rol_1',
  };
  const own = userSchema({ creating: true, choosesAccount: false });
  const owner = userSchema({ creating: false, choosesAccount: true });

  test('lower-cases the name, and omits fields that the caller may not choose', () => {
    expect(v.parse(own, { ...form, userType: 'Admin', userTypeId: 'Walee' })).toEqual({
      ...form,
      userName: 'mona.h',
    });
  });

  test('has a message for each missing field', () => {
    expect(messages(own, {})).toEqual({
      name: 'Please provide valid name',
      userName: 'Please provide valid username',
      password: 'Please provide valid password',
      email: 'Invalid email address',
      roleId: 'Please provide valid role',
    });
    expect(messages(owner, { ...form, userType: '' })).toEqual({ userType: 'Please select user type' });
  });

  test.each([
    ['1234', 'Too short password.'],
    ['1234567890123456', 'Too long password'],
  ])('password %s: %s', (password, message) => {
    expect(messages(own, { ...form, password })).toEqual({ password: message });
  });

  test('a gateway may require longer passwords than the form', () => {
    const long = userSchema({ creating: true, choosesAccount: false, shortestPassword: 20 });
    expect(messages(long, { ...form, password: '1234567890123456789' })).toEqual({
      password: 'Too short password.',
    });
    expect(messages(long, { ...form, password: '12345678901234567890' })).toEqual({});
  });

  test('an edit requires no password', () => {
    const edited = { ...form, password: '', userType: 'Admin' };
    expect(v.parse(owner, edited)).not.toHaveProperty('password');
  });

  test.each([
    ['Merchant', '', { userTypeId: 'Please select account' }],
    ['Operator', ' ', { userTypeId: 'Please select account' }],
    ['Merchant', 'mer_1', {}],
    ['Admin', '', {}],
  ])('%s with account "%s"', (userType, userTypeId, told) => {
    expect(messages(owner, { ...form, userType, userTypeId })).toEqual(told);
  });

  test.each(['M', 'M'.repeat(51)])('a name of %s characters', (name) => {
    const size = name.length < 2 ? 'short' : 'long';
    expect(messages(own, { ...form, name, userName: name })).toEqual({
      name: size === 'short' ? 'Too short name.' : 'Too long name',
      userName: size === 'short' ? 'Too short username.' : 'Too long username',
    });
  });
});

describe('role', () => {
  const permissions = { Reports: { viewAll: true, generateReport: false } };

  test('accepts a description of 150 characters, or none', () => {
    expect(v.parse(roleSchema, { name: ' Finance ', description: '', permissions })).toEqual({
      name: 'Finance',
      description: '',
      permissions,
    });
    expect(messages(roleSchema, { name: 'Finance', description: 'x'.repeat(150), permissions })).toEqual({});
    expect(messages(roleSchema, { name: 'F', description: 'x'.repeat(151), permissions })).toEqual({
      name: 'Too short role name.',
      description: 'Too long description. Max char allowed is 150',
    });
  });
});

describe('payout', () => {
  const form = {
    serviceId: 's1',
    amount: '١٥٠٠',
    fullName: ' نورا عبد الله ',
    nationalId: '29001011234321',
    msisdn: '+20 101 234 5678',
    beneficiaryEmail: 'nora@example.com',
    countryCode: 'EG',
    payoutType: 'WALLET',
    bankName: 'left over',
    bankNo: '',
  };

  test('parses the typed values; a wallet payout has no bank fields', () => {
    expect(v.parse(payoutSchema, form)).toEqual({
      serviceId: 's1',
      amount: 1500,
      fullName: 'نورا عبد الله',
      nationalId: '29001011234321',
      msisdn: '201012345678',
      beneficiaryEmail: 'nora@example.com',
      countryCode: 'EG',
      payoutType: 'WALLET',
    });
  });

  test('has a message for each missing field', () => {
    expect(messages(payoutSchema, {})).toEqual({
      serviceId: 'Please provide valid service',
      amount: 'Please provide valid amount',
      fullName: 'Please provide valid Full Name',
      nationalId: 'Please provide valid National ID',
      msisdn: 'Please provide a valid Egyptian mobile number with country code',
      beneficiaryEmail: 'Please provide valid email address',
      countryCode: 'Please provide valid country',
    });
    expect(v.parse(payoutSchema, { ...form, payoutType: undefined })).toMatchObject({ payoutType: 'WALLET' });
  });

  test.each([
    ['12.50', 'Amount must contain only digits from 0 to 9'],
    ['-5', 'Amount must contain only digits from 0 to 9'],
    ['0', 'Please provide valid amount'],
    ['000', 'Please provide valid amount'],
    ['1'.repeat(13), 'Please provide valid amount'],
  ])('amount %s: %s', (amount, message) => {
    expect(messages(payoutSchema, { ...form, amount })).toEqual({ amount: message });
  });

  test.each(['01012345678', '201312345678', '20101234567', '923001234567'])(
    'rejects the mobile number %s',
    (msisdn) => {
      expect(messages(payoutSchema, { ...form, msisdn })).toEqual({
        msisdn: 'Please provide a valid Egyptian mobile number with country code',
      });
    },
  );

  test('a bank payout needs the bank and the account', () => {
    expect(messages(payoutSchema, { ...form, payoutType: 'BANK', bankName: ' ' })).toEqual({
      bankName: 'Please provide valid bank name',
      bankNo: 'Please provide valid bank account number',
    });
    expect(messages(payoutSchema, { ...form, nationalId: '29A' })).toEqual({
      nationalId: 'National ID must contain only digits from 0 to 9',
    });
  });

  test('accepts any whole amount above 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
        expect(v.parse(payoutSchema, { ...form, amount: `0${amount}` })).toMatchObject({ amount });
      }),
    );
  });
});

test.each([
  [undefined, 'Please select file'],
  [{ name: 'a.csv', size: 1 }, 'Only xlsx & xls files supported'],
  [{ name: 'A.XLSX', size: 10_485_761 }, 'The file is larger than 10 MB'],
  [{ name: 'A.XLSX', size: 10_485_760 }, undefined],
  [{ name: 'a.xls', size: 1 }, undefined],
])('approval file %o: %s', (file, problem) => {
  expect(approvalFileProblem(file)).toBe(problem);
});

test('the settlement form rejects a rate that becomes 0 when decimals are cut off', () => {
  const rateMessage = (exchangeRate: string, math?: 'integer' | 'decimal') =>
    messages(
      settlementSchema(() => new Date(), math),
      { exchangeRate },
    ).exchangeRate;
  expect(rateMessage('0.5', 'integer')).toBe('Please provide exchange rate');
  expect(rateMessage('٠٫٩٩', 'integer')).toBe('Please provide exchange rate');
  expect(rateMessage('1.5', 'integer')).toBeUndefined();
  expect(rateMessage('0.5', 'decimal')).toBeUndefined();
  expect(rateMessage('0.5')).toBeUndefined();
});

describe('loan transaction', () => {
  const form = {
    userTypeId: 'mer_1',
    paymentMethod: 'IBFT',
    currency: 'USD',
    totalAmount: '1,000.50',
    waleeCommission: '٢',
    sbpCharges: '0',
    serviceSalesTax: '0',
    withHoldingCharges: '0.25',
    exchangeRate: '278.5',
    reference: '',
  };

  test('reads numbers in Arabic-Indic and Persian digits, and omits the rate of rupees', () => {
    const values = {
      userTypeId: 'mer_1',
      paymentMethod: 'IBFT',
      totalAmount: 1000.5,
      waleeCommission: 2,
      sbpCharges: 0,
      serviceSalesTax: 0,
      withHoldingCharges: 0.25,
    };
    expect(v.parse(loanTransactionSchema, form)).toEqual({ ...values, currency: 'USD', exchangeRate: 278.5 });
    expect(v.parse(loanTransactionSchema, { ...form, currency: 'PKR' })).toEqual({
      ...values,
      currency: 'PKR',
    });
  });

  test('accepts a rate of 0 and warns that nothing is billed', () => {
    const usd = { ...form, currency: 'USD', exchangeRate: '0' };
    expect(messages(loanTransactionSchema, usd)).toEqual({});
    expect(loanWarning(usd)).toBe('With an exchange rate of 0 nothing is billed');
    expect(loanWarning({ ...usd, exchangeRate: '٠٫٠' })).toBe('With an exchange rate of 0 nothing is billed');
    expect([
      loanWarning({ ...usd, exchangeRate: '' }),
      loanWarning({ ...usd, exchangeRate: '281.5' }),
    ]).toEqual([undefined, undefined]);
  });

  test('has a message for each invalid field', () => {
    expect(messages(loanTransactionSchema, { exchangeRate: '' })).toMatchObject({
      userTypeId: 'Please select a merchant',
      totalAmount: 'Please provide amount',
    });
    expect(messages(loanTransactionSchema, { ...form, exchangeRate: '' })).toEqual({
      exchangeRate: 'Please provide exchange rate',
    });
    expect(messages(loanTransactionSchema, { ...form, exchangeRate: '-1' })).toEqual({
      exchangeRate: 'Please provide exchange rate',
    });
    expect(messages(loanTransactionSchema, { ...form, sbpCharges: '99.1', totalAmount: '-1' })).toEqual({
      sbpCharges: 'Please provide valid SBP charges',
      totalAmount: 'Please provide amount',
    });
    expect(messages(loanTransactionSchema, { ...form, waleeCommission: '99', sbpCharges: '0.76' })).toEqual({
      withHoldingCharges: 'The four charges add up to more than 100',
    });
    expect(messages(loanTransactionSchema, { ...form, waleeCommission: '99', sbpCharges: '0.75' })).toEqual(
      {},
    );
  });
});

test('product', () => {
  expect(v.parse(productSchema, { merchantId: 'm', name: ' Pen ', sku: '' })).toEqual({
    merchantId: 'm',
    name: 'Pen',
  });
  expect(messages(productSchema, {})).toEqual({
    merchantId: 'Please select a merchant',
    name: 'Please provide valid product name',
  });
  expect(messages(productSchema, { merchantId: 'm', name: 'P' })).toEqual({
    name: 'Too short product name.',
  });
  expect(messages(productSchema, { merchantId: 'm', name: 'P'.repeat(51) })).toEqual({
    name: 'Too long product name',
  });
});

describe('package', () => {
  const form = {
    name: 'Monthly',
    amount: '0450',
    country: 'Egypt',
    currency: 'egp',
    serviceId: 's1',
    callbackUrl: '',
  };

  test('keeps the amount as digits', () => {
    const { callbackUrl: _none, ...values } = form;
    expect(v.parse(packageSchema(), form)).toEqual({ ...values, amount: '450', currency: 'EGP' });
  });

  test('has the specification’s messages', () => {
    expect(messages(packageSchema(), {})).toEqual({
      name: 'Please provide valid package name',
      amount: 'Please provide valid amount',
      country: 'Please provide valid country',
      currency: 'Please provide valid currency',
      serviceId: 'Please provide valid service',
    });
    expect(
      messages(packageSchema(), { ...form, name: 'M', amount: '4.5', callbackUrl: 'javascript:1' }),
    ).toEqual({
      name: 'Too short account name.',
      amount: 'Amount must contain only digits from 0 to 9',
      callbackUrl: 'Please provide valid callback URL',
    });
  });

  test('accepts a callback URL on the local machine only if that is allowed', () => {
    const local = { ...form, callbackUrl: 'http://127.0.0.1:4100/webhooks' };
    expect(messages(packageSchema(), local)).toEqual({ callbackUrl: 'Please provide valid callback URL' });
    expect(messages(packageSchema({ allowLocalHttp: true }), local)).toEqual({});
  });
});

test.each([
  ['+92 300 1234567', '923001234567'],
  ['٠٠٩٢٣٠٠١٢٣٤٥٦٧', '923001234567'],
  ['', undefined],
  ['12', undefined],
])('blacklisted number "%s" is %s', (msisdn, stored) => {
  if (stored) expect(v.parse(blacklistSchema, { msisdn })).toEqual({ msisdn: stored });
  else expect(messages(blacklistSchema, { msisdn })).toEqual({ msisdn: 'Please provide msisdn' });
});

describe('unreadable names', () => {
  const invisible = ['\u200b', '\u2800', '\u3164\u3164', ' \u200b \u200d ', '--', '🎉🎉'];
  const role = (name: string) => messages(roleSchema, { name, description: '', permissions: {} });
  const productOf = (name: string) => messages(productSchema, { merchantId: 'mer_1', name, sku: '' });
  const beneficiary = (fullName: string) => messages(payoutSchema, { fullName }).fullName;

  test.each(invisible)('%j is rejected with the message for an empty name', (name) => {
    expect(role(name)).toEqual(role(''));
    expect(productOf(name)).toEqual(productOf(''));
    expect(beneficiary(name)).toBe(beneficiary(''));
  });

  test.each([
    'Nile\u202eskooB',
    'Nile \u2066Books\u2069',
    'Nile\nBooks',
    'Nile\u0007Books',
    '\u202e',
    '\u0001',
  ])('%j is rejected: its control characters change the text around it', (name) => {
    expect(role(name)).toEqual({ name: 'This field must not contain control characters' });
    expect(beneficiary(name)).toBe('This field must not contain control characters');
  });

  test.each(['Nile 4242 4242 4242 4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
    '%j is rejected: it has a card number',
    (name) => {
      expect(role(name)).toEqual({ name: 'This field must not contain a card number' });
      expect(productOf(name).name).toBe('This field must not contain a card number');
      expect(beneficiary(name)).toBe('This field must not contain a card number');
    },
  );

  test.each(['می\u200cخواهم', 'क्\u200dष', '7 Eleven', 'Café', 'Cafe\u0301', '٣٠٣', '(X)'])(
    'accepts the name %j',
    (name) => {
      expect(role(name)).toEqual({});
      expect(beneficiary(name)).toBeUndefined();
    },
  );
});

test('a number with too many decimals is told how many its field takes, in every form', () => {
  const counts = new Set<number>();
  for (const [form, rules] of Object.entries(formRules) as [FormName, FormRules][])
    for (const [field, { type, decimals }] of Object.entries(rules)) {
      if (type !== 'number' || decimals === undefined) continue;
      counts.add(decimals);
      const { message } = readRuleCode(codeOf(form, field, 'decimals') as RuleCode);
      expect(message, `${form}.${field}`).toMatch(new RegExp(`with at most ${decimals} decimals$`));
    }
  expect([...counts].sort()).toEqual([2, 3, 4, 6]);
});

test.each([
  ['EGP', '1.005', 2],
  ['EGP', '1.00001', 2],
  ['KWD', '1.0005', 3],
] as const)(
  'a refund and a balance of %s %s name the %d decimals of the currency',
  (currency, amount, most) => {
    const message = `Please provide an amount with at most ${most} decimals`;
    const refund = v.safeParse(refundSchema(currency), { transactionId: 't', amount, reason: 'Returned' });
    const balance = v.safeParse(accountBalanceSchema(currency), {
      grossAmount: amount,
      tax: '0',
      reference: '',
    });
    for (const { issues } of [refund, balance]) expect(issues?.[0]?.message).toBe(message);
  },
);
