import { isCountableDay } from '../formats/days.ts';
import { isCurrency } from '../money/currency.ts';
import { internationalMsisdn, isMobileNumber } from '../text/msisdn.ts';
import { isAllowedUrl } from './is-allowed-url.ts';
import { isEmail } from './is-email.ts';

type Check = (text: string) => boolean;

// The checks that the contract names (`x-known`) and JSON Schema cannot express. Each stands alone, so that a page loads only those
// of its forms.
export const currency: Check = isCurrency;
export const day: Check = isCountableDay;
export const email: Check = isEmail;
export const mobile: Check = isMobileNumber;
export const msisdn: Check = (text) => internationalMsisdn(text) !== undefined;
// Plain http to this machine is for development: the gateway's settings decide it, not the contract.
export const url: Check = (text) => isAllowedUrl(text, { allowLocalHttp: true });
