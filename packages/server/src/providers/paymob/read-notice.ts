import { createHmac } from 'node:crypto';
import { parsePaymobReturn, paymobSignatureMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import type { PaymobConnection } from './connection.ts';
import { type Fields, isOwnIntegration, isTrue, orderOf, transactionStatus } from './transaction.ts';

type Account = Pick<PaymobConnection, 'hmacSecret' | 'cardIntegration' | 'walletIntegration'>;

/** Reads a callback. Its body contains the transaction, its query the hmac. */
export function readNotice({ query, body }: RawNotice, account: Account): ProviderNotice | undefined {
  const message = asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  const fields = message && textOf(message, 'type') === 'TRANSACTION' ? asFields(message.obj) : undefined;
  return fields && noticeOf(fields, parsePaymobReturn(query)?.hmac, account);
}

/** Reads the flat parameters with which the browser returns. */
export function readReturn({ query }: RawNotice, account: Account): ProviderNotice | undefined {
  const fields = parsePaymobReturn(query);
  return fields && noticeOf(fields, fields.hmac, account);
}

/** Identifies the attempt by Paymob's order id, because the signature does not cover our reference number. */
function noticeOf(fields: Fields, hmac: string | undefined, account: Account): ProviderNotice | undefined {
  const expected = signatureOf(fields, account.hmacSecret);
  if (!expected || !equalSecret(expected, hmac?.toLowerCase() ?? '')) return undefined;
  const charge = orderOf(fields);
  if (charge === '' || !isOwnIntegration(fields, account)) return undefined;
  const tellsOfRefund = isTrue(fields, 'has_parent_transaction') || isTrue(fields, 'is_refunded');
  const id = textOf(fields, 'id').slice(0, 30);
  return {
    charge,
    dedupeKey: `${id}:${expected}`,
    status: tellsOfRefund ? { state: 'unknown', reason: 'A refund or void' } : transactionStatus(fields),
    tellsOfRefund,
  };
}

/** Returns the signature of the fields; undefined when a value has a type that Paymob does not sign. */
function signatureOf(fields: Fields, hmacSecret: string): string | undefined {
  try {
    return createHmac('sha512', hmacSecret).update(paymobSignatureMessage(fields)).digest('hex');
  } catch {
    return undefined;
  }
}
