/** A fault that verification has found: the entry, record or account, and what is wrong. */
export interface LedgerFault {
  entry: string;
  reason: string;
}
