import * as v from 'valibot';
import { defaultPayoutType, type PayoutType, payoutCountries, payoutTypes } from '../catalogue/payouts.ts';
import { msisdnDigits, parseMsisdn } from '../text/msisdn.ts';
import { digits, wholeAmount } from './digits-part.ts';
import { payoutMessages as messages } from './messages/payout.ts';
import { calling, compact, oneOf, optional, type Part, required, text } from './parts.ts';

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
  /** 20 and the national number. */
  msisdn: string;
  beneficiaryEmail: string;
  countryCode: 'EG';
  payoutType: PayoutType;
  bankName?: string;
  bankNo?: string;
};

const codes = payoutCountries.map(({ countryCode }) => countryCode);

/** An Egyptian mobile with its country code; what is not written with it is not guessed. */
const egyptian = (typed: string): string | undefined => {
  const msisdn = parseMsisdn(typed, '20');
  return msisdn !== undefined && msisdnDigits(typed).digits.startsWith('20') ? msisdn : undefined;
};

const mobile: Part<string> = required(
  v.pipe(
    text(messages.msisdn, 40),
    v.check((typed) => egyptian(typed) !== undefined, messages.msisdn),
    v.transform((typed) => egyptian(typed) ?? typed),
  ),
);

/** The create-payout form; a bank payout needs the bank's name and the account. Source: payouts specification, section 5. */
export const payoutSchema = v.pipe(
  v.object({
    serviceId: text(messages.service, 64),
    amount: wholeAmount({ missing: messages.amount, notDigits: messages.amountDigits }),
    fullName: calling(messages.fullName, 120),
    nationalId: digits({ missing: messages.nationalId, notDigits: messages.nationalIdDigits }, 30),
    msisdn: mobile,
    beneficiaryEmail: text(messages.beneficiaryEmail, 254),
    countryCode: oneOf(codes, messages.countryCode),
    payoutType: v.optional(oneOf(payoutTypes, messages.payoutType), defaultPayoutType),
    bankName: optional(text(messages.bankName, 100)),
    bankNo: optional(text(messages.bankNo, 64)),
  }),
  v.forward(
    v.partialCheck(
      [['payoutType'], ['bankName']],
      ({ payoutType, bankName }) => payoutType !== 'BANK' || bankName !== undefined,
      messages.bankName,
    ),
    ['bankName'],
  ),
  v.forward(
    v.partialCheck(
      [['payoutType'], ['bankNo']],
      ({ payoutType, bankNo }) => payoutType !== 'BANK' || bankNo !== undefined,
      messages.bankNo,
    ),
    ['bankNo'],
  ),
  v.transform(({ bankName, bankNo, ...values }) =>
    compact({
      ...values,
      amount: Number(values.amount),
      ...(values.payoutType === 'BANK' && { bankName, bankNo }),
    }),
  ),
) as v.GenericSchema<PayoutForm, PayoutValues>;
