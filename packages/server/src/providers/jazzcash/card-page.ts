import { cutText } from '../../basics/cut-text.ts';
import type { ChargeResult, PageRequest } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import type { PageForm, PageFormRequest } from '../page-form.ts';
import { refusedHere } from '../refused-here.ts';
import {
  JAZZCASH,
  JAZZCASH_CURRENCY,
  type JazzcashConnection,
  signedFields,
  txnRefNo,
} from './connection.ts';
import { karachiTime } from './karachi-time.ts';

const PATH = '/CustomerPortal/transactionmanagement/merchantform/';

/**
 * Sends the customer to our page, which posts the form (`cardForm`). JazzCash accepts a card payment from the browser only, so
 * we do not call it here, and it does not know the payment until it receives the form.
 */
export async function chargeOnPage(request: PageRequest): Promise<CallResult<ChargeResult>> {
  if (request.amount.currency !== JAZZCASH_CURRENCY)
    return refusedHere(JAZZCASH, `JazzCash takes ${JAZZCASH_CURRENCY} only`);
  return {
    result: {
      outcome: 'accepted',
      step: { kind: 'redirect', url: request.formUrl },
      expiresAt: request.expiresAt,
      code: '000',
      description: 'The customer types the card on the page of JazzCash',
    },
    exchange: {
      provider: JAZZCASH,
      request: { form: PATH, pp_TxnRefNo: txnRefNo(request.merchantRefNumber) },
      response: { notAsked: 'The customer’s browser posts the form' },
    },
  };
}

/**
 * Returns the form of a card payment (page redirection 1.1, MPAY). The form contains the password, as JazzCash's documentation
 * requires. The salt, which is the key of the hash, never leaves the gateway.
 */
export function cardForm(jazzcash: JazzcashConnection, request: PageFormRequest): PageForm {
  const fields = {
    pp_Version: '1.1',
    pp_TxnType: 'MPAY',
    pp_Language: 'EN',
    pp_TxnRefNo: txnRefNo(request.merchantRefNumber),
    pp_Amount: String(request.amount.minor),
    pp_TxnCurrency: JAZZCASH_CURRENCY,
    pp_TxnDateTime: karachiTime(request.startedAt),
    pp_TxnExpiryDateTime: karachiTime(request.expiresAt),
    pp_BillReference: request.merchantRefNumber,
    pp_Description: describe(request.description),
    pp_ReturnURL: request.returnUrl,
  };
  return { url: `${jazzcash.baseUrl}${PATH}`, fields: signedFields(jazzcash, fields) };
}

/** Returns a description without the characters that JazzCash rejects. */
export const describe = (text: string): string =>
  cutText(text.replace(/[<>*=%/:'"|{}]/g, ' ').trim(), 100) || 'Payment';
