import { toMajorNumber } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { acceptedOnPage } from '../accepted-on-page.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ChargeResult, PageRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import { pageAddress } from '../page-address.ts';
import { askPaytabs, DUPLICATE, PAYTABS, type PaytabsConnection } from './connection.ts';
import { cartAmount, type Fields, isTranRef } from './transaction.ts';

/** Starts a sale on PayTabs' page. */
export async function chargeOnPage(
  paytabs: PaytabsConnection,
  request: PageRequest,
): Promise<CallResult<ChargeResult>> {
  const body = {
    tran_type: 'sale',
    tran_class: 'ecom',
    cart_id: request.merchantRefNumber,
    cart_description: cutText(request.description, 128),
    cart_currency: request.amount.currency,
    cart_amount: toMajorNumber(request.amount),
    callback: request.noticeUrl,
    return: request.returnUrl,
    hide_shipping: true,
    customer_details: {
      name: request.customerName,
      email: request.customerEmail,
      phone: request.customerMobile,
    },
  };
  const reply = await askPaytabs(paytabs, '/payment/request', body);
  const url = `${paytabs.baseUrl}/payment/request`;
  return {
    result: readCharge(reply, request, paytabs.baseUrl),
    exchange: adapterExchange(PAYTABS, { method: 'POST', url, ...body }, reply),
  };
}

function readCharge(reply: ProviderReply, request: PageRequest, baseUrl: string): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) return readRefusal(fields, httpStatus);
  const charge = textOf(fields, 'tran_ref');
  const url = pageAddress(textOf(fields, 'redirect_url'), baseUrl);
  if (!isTranRef(charge) || !url) return { outcome: 'unknown', reason: 'No tran_ref or page' };
  if (!isAbout(fields, request))
    return { outcome: 'unknown', reason: 'The answer is about another payment or amount' };
  return acceptedOnPage(url, request, charge);
}

function readRefusal(fields: Fields, httpStatus: number): ChargeResult {
  const code = textOf(fields, 'code');
  if (code === '' || code === DUPLICATE)
    return { outcome: 'unknown', reason: `HTTP ${httpStatus}, code ${code || 'missing'}` };
  return { outcome: 'refused', code, description: cutText(textOf(fields, 'message'), 300) };
}

function isAbout(fields: Fields, { merchantRefNumber, amount }: PageRequest): boolean {
  const stated = cartAmount(fields);
  return (
    textOf(fields, 'cart_id') === merchantRefNumber &&
    stated?.currency === amount.currency &&
    stated.minor === amount.minor
  );
}
