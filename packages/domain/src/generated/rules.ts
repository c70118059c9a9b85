// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { FormRules } from '../validators/field-rule.ts';
import * as known from '../validators/known-texts.ts';

export const loginRules = {
  userName: { patterns: [{ pattern: /\S/u }], type: 'string', minLength: 1, maxLength: 256, message: 'Please provide valid username' },
  password: { type: 'string', minLength: 1, maxLength: 1024, message: 'Please provide valid password' },
} as const satisfies FormRules;

export const profileRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid name', minLength: 'Too short name.', maxLength: 'Too long name' } },
  email: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email address' },
} as const satisfies FormRules;

export const changePasswordRules = {
  currentPassword: { type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid current password', minLength: 'Too short password.', maxLength: 'Too long password' } },
  newPassword: { type: 'string', minLength: 5, maxLength: 50, message: { required: 'Please provide valid new password', minLength: 'Too short password.', maxLength: 'Too long password' } },
  confirmPassword: { type: 'string', maxLength: 1000, message: 'Passwords must match' },
} as const satisfies FormRules;

export const merchantRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid account name', minLength: 'Too short account name.', maxLength: 'Too long account name' } },
  country: { type: 'string', values: ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States', 'Egypt', 'United Arab Emirates', 'Qatar', 'Saudi Arabia'], message: 'Please select a department' },
  currency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: { required: 'Please provide currency', other: 'Provided currency is invalid' } },
  notificationEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  supportEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  billingEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  commercialEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  emailLanguage: { type: 'string', values: ['English', 'Arabic', 'Urdu'], message: 'Please provide valid language' },
  logo: { patterns: [{ pattern: /^(\/logo\/[a-z0-9]{1,40}\?v=[0-9a-f]{8}|data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})$/u }], type: 'string', maxLength: 22000, message: 'Please choose a PNG, JPEG or WebP image of at most 16 KB' },
} as const satisfies FormRules;

export const accountBalanceRules = {
  grossAmount: { type: 'number', above: 0, maximum: 999999999999.999, decimals: 3, message: 'Please enter valid amount' },
  tax: { type: 'number', minimum: 0, maximum: 99, decimals: 4, message: 'Please provide valid tax' },
  reference: { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 120, message: 'Please provide valid reference' },
} as const satisfies FormRules;

export const carrierRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid account name', minLength: 'Too short account name.', maxLength: 'Too long account name' } },
  type: { type: 'string', values: ['Carrier', 'Operator'], message: 'Please select type' },
  country: { type: 'string', values: ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States', 'Egypt', 'United Arab Emirates', 'Qatar', 'Saudi Arabia'], message: 'Please select a department' },
  currency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: { required: 'Please provide currency', other: 'Provided currency is invalid' } },
  notificationEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  supportEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  billingEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  commercialEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
} as const satisfies FormRules;

export const serviceRules = {
  merchant: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please select merchant' },
  country: { type: 'string', values: ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States', 'Egypt', 'United Arab Emirates', 'Qatar', 'Saudi Arabia'], message: 'Please select a country' },
  currency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: { required: 'Please provide currency', other: 'Provided currency is invalid' } },
  serviceName: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid service name', minLength: 'Too short service name.', maxLength: 'Too long service name' } },
  ccServiceName: { type: 'string', values: ['monty-credit-card'], message: 'Please provide valid Credit Card service' },
  serviceProvider: { patterns: [{ pattern: /\S/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 50, message: 'Please select Carrier' },
  operatorName: { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 120, message: 'Please provide valid operator' },
  subscriptionFrequency: { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 60, message: 'Please provide valid subscription frequency' },
  price: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  disbursementAmount: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid disbursement amount' },
  serviceType: { type: 'string', values: ['Loan', 'Others'], message: 'Please select service type' },
  notificationApi: { patterns: [{ pattern: /^https?:\/\//u }], known: known.url, type: 'string', maxLength: 2048, message: 'Please provide valid URL' },
  tokenApi: { patterns: [{ pattern: /^https?:\/\//u }], known: known.url, type: 'string', maxLength: 2048, message: 'Please provide valid URL' },
  clickIdApi: { patterns: [{ pattern: /^https?:\/\//u }], known: known.url, type: 'string', maxLength: 2048, message: 'Please provide valid URL' },
  portalUrl: { patterns: [{ pattern: /^https?:\/\//u }], known: known.url, type: 'string', maxLength: 2048, message: 'Please provide valid URL' },
  carrierShare: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide valid carrier share' },
  merchantShare: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide valid merchant share' },
  waleeShare: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide valid walee share' },
  packages: { type: 'array', most: 50, message: 'Please provide valid price' },
  'packages.d': { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  'packages.w': { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  'packages.m': { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  'packages.y': { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  'packages.oneTime': { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid price' },
  customFields: { type: 'array', most: 50, message: 'Please provide valid custom field' },
  'customFields.name': { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 50, message: 'Please provide valid custom field' },
  'customFields.value': { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 500, message: 'Please provide valid custom field' },
  paymentMethods: { type: 'array', most: 10, message: 'Please provide valid payment methods' },
} as const satisfies FormRules;

export const settlementRules = {
  dateFrom: { known: known.day, type: 'string', minLength: 10, maxLength: 10, message: 'Please select date range' },
  dateTo: { known: known.day, type: 'string', minLength: 10, maxLength: 10, message: 'Please select date range' },
  country: { type: 'string', values: ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States', 'Egypt', 'United Arab Emirates', 'Qatar', 'Saudi Arabia'], message: 'Please select Country' },
  merchantName: { patterns: [{ pattern: /\S[^\p{Cc}]*\S/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: 'Please select Merchant' },
  totalRevenue: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Total Revenue can not be empty' },
  waleeShare: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid walee share' },
  waleeSharePercentage: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide valid walee share' },
  merchantShare: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid merchant share' },
  merchantSharePercentage: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide valid merchant share' },
  remittanceChargesPercentage: { type: 'number', minimum: 0, maximum: 100, decimals: 4, message: 'Please provide Remittance percentage' },
  exchangeRate: { type: 'number', above: 0, maximum: 999999999999.999, decimals: 6, message: 'Please provide exchange rate' },
  channel: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 60, message: 'Please provide channel of transfer' },
  localCurrency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: 'Please provide local currency (e.g PKR)' },
  settledCurrency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: 'Please provide foreign currency (e.g. USD)' },
  override: { type: 'object', message: 'Please provide a reason' },
  'override.reason': { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 500, message: 'Please provide a reason' },
  difference: { type: 'object', message: 'Please provide a reason' },
  'difference.reason': { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 500, message: 'Please provide a reason' },
} as const satisfies FormRules;

export const refundRules = {
  transactionId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please provide the transaction' },
  amount: { type: 'number', above: 0, maximum: 999999999999.999, decimals: 3, message: 'Please provide valid amount' },
  reason: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.lines, type: 'string', minLength: 3, maxLength: 200, message: 'Please provide the reason in 3 to 200 characters' },
} as const satisfies FormRules;

export const checkoutSessionRules = {
  amount: { type: 'number', above: 0, maximum: 999999999999.999, message: 'Please provide valid amount' },
  currency: { patterns: [{ pattern: /^[A-Z]+$/u }], type: 'string', minLength: 2, maxLength: 4, message: 'Please provide currency' },
} as const satisfies FormRules;

export const cardCheckoutRules = {
  cardNumber: { patterns: [{ pattern: /^[0-9]{14,16}$/u }], type: 'string', minLength: 14, maxLength: 16, message: { required: 'Please provide valid card number', pattern: 'Invalid card number', minLength: 'Invalid card number', maxLength: 'Invalid card number' } },
  nameOnCard: { typed: known.text, type: 'string', minLength: 3, maxLength: 120, message: 'Please provide valid Name' },
  cardExpiry: { patterns: [{ pattern: /^(0[1-9]|1[0-2])\/[0-9]{2}$/u }], type: 'string', minLength: 5, maxLength: 5, message: 'Expiry date must be in the format MM/YY' },
  cvv: { patterns: [{ pattern: /^[0-9]{3,4}$/u }], type: 'string', minLength: 3, maxLength: 4, message: 'Please provide valid CVV' },
  mobileNumber: { known: known.mobile, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  email: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
} as const satisfies FormRules;

export const cardPaymentRules = {
  cardNumber: { patterns: [{ pattern: /^[0-9]{14,16}$/u }], type: 'string', minLength: 14, maxLength: 16, message: { required: 'Please provide valid card number', pattern: 'Invalid card number', minLength: 'Invalid card number', maxLength: 'Invalid card number' } },
  cardExpiryMonth: { patterns: [{ pattern: /^(0[1-9]|1[0-2])$/u }], type: 'string', minLength: 2, maxLength: 2, message: 'Expiry date must be in the format MM/YY' },
  cardExpiryYear: { patterns: [{ pattern: /^[0-9]{2}$/u }], type: 'string', minLength: 2, maxLength: 2, message: 'Expiry date must be in the format MM/YY' },
  cvv: { patterns: [{ pattern: /^[0-9]{3,4}$/u }], type: 'string', minLength: 3, maxLength: 4, message: 'Please provide valid CVV' },
  customerName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 120, message: 'Please provide valid Name' },
  customerMobile: { known: known.mobile, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  customerEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
} as const satisfies FormRules;

export const walletPushRules = {
  customerName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 120, message: 'Please provide valid Name' },
  customerMobile: { known: known.mobile, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  customerEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
  debitMobileWalletNo: { known: known.mobile, type: 'string', minLength: 7, maxLength: 25, message: 'Please provide valid mobile number' },
} as const satisfies FormRules;

export const referenceRules = {
  customerName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 120, message: 'Please provide valid Name' },
  customerMobile: { known: known.mobile, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  customerEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
} as const satisfies FormRules;

export const paymobRules = {
  customerMobile: { known: known.mobile, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  firstName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 60, message: 'Please provide valid First Name' },
  lastName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 60, message: 'Please provide valid Last Name' },
  email: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
} as const satisfies FormRules;

export const montyRules = {
  mobileNumber: { known: known.msisdn, type: 'string', minLength: 10, maxLength: 25, message: 'Please provide valid mobile number' },
  firstName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 60, message: 'Please provide valid First Name' },
  lastName: { patterns: [{ pattern: /\S[^\p{Cc}]+\S/u }, { pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }], typed: known.text, type: 'string', minLength: 3, maxLength: 60, message: 'Please provide valid Last Name' },
  email: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email' },
} as const satisfies FormRules;

export const payoutRules = {
  serviceId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please provide valid service' },
  amount: { type: 'integer', minimum: 1, maximum: 999999999999, message: { required: 'Please provide valid amount', type: 'Amount must contain only digits from 0 to 9' } },
  fullName: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 120, message: 'Please provide valid Full Name' },
  nationalId: { patterns: [{ pattern: /^[0-9]+$/u }], type: 'string', minLength: 1, maxLength: 30, message: { required: 'Please provide valid National ID', pattern: 'National ID must contain only digits from 0 to 9' } },
  msisdn: { patterns: [{ pattern: /^20(10|11|12|15)[0-9]{8}$/u }], type: 'string', minLength: 12, maxLength: 12, message: 'Please provide a valid Egyptian mobile number with country code' },
  beneficiaryEmail: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Please provide valid email address' },
  countryCode: { type: 'string', values: ['EG'], message: 'Please provide valid country' },
  payoutType: { type: 'string', values: ['WALLET', 'BANK'], message: 'Please provide valid payout type' },
  bankName: { patterns: [{ pattern: /\S[^\p{Cc}]*\S/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 120, message: 'Please provide valid bank name' },
  bankNo: { patterns: [{ pattern: /^[A-Za-z0-9 -]+$/u }], type: 'string', minLength: 4, maxLength: 34, message: 'Please provide valid bank account number' },
} as const satisfies FormRules;

export const loanTransactionRules = {
  userTypeId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please select a merchant' },
  currency: { type: 'string', values: ['PKR', 'USD'], message: 'Please provide valid currency' },
  paymentMethod: { type: 'string', values: ['IBFT', 'CASH', 'SETTLEMENT', 'USD-DEPOSIT'], message: 'Please provide valid payment method' },
  totalAmount: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 2, message: { required: 'Please provide amount', maximum: 'Please provide an amount below 1,000,000,000,000', decimals: 'Please provide an amount with at most 2 decimals' } },
  exchangeRate: { type: 'number', minimum: 0, maximum: 999999999999.999, decimals: 6, message: 'Please provide exchange rate' },
  waleeCommission: { type: 'number', minimum: 0, maximum: 99, decimals: 4, message: 'Please provide valid walee commission' },
  sbpCharges: { type: 'number', minimum: 0, maximum: 99, decimals: 4, message: 'Please provide valid SBP charges' },
  serviceSalesTax: { type: 'number', minimum: 0, maximum: 99, decimals: 4, message: 'Please provide valid service sales tax' },
  withHoldingCharges: { type: 'number', minimum: 0, maximum: 99, decimals: 4, message: 'Please provide valid withholding charges' },
  reference: { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 200, message: 'Please provide valid reference' },
} as const satisfies FormRules;

export const productRules = {
  merchantId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please select a merchant' },
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid product name', minLength: 'Too short product name.', maxLength: 'Too long product name' } },
  sku: { patterns: [{ pattern: /\S/u }], typed: known.text, type: 'string', minLength: 1, maxLength: 64, message: 'Please provide valid SKU' },
} as const satisfies FormRules;

export const blacklistRules = {
  msisdn: { known: known.msisdn, type: 'string', minLength: 7, maxLength: 25, message: { required: 'Please provide msisdn', known: 'Please provide the mobile number with its country\'s calling code' } },
} as const satisfies FormRules;

export const packageRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid package name', minLength: 'Too short account name.', maxLength: 'Too long account name' } },
  amount: { patterns: [{ pattern: /^[0-9]+$/u }, { pattern: /[1-9]/u, rule: 'minimum' }], type: 'string', minLength: 1, maxLength: 12, message: { required: 'Please provide valid amount', pattern: 'Amount must contain only digits from 0 to 9' } },
  callbackUrl: { patterns: [{ pattern: /^https?:\/\//u }], known: known.url, type: 'string', maxLength: 2048, message: 'Please provide valid callback URL' },
  currency: { patterns: [{ pattern: /^[A-Z]+$/u }], known: known.currency, type: 'string', minLength: 2, maxLength: 4, message: 'Please provide valid currency' },
  country: { type: 'string', values: ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States', 'Egypt', 'United Arab Emirates', 'Qatar', 'Saudi Arabia'], message: 'Please provide valid country' },
  serviceId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please provide valid service' },
} as const satisfies FormRules;

export const paymentLinkRules = {
  msisdn: { type: 'string', minLength: 7, maxLength: 25, message: 'Valid mobile number required' },
  amount: { patterns: [{ pattern: /^[0-9]+$/u }, { pattern: /[1-9]/u, rule: 'minimum' }], type: 'string', minLength: 1, maxLength: 12, message: { required: 'Please provide valid amount', pattern: 'Amount must contain only digits from 0 to 9' } },
} as const satisfies FormRules;

export const userRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid name', minLength: 'Too short name.', maxLength: 'Too long name' } },
  email: { known: known.email, type: 'string', minLength: 3, maxLength: 254, message: 'Invalid email address' },
  userName: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid username', minLength: 'Too short username.', maxLength: 'Too long username' } },
  password: { type: 'string', minLength: 5, maxLength: 15, message: { required: 'Please provide valid password', minLength: 'Too short password.', maxLength: 'Too long password' } },
  roleId: { patterns: [{ pattern: /^[A-Za-z0-9_-]+$/u }], type: 'string', minLength: 1, maxLength: 64, message: 'Please provide valid role' },
  userType: { type: 'string', values: ['Admin', 'Operator', 'Merchant'], message: 'Please select user type' },
  userTypeId: { type: 'string', maxLength: 64, message: 'Please select account' },
} as const satisfies FormRules;

export const roleRules = {
  name: { patterns: [{ pattern: /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u }, { pattern: /\S[\s\S]*\S/u, rule: 'minLength' }, { pattern: /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u }], typed: known.text, type: 'string', minLength: 2, maxLength: 50, message: { required: 'Please provide valid role name', minLength: 'Too short role name.', maxLength: 'Too long role name' } },
  description: { patterns: [{ pattern: /^\P{Cc}*$/u }], typed: known.text, type: 'string', maxLength: 150, message: { required: 'Please provide valid description', maxLength: 'Too long description. Max char allowed is 150' } },
  permissions: { type: 'object', message: 'Please provide valid permissions' },
} as const satisfies FormRules;

/** The rules of every form, by form name. */
export const formRules = { login: loginRules, profile: profileRules, changePassword: changePasswordRules, merchant: merchantRules, accountBalance: accountBalanceRules, carrier: carrierRules, service: serviceRules, settlement: settlementRules, refund: refundRules, checkoutSession: checkoutSessionRules, cardCheckout: cardCheckoutRules, cardPayment: cardPaymentRules, walletPush: walletPushRules, reference: referenceRules, paymob: paymobRules, monty: montyRules, payout: payoutRules, loanTransaction: loanTransactionRules, product: productRules, blacklist: blacklistRules, package: packageRules, paymentLink: paymentLinkRules, user: userRules, role: roleRules } as const;
