import { montySessionMessage, normaliseDigits, toDecimalString } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { acceptedOnPage } from '../accepted-on-page.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ChargeResult, PageRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { pageAddress } from '../page-address.ts';
import { askMontypay, MONTYPAY, type MontypayConnection } from './connection.ts';
import { errorOf } from './read-error.ts';

const PATH = '/api/v1/session';

/** Starts a payment on MontyPay's page. */
export async function chargeOnPage(
  montypay: MontypayConnection,
  request: PageRequest,
): Promise<CallResult<ChargeResult>> {
  const order = {
    number: request.merchantRefNumber,
    amount: toDecimalString(request.amount),
    currency: request.amount.currency,
    description: asciiDescription(request),
  };
  const body = {
    operation: 'purchase',
    order,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    customer: {
      name: `${request.customerFirstName} ${request.customerLastName}`.trim() || request.customerName,
      email: request.customerEmail,
      phone: request.customerMobile,
    },
  };
  const reply = await askMontypay(montypay, PATH, body, montySessionMessage(order, montypay.password));
  const asked = { method: 'POST', url: `${montypay.baseUrl}${PATH}`, ...body };
  return {
    result: readSession(reply, request, montypay.baseUrl),
    exchange: adapterExchange(MONTYPAY, asked, reply),
  };
}

/**
 * Returns the description in printable ASCII, because signatures over other characters differ between systems. A text that has
 * no word left, such as one in Arabic, becomes the order's number.
 */
export function asciiDescription({
  description,
  orderId,
  merchantRefNumber,
}: Pick<PageRequest, 'description' | 'orderId' | 'merchantRefNumber'>): string {
  const text = asciiText(description);
  if (text === description.trim() || /[a-z]{3}/i.test(text)) return text || merchantRefNumber;
  return `Order ${asciiText(orderId) || merchantRefNumber}`;
}

/** Removes the marks of accented letters, then replaces all but printable ASCII. */
const asciiText = (text: string): string =>
  cutText(
    normaliseDigits(text.normalize('NFKD'))
      .replace(/\p{M}+/gu, '')
      .replace(/[^\x20-\x7e]+/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    200,
  );

function readSession(reply: ProviderReply, request: PageRequest, baseUrl: string): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) return readRefusal(fields, httpStatus);
  const url = pageAddress(textOf(fields, 'redirect_url'), baseUrl);
  if (!url) return { outcome: 'unknown', reason: 'No page' };
  return acceptedOnPage(url, request);
}

/**
 * Reads a refusal. If MontyPay already knows our reference number, an earlier request arrived and may be paid, so the outcome
 * is unknown.
 */
function readRefusal(fields: Record<string, DigitJson>, httpStatus: number): ChargeResult {
  const { code, description } = errorOf(fields);
  const isTaken = /order\.number|duplicate/i.test(description);
  if (description === '' || isTaken)
    return { outcome: 'unknown', reason: `HTTP ${httpStatus}${isTaken ? ', number taken' : ''}` };
  return { outcome: 'refused', code, description };
}
