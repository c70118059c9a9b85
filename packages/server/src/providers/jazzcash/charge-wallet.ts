import { cutText } from '../../basics/cut-text.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ChargeResult, PushRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import { pakistaniMobile } from '../pakistani-mobile.ts';
import { refusedHere } from '../refused-here.ts';
import { describe } from './card-page.ts';
import {
  askJazzcash,
  JAZZCASH,
  JAZZCASH_CURRENCY,
  type JazzcashConnection,
  rejectsCredentials,
  txnRefNo,
} from './connection.ts';
import { karachiTime } from './karachi-time.ts';
import { paymentStatus } from './payment-status.ts';

const PATH = '/ApplicationAPI/API/2.0/Purchase/DoMWalletTransaction';
/**
 * JazzCash's code for a wrong field, and for a reference number that it already knows: then an earlier request may have
 * arrived.
 */
const WRONG_FIELD = '110';

/** Requests a payment from a wallet, whose owner confirms it on the phone. */
export async function chargeWallet(
  jazzcash: JazzcashConnection,
  request: PushRequest,
): Promise<CallResult<ChargeResult>> {
  if (request.amount.currency !== JAZZCASH_CURRENCY)
    return refusedHere(JAZZCASH, `JazzCash takes ${JAZZCASH_CURRENCY} only`);
  const mobile = pakistaniMobile(request.walletNumber);
  if (!mobile) return refusedHere(JAZZCASH, 'JazzCash takes Pakistani mobile numbers only');
  if (!request.cnic) return refusedHere(JAZZCASH, 'JazzCash needs the last six digits of the CNIC');
  const body = {
    pp_Version: '2.0',
    pp_TxnType: 'MWALLET',
    pp_Language: 'EN',
    pp_TxnRefNo: txnRefNo(request.merchantRefNumber),
    pp_MobileNumber: mobile,
    pp_CNIC: request.cnic,
    pp_Amount: String(request.amount.minor),
    pp_TxnCurrency: JAZZCASH_CURRENCY,
    pp_TxnDateTime: karachiTime(new Date()),
    pp_TxnExpiryDateTime: karachiTime(request.expiresAt),
    pp_BillReference: request.merchantRefNumber,
    pp_Description: describe(request.description),
  };
  const reply = await askJazzcash(jazzcash, PATH, body);
  const asked = { method: 'POST', url: `${jazzcash.baseUrl}${PATH}`, ...body, pp_CNIC: '[redacted]' };
  return { result: readCharge(reply, request), exchange: adapterExchange(JAZZCASH, asked, reply) };
}

function readCharge(reply: ProviderReply, request: PushRequest): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const { fields } = reply;
  const code = textOf(fields, 'pp_ResponseCode');
  const description = cutText(textOf(fields, 'pp_ResponseMessage'), 300);
  if (rejectsCredentials(code)) return { outcome: 'refused', code, description };
  if (textOf(fields, 'pp_TxnRefNo') !== txnRefNo(request.merchantRefNumber))
    return { outcome: 'unknown', reason: 'The answer is about another payment' };
  if (code === WRONG_FIELD) return { outcome: 'unknown', reason: `Code ${code}: ${description}` };
  const status = paymentStatus(code, fields);
  switch (status.state) {
    case 'pending':
      return {
        outcome: 'accepted',
        step: { kind: 'confirm' },
        expiresAt: request.expiresAt,
        code,
        description,
      };
    case 'paid':
      return status.amount.minor === request.amount.minor
        ? { outcome: 'ended', status, code, description }
        : { outcome: 'unknown', reason: 'The answer is about another amount' };
    case 'failed':
    case 'expired':
      return { outcome: 'ended', status, code, description };
    default:
      return { outcome: 'unknown', reason: `Code ${code.slice(0, 10)}` };
  }
}
