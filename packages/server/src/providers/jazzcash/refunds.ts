import { addMoney } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import {
  type RefundKeys,
  type RefundRequest,
  type RefundResult,
  type RefundStatus,
  type Refunds,
  withoutResponse,
} from '../refund.ts';
import { askPayment, isAbout, refundWord } from './ask-status.ts';
import {
  askJazzcash,
  JAZZCASH,
  type JazzcashConnection,
  rejectsCredentials,
  txnRefNo,
} from './connection.ts';

const WALLET_PATH = '/ApplicationAPI/API/Purchase/domwalletrefundtransaction';
const CARD_PATH = '/ApplicationAPI/API/authorize/Refund';
const PENDING = ['124', '157'];
const SYSTEM_ERROR = '199';

/**
 * Refunds at JazzCash. A refund has no status of its own there: the payment's status tells only whether everything was
 * refunded.
 */
export const jazzcashRefunds = (jazzcash: JazzcashConnection): Refunds => ({
  gives: () => true,
  partial: true,
  refund: (request) => refund(jazzcash, request),
  refundStatus: (keys) => refundStatus(jazzcash, keys),
});

async function refund(
  jazzcash: JazzcashConnection,
  request: RefundRequest,
): Promise<CallResult<RefundResult>> {
  const isCard = request.payment.method === 'Credit Card';
  const path = isCard ? CARD_PATH : WALLET_PATH;
  const body = {
    pp_TxnRefNo: txnRefNo(request.payment.merchantRefNumber),
    pp_Amount: String(request.amount.minor),
    pp_TxnCurrency: request.amount.currency,
    ...(!isCard && { pp_MerchantMPIN: jazzcash.mpin }),
  };
  const reply = await askJazzcash(jazzcash, path, body);
  const asked = { method: 'POST', url: `${jazzcash.baseUrl}${path}`, ...body, pp_MerchantMPIN: '[redacted]' };
  return { result: readRefund(reply, body.pp_TxnRefNo), exchange: adapterExchange(JAZZCASH, asked, reply) };
}

function readRefund(reply: ProviderReply, number: string): RefundResult {
  if (reply.kind === 'unknown') return withoutResponse(reply);
  const { fields } = reply;
  const code = textOf(fields, 'pp_ResponseCode');
  const description = cutText(textOf(fields, 'pp_ResponseMessage'), 300);
  if (rejectsCredentials(code)) return { outcome: 'refused', code, description };
  if (textOf(fields, 'pp_TxnRefNo') !== number)
    return { outcome: 'unknown', reason: 'The answer is about another payment' };
  const providerReference = textOf(fields, 'pp_RetreivalReferenceNo') || undefined;
  if (code === '000') return { outcome: 'succeeded', providerReference };
  if (PENDING.includes(code)) return { outcome: 'pending', providerReference };
  return /^\d{3}$/.test(code) && code !== SYSTEM_ERROR
    ? { outcome: 'refused', code, description }
    : { outcome: 'unknown', reason: `Code ${code.slice(0, 10)}` };
}

async function refundStatus(
  jazzcash: JazzcashConnection,
  keys: RefundKeys,
): Promise<CallResult<RefundStatus>> {
  const { reply, exchange } = await askPayment(jazzcash, keys.payment);
  if (reply.kind === 'unknown') return { result: { state: 'unknown', reason: reply.reason }, exchange };
  const isOurs = isAbout(reply.fields, keys.payment);
  const word = refundWord(reply.fields);
  const isRest = addMoney(keys.refundedBefore, keys.amount).minor === keys.payment.amount.minor;
  return {
    result:
      isOurs && word === 'refunded' && isRest
        ? { state: 'succeeded' }
        : { state: 'unknown', reason: `pp_Status '${word.slice(0, 40)}'` },
    exchange,
  };
}
