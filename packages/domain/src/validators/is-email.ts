import { hasCardNumber } from '../cards/find-card-numbers.ts';

const longestAddress = 254;
const longestLocalPart = 64;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const localPart = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

/**
 * Tells whether a text looks like an email address: one @, a domain with a dot, no quotes, no spaces and no card number.
 *
 * Checks the parts separately, so that the time is linear for any input.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestAddress) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return (
    rest.length === 0 &&
    local.length <= longestLocalPart &&
    localPart.test(local) &&
    !dots &&
    labels.length > 1 &&
    (labels.at(-1)?.length ?? 0) > 1 &&
    labels.every((part) => label.test(part)) &&
    !hasCardNumber(local)
  );
}
