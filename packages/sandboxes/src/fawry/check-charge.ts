import { fawryChargeMessage, type Money, parseMoney, toDecimalString } from '@daftar/domain';
import { equalSecret } from './equal-secret.ts';
import { FAWRY_CURRENCY } from './fawry-currency.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import { magicOf } from './magic.ts';
import { PAYMENT_METHOD } from './order-message.ts';

export interface Refusal {
  statusCode: number;
  statusDescription: string;
}

export const refused = (statusCode: number, statusDescription: string): Refusal => ({
  statusCode,
  statusDescription,
});

export type ChargeInput = Record<string, unknown>;

/** Returns a text or number as text; '' for other values. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const chargeAmount = (input: ChargeInput): Money<typeof FAWRY_CURRENCY> | undefined =>
  parseMoney(text(input.amount), FAWRY_CURRENCY);

/** Checks a charge as Fawry does, and returns the refusal, or undefined when the charge is valid. */
export function checkCharge(input: ChargeInput, options: FawrySandboxOptions): Refusal | undefined {
  if (text(input.merchantCode) !== options.merchantCode)
    return refused(9901, 'Merchant code is blank or invalid');
  const amount = chargeAmount(input);
  if (!amount || amount.minor <= 0n) return refused(400, 'Amount is blank or invalid');
  const expected = fawrySignature(
    fawryChargeMessage(
      {
        merchantCode: options.merchantCode,
        merchantRefNum: text(input.merchantRefNum),
        customerProfileId: text(input.customerProfileId),
        paymentMethod: text(input.paymentMethod),
        amount: toDecimalString(amount),
      },
      options.secureKey,
    ),
  );
  if (!equalSecret(expected, text(input.signature).toLowerCase()))
    return refused(9946, 'Blank or invalid signature');
  if (text(input.merchantRefNum) === '') return refused(9944, 'Reference number is blank');
  if (input.paymentMethod !== PAYMENT_METHOD) return refused(400, 'The sandbox knows PAYATFAWRY only');
  if ((input.currencyCode ?? FAWRY_CURRENCY) !== FAWRY_CURRENCY) return refused(400, 'Currency is invalid');
  const magic = magicOf(text(input.customerMobile));
  return magic?.does === 'refuse' ? refused(magic.statusCode, magic.statusDescription) : undefined;
}
