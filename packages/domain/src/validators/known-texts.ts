import { isCountableDay } from '../formats/days.ts';
import { isCurrency } from '../money/money.ts';
import { internationalMsisdn, isMobileNumber, isPhoneNumber } from '../text/msisdn.ts';
import { isAllowedUrl } from './is-allowed-url.ts';
import { isEmail } from './is-email.ts';

type Check = (text: string) => boolean;

// Checks that the contract names (`x-known`) and JSON Schema cannot express. Each is an export of its own, so that a
// page's bundle has only the checks of its forms.
export const currency: Check = isCurrency;
export const day: Check = isCountableDay;
export const email: Check = isEmail;
export const mobile: Check = isMobileNumber;
export const msisdn: Check = (text) => internationalMsisdn(text) !== undefined;
export const phone: Check = isPhoneNumber;
// Accepts http URLs on the local machine, for development. Whether they are allowed depends on the gateway's settings, not
// on the contract.
export const url: Check = (text) => isAllowedUrl(text, { allowLocalHttp: true });

/** Texts that a person types, in one line or in several. They return the violated rule, because each has a message of its own. */
export { faultOfLine as text, faultOfLines as lines } from '../text/typed-text.ts';
