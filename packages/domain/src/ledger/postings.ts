import type { loanAccountCurrency } from '../catalogue/loans.ts';
import type { LoanBilling } from '../loans/bill-loan.ts';
import type { Currency, Money } from '../money/money.ts';
import type { TaxedAmount } from '../settlement/net-of-tax.ts';
import type { SettlementFigures } from '../settlement/settle.ts';
import type { Split } from '../shares/shares.ts';
import { type Account, accounts } from './accounts.ts';

export type Side = 'debit' | 'credit';

/** One posting of a ledger entry: a positive amount that debits or credits (`side`) an account. */
export type Posting<C extends Currency = Currency> = {
  readonly account: Account;
  readonly side: Side;
  readonly amount: Money<C>;
};

/**
 * Creates a debit or credit posting.
 *
 * @throws RangeError when the amount is negative. Post a positive amount to the opposite side instead.
 */
export function posting<C extends Currency>(side: Side, account: Account, amount: Money<C>): Posting<C> {
  if (amount.minor < 0n) throw new RangeError('A posting is never negative');
  return { account, side, amount };
}

/** Tells whether debits equal credits in every currency of an entry; an empty entry balances. */
export function isBalanced(postings: Iterable<Posting>): boolean {
  const sums = new Map<Currency, bigint>();
  for (const { side, amount } of postings) {
    const signed = side === 'debit' ? amount.minor : -amount.minor;
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + signed);
  }
  return [...sums.values()].every((sum) => sum === 0n);
}

/**
 * Checks that the debits equal the credits. Returns the postings without those of amount zero.
 *
 * @throws RangeError when debits and credits differ.
 */
function entry<C extends Currency>(postings: readonly Posting<C>[]): readonly Posting<C>[] {
  if (!isBalanced(postings)) throw new RangeError('Debits and credits differ');
  return postings.filter(({ amount }) => amount.minor !== 0n);
}

/**
 * Books a credit to a merchant's account balance: debits bank, credits tax and balance.
 *
 * @throws RangeError when tax and net do not add up to the gross amount.
 */
export function postingsForAccountBalance<C extends Currency>(
  merchantId: string,
  { gross, tax, net }: TaxedAmount<C>,
): readonly Posting<C>[] {
  return entry([
    posting('debit', accounts.bank, gross),
    posting('credit', accounts.tax, tax),
    posting('credit', accounts.balance(merchantId), net),
  ]);
}

/**
 * Books a loan transaction in PKR: debits bank, credits fees, tax and the merchant's loan account.
 *
 * @throws RangeError when the parts do not add up to the total.
 */
export function postingsForLoanTransaction(
  merchantId: string,
  { total, commission, charges, billed }: Omit<LoanBilling, 'steps'>,
): readonly Posting<typeof loanAccountCurrency>[] {
  return entry([
    posting('debit', accounts.bank, total),
    posting('credit', accounts.fees, commission),
    posting('credit', accounts.tax, charges),
    posting('credit', accounts.loan(merchantId), billed),
  ]);
}

export type Payment<C extends Currency = Currency> = {
  readonly amount: Money<C>;
  readonly split: Split<C>;
  /** The payment provider. */
  readonly provider: string;
  readonly merchantId: string;
  readonly carrierId: string;
};

/**
 * Books a payment: debits clearing, credits carrier, payable and the platform owner's share.
 *
 * @throws RangeError when the split does not add up to the amount.
 */
export function postingsForPayment<C extends Currency>(payment: Payment<C>): readonly Posting<C>[] {
  const { amount, split, provider, merchantId, carrierId } = payment;
  return entry([
    posting('debit', accounts.clearing(provider), amount),
    posting('credit', accounts.carrier(carrierId), split.carrier),
    posting('credit', accounts.payable(merchantId), split.merchant),
    posting('credit', accounts.ownerShare, split.owner),
  ]);
}

/** The account that pays a payout: the merchant's loan account, or its account balance. */
export type PayoutSource = 'loan' | 'balance';

/** Books an approved payout: debits the merchant's account, credits the account of money in transit to beneficiaries. */
export function postingsForPayout<C extends Currency>(
  merchantId: string,
  source: PayoutSource,
  amount: Money<C>,
): readonly Posting<C>[] {
  return entry([
    posting('debit', accounts[source](merchantId), amount),
    posting('credit', accounts.payoutTransit, amount),
  ]);
}

/**
 * Books the reversal of an entry: every debit becomes a credit, every credit a debit.
 *
 * @throws RangeError when the entry does not balance.
 */
export function postingsForReversal<C extends Currency>(
  postings: readonly Posting<C>[],
): readonly Posting<C>[] {
  return entry(postings.map((leg) => ({ ...leg, side: leg.side === 'debit' ? 'credit' : 'debit' })));
}

/**
 * Books a settlement in the local currency: debits payable, credits bank and fees. The amounts in the settled currency
 * are on the settlement only.
 *
 * @throws RangeError when charge and net transfer do not add up to the sub total.
 */
export function postingsForSettlement<L extends Currency>(
  merchantId: string,
  figures: Pick<SettlementFigures<L>, 'subTotal' | 'remittanceCharges' | 'netTransferAmount'>,
): readonly Posting<L>[] {
  return entry([
    posting('debit', accounts.payable(merchantId), figures.subTotal),
    posting('credit', accounts.bank, figures.netTransferAmount),
    posting('credit', accounts.fees, figures.remittanceCharges),
  ]);
}
