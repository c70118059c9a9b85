import { cutText } from '../../basics/cut-text.ts';
import { acceptedOnPage } from '../accepted-on-page.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ChargeResult, PageRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';
import { PAYMOB, type PaymobConnection, postWithSecretKey } from './connection.ts';

/** Paymob rejects an intention without a name, email or mobile number. */
const NOT_GIVEN = 'NA';

/** Starts a payment on Paymob's unified checkout with one of the merchant's integrations. */
export async function chargeOnPage(
  paymob: PaymobConnection,
  request: PageRequest,
  integration: string,
): Promise<CallResult<ChargeResult>> {
  // The conversion is exact, because amounts in requests have at most 15 digits.
  const amount = Number(request.amount.minor);
  const body = {
    amount,
    currency: request.amount.currency,
    payment_methods: [Number(integration)],
    items: [{ name: cutText(request.description, 50), amount, description: '', quantity: 1 }],
    billing_data: {
      first_name: request.customerFirstName || NOT_GIVEN,
      last_name: request.customerLastName || NOT_GIVEN,
      email: request.customerEmail || NOT_GIVEN,
      phone_number: request.customerMobile || NOT_GIVEN,
    },
    special_reference: request.merchantRefNumber,
    notification_url: request.noticeUrl,
    redirection_url: request.returnUrl,
  };
  const path = '/v1/intention/';
  const reply = await postWithSecretKey(paymob, path, body);
  const asked = { method: 'POST', url: `${paymob.baseUrl}${path}`, ...body };
  return {
    result: readIntention(reply, request, paymob),
    exchange: adapterExchange(PAYMOB, asked, reply),
  };
}

function readIntention(reply: ProviderReply, request: PageRequest, paymob: PaymobConnection): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) return readRefusal(fields, httpStatus);
  const clientSecret = textOf(fields, 'client_secret');
  const charge = textOf(fields, 'intention_order_id');
  if (!/^[\w-]{8,300}$/.test(clientSecret) || !/^\d{1,25}$/.test(charge))
    return { outcome: 'unknown', reason: 'No client_secret or order' };
  if (!isAbout(fields, request))
    return { outcome: 'unknown', reason: 'The answer is about another payment or amount' };
  const query = new URLSearchParams({ publicKey: paymob.publicKey, clientSecret });
  return acceptedOnPage(`${paymob.baseUrl}/unifiedcheckout/?${query}`, request, charge);
}

/**
 * Reads a refusal. If Paymob already knows our reference number, an earlier request arrived and may be paid, so the outcome is
 * unknown.
 */
function readRefusal(fields: Record<string, DigitJson>, httpStatus: number): ChargeResult {
  if (fields.special_reference !== undefined || Object.keys(fields).length === 0)
    return { outcome: 'unknown', reason: `HTTP ${httpStatus}` };
  const [name = '', value] = Object.entries(fields)[0] ?? [];
  const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(' ') : value;
  return {
    outcome: 'refused',
    code: String(httpStatus),
    description: cutText(`${name}: ${typeof text === 'string' ? text : ''}`, 300),
  };
}

/** Tells whether a response is about our request: the fields that it repeats must be equal. */
function isAbout(fields: Record<string, DigitJson>, { merchantRefNumber, amount }: PageRequest): boolean {
  const detail = asFields(fields.intention_detail) ?? {};
  const reference = textOf(fields, 'special_reference');
  const [stated, currency] = [textOf(detail, 'amount'), textOf(detail, 'currency')];
  return (
    (reference === '' || reference === merchantRefNumber) &&
    (stated === '' || stated === String(amount.minor)) &&
    (currency === '' || currency === amount.currency)
  );
}
