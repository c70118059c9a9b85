import { invalid } from '../../../basics/problems.ts';
import type { Gateway } from '../../../gateway.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

/**
 * Returns the addresses that a payment on a payment provider's page needs. The customer returns to our return page, or to the
 * address in the request, whose origin must be the checkout's or that of the session's redirectUrl.
 */
export function pageAddresses(
  { addresses }: Gateway,
  {
    session,
    service,
    attempt,
    provider,
  }: Pick<OpenedAttempt, 'session' | 'service' | 'attempt' | 'provider'>,
  sent: string | undefined,
): { returnUrl: string; noticeUrl: string; formUrl: string } {
  const key = provider.name.toLowerCase();
  const path = returnPath(key, service.service_id, session.order_id, attempt.merchant_ref_number);
  const own = `${addresses.checkout}${path}`;
  const allowed = [addresses.checkout, session.redirect_url].flatMap((address) =>
    address === null ? [] : [new URL(address).origin],
  );
  if (sent !== undefined && !(URL.canParse(sent) && allowed.includes(new URL(sent).origin)))
    throw invalid('checkout.returnUrl', {}, 'returnUrl');
  return {
    returnUrl: sent ?? own,
    noticeUrl: `${addresses.checkout}/callbacks/${key}`,
    formUrl: `${addresses.checkout}/checkout/mena/${key}/form/${attempt.merchant_ref_number}`,
  };
}

/** Returns the path of our return page for a payment provider. */
function returnPath(provider: string, serviceId: string, orderId: string, merchantRefNumber: string): string {
  const order = `${encodeURIComponent(serviceId)}/${encodeURIComponent(orderId)}`;
  if (provider === 'paytab')
    return `/checkout/mena/paytab/redirect/${order}?merchantRefNumber=${merchantRefNumber}`;
  if (provider === 'paymob') return '/hosted-checkout/mena/eg';
  // Fawry itself appends our reference number to the address.
  return `/checkout/mena/${order}${provider === 'fawry' ? '' : `?merchantRefNumber=${merchantRefNumber}`}`;
}
