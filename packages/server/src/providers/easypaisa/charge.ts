import { toDecimalString } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { CardRequest, ChargeRequest, ChargeResult, PushRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import { pakistaniMobile } from '../pakistani-mobile.ts';
import type { ProviderStatus } from '../payment-status.ts';
import { refusedHere } from '../refused-here.ts';
import { askStatus } from './ask-status.ts';
import {
  askEasypaisa,
  EASYPAISA,
  EASYPAISA_CURRENCY,
  type EasypaisaCall,
  type EasypaisaConnection,
  urlOf,
} from './connection.ts';

/** Codes that mean that no charge exists: a wrong field, wrong credentials. */
const REFUSALS = ['0002', '0010'];

/**
 * Charges a mobile account. easypaisa responds after the account's owner has decided on the phone, which may be after our
 * timeout.
 */
export const chargeAccount = (
  easypaisa: EasypaisaConnection,
  request: PushRequest,
): Promise<CallResult<ChargeResult>> =>
  charge(easypaisa, request, request.walletNumber, 'initiate-ma-transaction', { transactionType: 'MA' });

/** Charges a card, which easypaisa decides at once. The request contains the card: never store or log it. */
export function chargeCard(
  easypaisa: EasypaisaConnection,
  request: CardRequest,
): Promise<CallResult<ChargeResult>> {
  const { number, expiryMonth, expiryYear, cvv, nameOnCard } = request.card;
  return charge(easypaisa, request, request.customerMobile, 'initiate-cc-transaction', {
    transactionType: 'CC',
    cardNumber: number,
    nameOnCard,
    expiryMonth,
    expiryYear,
    cvv,
  });
}

async function charge(
  easypaisa: EasypaisaConnection,
  request: ChargeRequest,
  mobile: string,
  call: EasypaisaCall,
  more: Record<string, string>,
): Promise<CallResult<ChargeResult>> {
  const { merchantRefNumber: orderId, amount } = request;
  if (amount.currency !== EASYPAISA_CURRENCY)
    return refusedHere(EASYPAISA, `easypaisa takes ${EASYPAISA_CURRENCY} only`);
  const mobileAccountNo = pakistaniMobile(mobile);
  if (!mobileAccountNo) return refusedHere(EASYPAISA, 'easypaisa takes Pakistani mobile numbers only');
  const body = {
    orderId,
    transactionAmount: toDecimalString(amount),
    mobileAccountNo,
    emailAddress: request.customerEmail,
    ...more,
  };
  const reply = await askEasypaisa(easypaisa, call, body);
  const exchange = adapterExchange(
    EASYPAISA,
    { method: 'POST', url: urlOf(easypaisa, call), ...body },
    reply,
  );
  const { code, description, reason } = readReply(reply);
  if (REFUSALS.includes(code)) return { result: { outcome: 'refused', code, description }, exchange };
  // The response has no amount, so it proves no payment. Request the status.
  const asked = await askStatus(easypaisa, request);
  const ofProvider = { code: code || '0001', description };
  const onPhone = call === 'initiate-ma-transaction';
  return {
    result: resultOf(asked.status, request, { ofProvider, reason, onPhone }),
    exchange: {
      ...exchange,
      response: { ...exchange.response, thenStatus: asked.exchange.response },
    },
  };
}

/** Returns the response's code and text, and the reason to give when the outcome is unknown. */
function readReply(reply: ProviderReply): { code: string; description: string; reason: string } {
  if (reply.kind === 'unknown') return { code: '', description: '', reason: reply.reason };
  const code = textOf(reply.fields, 'responseCode');
  return { code, description: cutText(textOf(reply.fields, 'responseDesc'), 300), reason: `Code ${code}` };
}

interface Reply {
  ofProvider: { code: string; description: string };
  /** The result's `reason` if the outcome is unknown. */
  reason: string;
  /**
   * True when the customer decides on the phone, so the payment may be pending. A card's payment is decided at once: if its
   * status is pending, easypaisa's response was lost.
   */
  onPhone: boolean;
}

function resultOf(
  status: ProviderStatus,
  request: ChargeRequest,
  { ofProvider, reason, onPhone }: Reply,
): ChargeResult {
  switch (status.state) {
    case 'paid':
      return status.amount.minor === request.amount.minor
        ? { outcome: 'ended', status, code: '0000', description: ofProvider.description || 'SUCCESS' }
        : { outcome: 'unknown', reason: 'The status is about another amount' };
    case 'failed':
    case 'expired':
      return { outcome: 'ended', status, ...ofProvider };
    case 'pending':
      if (onPhone)
        return {
          outcome: 'accepted',
          step: { kind: 'confirm' },
          expiresAt: request.expiresAt,
          ...ofProvider,
        };
  }
  return { outcome: 'unknown', reason: `${reason}; then ${status.state}` };
}
