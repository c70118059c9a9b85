import {
  fawryCardMessage,
  fawryChargeMessage,
  type Money,
  parseMoney,
  toDecimalString,
} from '@daftar/domain';
import { equalSecret } from '../equal-secret.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { textOf } from '../text-of.ts';
import { FAWRY_CURRENCY, type FawryOptions } from './fawry-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import {
  blankReference,
  type Refusal,
  refusalsByEnding,
  refused,
  wrongMerchant,
  wrongSignature,
} from './refusal.ts';

const METHODS = ['PAYATFAWRY', 'MWALLET', 'CARD'];

export const chargeAmount = (input: unknown): Money<typeof FAWRY_CURRENCY> | undefined =>
  parseMoney(textOf(input, 'amount'), FAWRY_CURRENCY);

/** Checks a charge as Fawry does. Returns the error, or undefined if the charge is valid. */
export function checkCharge(input: unknown, options: FawryOptions): Refusal | undefined {
  if (textOf(input, 'merchantCode') !== options.merchantCode) return wrongMerchant;
  const amount = chargeAmount(input);
  if (!amount || amount.minor <= 0n) return refused(400, 'Amount is blank or invalid');
  const expected = fawrySignature(signedText(input, toDecimalString(amount), options));
  if (!equalSecret(expected, textOf(input, 'signature').toLowerCase())) return wrongSignature;
  if (textOf(input, 'merchantRefNum') === '') return blankReference;
  const method = textOf(input, 'paymentMethod');
  if (!METHODS.includes(method)) return refused(400, 'Payment method is invalid');
  if ((textOf(input, 'currencyCode') || FAWRY_CURRENCY) !== FAWRY_CURRENCY)
    return refused(400, 'Currency is invalid');
  if (method === 'CARD' && !URL.canParse(textOf(input, 'returnUrl')))
    return refused(400, 'Return URL is blank or invalid');
  return forcedRefusal(input, toDecimalString(amount));
}

function forcedRefusal(input: unknown, amount: string): Refusal | undefined {
  const mobile = textOf(input, 'customerMobile');
  if (chargeScenario({ amount, mobile }) === 'refuse') return refused(9999, 'Refused by the sandbox');
  return refusalsByEnding[mobile.slice(-4)];
}

function signedText(input: unknown, amount: string, { merchantCode, secureKey }: FawryOptions): string {
  const charge = {
    merchantCode,
    merchantRefNum: textOf(input, 'merchantRefNum'),
    customerProfileId: textOf(input, 'customerProfileId'),
    paymentMethod: textOf(input, 'paymentMethod'),
    amount,
  };
  if (charge.paymentMethod !== 'CARD') {
    const debitMobileWalletNo = textOf(input, 'debitMobileWalletNo');
    return fawryChargeMessage({ ...charge, debitMobileWalletNo }, secureKey);
  }
  return fawryCardMessage(
    {
      ...charge,
      cardNumber: textOf(input, 'cardNumber'),
      expiryYear: textOf(input, 'cardExpiryYear'),
      expiryMonth: textOf(input, 'cardExpiryMonth'),
      cvv: textOf(input, 'cvv'),
      returnUrl: textOf(input, 'returnUrl'),
    },
    secureKey,
  );
}
