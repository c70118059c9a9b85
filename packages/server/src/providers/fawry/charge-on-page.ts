import { fawryPageMessage, toDecimalString, toMajorNumber } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { ChargeResult, PageRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import { pageAddress } from '../page-address.ts';
import { FAWRY_CURRENCY } from './fawry-amount.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawryExchange, loggedReply } from './fawry-exchange.ts';
import { fawrySignature } from './fawry-signature.ts';
import { foundCharge, mayExist } from './find-charge.ts';
import { getStatus } from './get-status.ts';
import { nationalMobile } from './national-mobile.ts';
import { readOrder } from './read-order.ts';

const LONGEST_DESCRIPTION = 300;

/**
 * Starts a payment on Fawry's own page. Fawry has no charge until the customer has chosen a way to pay there, so repeating a
 * lost request charges nobody twice. Fawry may refuse the repeated request because the first one arrived. So a refusal counts
 * only after the payment's status was requested. Source: Fawry, express checkout link.
 */
export async function chargeOnPage(
  fawry: FawryConnection,
  request: PageRequest,
): Promise<CallResult<ChargeResult>> {
  const url = `${fawry.baseUrl}/fawrypay-api/api/payments/init`;
  const body = pageBody(fawry, request);
  const asked = { method: 'POST', url, ...body };
  if (request.amount.currency !== FAWRY_CURRENCY) {
    const description = `Fawry takes ${FAWRY_CURRENCY} only`;
    const result = { outcome: 'refused', code: '400', description } as const;
    return { result, exchange: fawryExchange(asked, { notAsked: description }) };
  }
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/plain' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const reply = await callProvider(url, init, { ...fawry, takesText: true });
  const result = readPage(reply, request, fawry.baseUrl);
  if (result.outcome !== 'refused' || !mayExist(result))
    return { result, exchange: fawryExchange(asked, loggedReply(reply)) };
  const statusReply = await getStatus(fawry, request.merchantRefNumber);
  const order = readOrder(statusReply, request.merchantRefNumber, fawry.secureKey);
  return {
    result: foundCharge(order, result, request, noStep),
    exchange: fawryExchange(asked, { ...loggedReply(reply), thenStatus: loggedReply(statusReply) }),
  };
}

/** The response with the status does not contain the page's address, so it gives no next step. */
const noStep = () => undefined;

function pageBody({ merchantCode, secureKey }: FawryConnection, request: PageRequest) {
  const { merchantRefNumber: merchantRefNum, customerProfileId, returnUrl, description } = request;
  const item = { itemId: merchantRefNum, quantity: 1 };
  const signed = { merchantCode, merchantRefNum, customerProfileId, returnUrl, ...item };
  const price = toDecimalString(request.amount);
  return {
    merchantCode,
    merchantRefNum,
    customerProfileId,
    customerName: request.customerName,
    customerMobile: nationalMobile(request.customerMobile),
    customerEmail: request.customerEmail,
    language: 'en-gb',
    paymentExpiry: request.expiresAt.getTime(),
    chargeItems: [{ ...item, description, price: toMajorNumber(request.amount) }],
    returnUrl,
    authCaptureModePayment: false,
    signature: fawrySignature(fawryPageMessage({ ...signed, price }, secureKey)),
  };
}

/** Reads Fawry's response: the page's address as plain text, or an error as JSON with a code. */
function readPage(reply: ProviderReply, { expiresAt }: PageRequest, baseUrl: string): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const url = pageAddress(textOf(reply.fields, 'text').trim(), baseUrl);
  if (url !== undefined)
    return {
      outcome: 'accepted',
      step: { kind: 'redirect', url },
      expiresAt,
      code: '200',
      description: 'Page',
    };
  const code = textOf(reply.fields, 'statusCode') || textOf(reply.fields, 'code');
  if (!/^\d{1,5}$/.test(code)) return { outcome: 'unknown', reason: 'Neither a page nor a code' };
  const text = textOf(reply.fields, 'statusDescription') || textOf(reply.fields, 'description');
  return { outcome: 'refused', code, description: cutText(text, LONGEST_DESCRIPTION) };
}
