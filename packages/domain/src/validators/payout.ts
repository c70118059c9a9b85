import * as v from 'valibot';
import { defaultPayoutType, type PayoutType, payoutCountries, payoutTypes } from '../catalogue/payouts.ts';
import { payoutRules as rules } from '../generated/rules.ts';
import { msisdnDigits, parseMsisdn } from '../text/msisdn.ts';
import { digits, wholeAmount } from './digits-part.ts';
import { optional } from './field.ts';
import { compact, oneOf, spelled, text } from './parts.ts';

export type PayoutForm = {
  serviceId: string;
  amount: string;
  fullName: string;
  nationalId: string;
  msisdn: string;
  beneficiaryEmail: string;
  countryCode: string;
  payoutType: string;
  bankName: string;
  bankNo: string;
};
export type PayoutValues = {
  serviceId: string;
  /** Whole major units of the service's currency, above 0. */
  amount: number;
  fullName: string;
  nationalId: string;
  /** Egypt's calling code 20 and the national number. */
  msisdn: string;
  beneficiaryEmail: string;
  countryCode: 'EG';
  payoutType: PayoutType;
  bankName?: string;
  bankNo?: string;
};

const codes = payoutCountries.map(({ countryCode }) => countryCode);

/**
 * Normalises an Egyptian mobile number with its calling code. Other numbers remain unchanged, so that the rule rejects
 * them.
 */
function withCountryCode(typed: string): string {
  const msisdn = parseMsisdn(typed, '20');
  return msisdn !== undefined && msisdnDigits(typed).digits.startsWith('20') ? msisdn : typed.trim();
}

/**
 * The create-payout form; a bank payout requires the bank's name and the account. Source: payouts specification, section 5.
 */
export const payoutSchema = v.pipe(
  v.object({
    serviceId: text(rules.serviceId),
    amount: wholeAmount(rules.amount),
    fullName: text(rules.fullName),
    nationalId: digits(rules.nationalId),
    msisdn: spelled(rules.msisdn, withCountryCode),
    beneficiaryEmail: text(rules.beneficiaryEmail),
    countryCode: oneOf(codes, rules.countryCode),
    payoutType: v.optional(oneOf(payoutTypes, rules.payoutType), defaultPayoutType),
    bankName: optional(text(rules.bankName)),
    bankNo: optional(text(rules.bankNo)),
  }),
  v.forward(
    v.partialCheck(
      [['payoutType'], ['bankName']],
      ({ payoutType, bankName }) => payoutType !== 'BANK' || bankName !== undefined,
      rules.bankName.message,
    ),
    ['bankName'],
  ),
  v.forward(
    v.partialCheck(
      [['payoutType'], ['bankNo']],
      ({ payoutType, bankNo }) => payoutType !== 'BANK' || bankNo !== undefined,
      rules.bankNo.message,
    ),
    ['bankNo'],
  ),
  v.transform(({ bankName, bankNo, ...values }) =>
    compact({
      ...values,
      ...(values.payoutType === 'BANK' && { bankName, bankNo }),
    }),
  ),
) as v.GenericSchema<PayoutForm, PayoutValues>;
