import { isCountableDay } from '../formats/days.ts';
import { isCurrency } from '../money/currency.ts';
import { internationalMsisdn, isMobileNumber } from '../text/msisdn.ts';
import type { KnownKind } from './field-rule.ts';
import { isAllowedUrl } from './is-allowed-url.ts';
import { isEmail } from './is-email.ts';

const checks: Readonly<Record<KnownKind, (text: string) => boolean>> = {
  currency: isCurrency,
  day: isCountableDay,
  email: isEmail,
  mobile: isMobileNumber,
  msisdn: (text) => internationalMsisdn(text) !== undefined,
  // Plain http to this machine is for development: the gateway's settings decide it, not the contract.
  url: (text) => isAllowedUrl(text, { allowLocalHttp: true }),
};

/** Tells whether a text is one of its kind: a check that the contract names (`x-known`) and JSON Schema cannot express. */
export const isKnown = (kind: KnownKind, text: string): boolean => checks[kind](text);
