/** Something in the books that cannot be: the entry or account, and what is wrong with it. */
export interface LedgerFault {
  entry: string;
  reason: string;
}
