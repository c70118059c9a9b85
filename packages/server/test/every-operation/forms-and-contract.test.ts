import {
  accountBalanceSchema,
  type FieldRule,
  type FormContext,
  formOfOperation,
  formRules,
  validatorOf,
} from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkForm } from '../../src/contract/check-form.ts';
import { operationSchemas } from '../../src/contract/operation-schemas.ts';
import { valuesOf } from '../support/form-samples.ts';

const context: FormContext = {
  now: () => new Date('2026-11-20T10:00:00Z'),
  allowLocalHttp: true,
  shortestPassword: 5,
  isPlatformOwner: true,
};

/** Valid forms; each test changes some of their fields. */
const RIGHT: Record<string, Record<string, unknown>> = {
  login: { userName: 'mona', password: 'battery9' },
  profile: { name: 'Mona', email: 'a@b.co' },
  changePassword: { currentPassword: 'battery9', newPassword: 'battery9', confirmPassword: 'battery9' },
  merchant: { name: 'Nile', country: 'Egypt', currency: 'EGP' },
  carrier: { name: 'Nile', country: 'Egypt', currency: 'EGP', type: 'Carrier' },
  accountBalance: { grossAmount: 100, tax: 10 },
  service: {
    merchant: 'mer_1',
    country: 'Egypt',
    currency: 'EGP',
    serviceName: 'Books',
    serviceProvider: 'Fawry',
    serviceType: 'Others',
    paymentMethods: ['Credit Card'],
    ccServiceName: 'monty-credit-card',
    carrierShare: 0,
    merchantShare: 0,
    waleeShare: 0,
  },
  settlement: {
    dateFrom: '2026-11-01',
    dateTo: '2026-11-15',
    country: 'Egypt',
    merchantName: 'Nile Books',
    totalRevenue: 10,
    waleeShare: 1,
    waleeSharePercentage: 10,
    merchantShare: 9,
    merchantSharePercentage: 90,
    channel: 'Bank',
    remittanceChargesPercentage: 1,
    exchangeRate: 1,
    localCurrency: 'EGP',
    settledCurrency: 'EGP',
  },
  reference: { customerName: 'Nora', customerMobile: '01012345678', customerEmail: 'a@b.co' },
  cardPayment: {
    cardNumber: '4242424242424242',
    cardExpiryMonth: '05',
    cardExpiryYear: '29',
    cvv: '123',
    customerName: 'Nora',
    customerMobile: '01012345678',
  },
  cardCheckout: {
    cardNumber: '4242424242424242',
    cardExpiry: '05/29',
    cvv: '123',
    nameOnCard: 'NORA',
    mobileNumber: '01012345678',
    email: 'a@b.co',
  },
  walletPush: { customerName: 'Nora', customerMobile: '01012345678', debitMobileWalletNo: '01012345678' },
  paymob: { customerMobile: '01012345678', firstName: 'Nora', lastName: 'Abdallah', email: 'a@b.co' },
  monty: { mobileNumber: '971501234567', firstName: 'Nora', lastName: 'Abdallah', email: 'a@b.co' },
  payout: {
    serviceId: 'srv_1',
    amount: 12,
    fullName: 'Nora',
    nationalId: '29001',
    msisdn: '201012345678',
    beneficiaryEmail: 'a@b.co',
    countryCode: 'EG',
    // A wallet payout ignores the bank's fields, so their rules would not be tested.
    payoutType: 'BANK',
    bankName: 'Bank of Egypt',
    bankNo: 'EG38 0019',
  },
  loanTransaction: {
    userTypeId: 'mer_1',
    currency: 'USD',
    exchangeRate: 280,
    paymentMethod: 'IBFT',
    totalAmount: 1,
    waleeCommission: 0,
    sbpCharges: 0,
    serviceSalesTax: 0,
    withHoldingCharges: 0,
  },
  product: { merchantId: 'mer_1', name: 'Book' },
  refund: { transactionId: 'txn_1', amount: 100.25, reason: 'The book was damaged' },
  blacklist: { msisdn: '201012345678' },
  package: { name: 'Book', amount: '12', currency: 'EGP', country: 'Egypt', serviceId: 'srv_1' },
  user: {
    name: 'Mona',
    userName: 'mona',
    password: 'battery9',
    email: 'a@b.co',
    roleId: 'rol_1',
    userType: 'Admin',
  },
  role: { name: 'Finance', permissions: { Reports: { viewAll: true } } },
};

const ORDER = { sessionId: 'cs_1', serviceId: 'srv_1', orderId: '1' };

/** Required body fields that the forms do not have. */
const WIRE: Partial<Record<OperationId, Record<string, unknown>>> = {
  requestReferenceNumber: { ...ORDER, paymentMethod: 'PAYATFAWRY' },
  startCardPayment: { ...ORDER, paymentMethod: 'CARD' },
  requestWalletPush: { ...ORDER, paymentMethod: 'MWALLET' },
  payByCard: { ...ORDER, paymentMethod: 'CC' },
  payByEasypaisaCard: { ...ORDER, paymentMethod: 'CC' },
  startPaymobPayment: { ...ORDER, paymentMethod: 'WALLET' },
  startMontyPayment: { sessionId: 'cs_1' },
  addMerchantBalance: { netAmount: 90 },
};

/** Fields with rules that no schema can express: comparisons of several fields, check digits, expiry dates. */
const TOGETHER = [
  'cardNumber',
  'cardExpiry',
  'cardExpiryMonth',
  'cvv',
  'waleeShare',
  'ccServiceName',
  'withHoldingCharges',
  'exchangeRate',
  'dateTo',
  'bankName',
  'bankNo',
  'confirmPassword',
  'userTypeId',
];

const ids = (Object.keys(formOfOperation) as (keyof typeof formOfOperation)[]).filter((id) =>
  validatorOf(id, context),
);

/** False for passwords of 16 characters or more: only installations with a higher minimum require them. */
const isUsual = (id: string, { password }: Record<string, unknown>) =>
  id !== 'addUser' || typeof password !== 'string' || [...password].length <= 15;

describe.each(ids)('%s', (id) => {
  const form = formOfOperation[id];
  const { method, path } = operations[id];
  const { body: contractTakes, requiredFields } = operationSchemas(method, path);
  const fields = Object.entries<FieldRule>(formRules[form]).filter(([name]) => !name.includes('.'));
  const right = RIGHT[form] ?? {};
  const rules = Object.fromEntries(fields);
  const required = Object.keys(right);
  /** Bodies with some fields changed; most fields stay valid, because otherwise no body would pass. */
  const bodies = fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(3, fields.length) })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map(([name, rule]) => [name, valuesOf(rule)]))))
    .map((changes) => ({ ...right, ...changes }) as Record<string, unknown>);
  const schema = () => (id === 'addMerchantBalance' ? accountBalanceSchema('KWD') : validatorOf(id, context));
  const runs = { numRuns: 1500 };

  test('the contract accepts every body that the form accepts', () => {
    const validator = schema();
    let taken = 0;
    fc.assert(
      fc.property(bodies, (typed) => {
        const result = validator && v.safeParse(validator, typed);
        if (!result?.success) return;
        taken += 1;
        const sent = JSON.parse(JSON.stringify({ ...WIRE[id], ...(result.output as object) }));
        if (id.startsWith('edit'))
          for (const name of Object.keys(sent)) if (!(name in rules)) delete sent[name];
        if (id === 'editUser') for (const name of ['password', 'userType', 'userTypeId']) delete sent[name];
        if (!contractTakes?.(sent)) throw new Error(JSON.stringify([sent, contractTakes?.errors], null, 1));
      }),
      runs,
    );
    expect(taken).toBeGreaterThan(20);
  });

  test('the form accepts every body that the contract accepts', () => {
    let taken = 0;
    fc.assert(
      fc.property(bodies, (changed) => {
        const body = JSON.parse(JSON.stringify({ ...WIRE[id], ...changed }));
        if (id === 'editUser')
          for (const name of ['password', 'userType', 'userTypeId', 'userName']) delete body[name];
        if (id === 'addUser' && body.userType === undefined) body.userType = 'Admin';
        if (!contractTakes?.(body) || !isUsual(id, body)) return;
        taken += 1;
        const errors = checkForm(id, body, [], requiredFields, context);
        const alone = errors.filter(({ field }) => !TOGETHER.includes(field ?? ''));
        if (alone.length > 0) throw new Error(JSON.stringify([body, alone]));
      }),
      runs,
    );
    expect(taken).toBeGreaterThan(20);
    expect(required.length).toBeGreaterThan(0);
  });
});
