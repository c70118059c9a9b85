import {
  type Currency,
  formRules,
  isCurrency,
  netOfTax,
  parseMoney,
  postingsForAccountBalance,
  type TaxedAmount,
  toDecimalString,
  toMajorNumber,
} from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { fitsDecimals } from '../../basics/fits-decimals.ts';
import { newId } from '../../basics/ids.ts';
import { invalid, invalidRule } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { bookAndRead } from '../../ledger/book.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';

export interface Deposit {
  /** Major units of the merchant's currency. */
  grossAmount: number;
  /** Percent, 0 to 99. */
  tax: number;
  netAmount: number;
  reference?: string | undefined;
}

type Account = { id: string; currency: string };
type Origin = { actor: Actor; requestId: string; now: Date };

/**
 * Credits a merchant's balance with a deposit less its tax. Returns the new balance; undefined when the tax left nothing to credit.
 * Throws 400 when the sent net amount is not the computed one.
 */
export async function addBalance(
  trx: Trx,
  merchant: Account,
  deposit: Deposit,
  origin: Origin,
): Promise<string | undefined> {
  const taxed = taxedAmount(merchant.currency, deposit);
  const { actor, requestId, now } = origin;
  const reference = deposit.reference ? { reference: deposit.reference } : {};
  const { balance } = await bookAndRead(trx, {
    userTypeId: merchant.id,
    event: 'account-balance',
    recordId: newId('bal'),
    postings: postingsForAccountBalance(merchant.id, taxed),
    memo: { tax: deposit.tax, ...reference },
    at: now,
  });
  await recordEvent(trx, {
    kind: 'merchant',
    recordId: merchant.id,
    userTypeId: merchant.id,
    actor,
    action: 'addMerchantBalance',
    ...historyMessage('history.balanceAdded', {
      amount: toDecimalString(taxed.net),
      currency: merchant.currency,
    }),
    after: {
      grossAmount: toMajorNumber(taxed.gross),
      tax: deposit.tax,
      netAmount: toMajorNumber(taxed.net),
      ...reference,
    },
    requestId,
    now,
  });
  return balance;
}

function taxedAmount(currency: string, deposit: Deposit): TaxedAmount<Currency> {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  const gross = parseMoney(deposit.grossAmount, currency);
  if (!gross || gross.minor <= 0n) throw invalidRule('accountBalance.grossAmount.decimals');
  if (!fitsDecimals(deposit.tax, formRules.accountBalance.tax.decimals))
    throw invalidRule('accountBalance.tax.decimals');
  const taxed = netOfTax(gross, deposit.tax);
  if (parseMoney(deposit.netAmount, currency)?.minor !== taxed.net.minor) {
    throw invalid('accountBalance.netAmountDiffers', { net: toDecimalString(taxed.net) }, 'netAmount');
  }
  return taxed;
}
