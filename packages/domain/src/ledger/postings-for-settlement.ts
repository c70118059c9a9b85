import type { Currency } from '../money/currency.ts';
import type { SettlementFigures } from '../settlement/settle.ts';
import { accounts } from './accounts.ts';
import { entry } from './entry.ts';
import { type Posting, posting } from './posting.ts';

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
