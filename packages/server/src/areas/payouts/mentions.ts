import { foldText, isBriefText } from '@daftar/domain';
import type { Db } from '../../db/transaction.ts';
import { beginsWith, type Condition, condition, contains } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import { merchantsNamed } from '../../records/by-name.ts';
import { bankAccountOf } from './bank-account.ts';

/** Finds no account by a shorter part, because it would match too many. */
const SHORTEST_ACCOUNT = 4;

/**
 * Returns the condition that a payout mentions a text. The columns are those of the index `payouts_texts`, which finds only
 * parts with three characters; the beginning of a word counts as one with the space before it.
 */
export async function mentions(db: Db, text: string): Promise<Condition> {
  // A condition on the joined name would keep PostgreSQL from using the index of the payouts' texts.
  const merchants = await merchantsNamed(db, text);
  return isBriefText(foldText(text)) ? mentionsBrief(text, merchants) : mentionsPart(text, merchants);
}

function mentionsPart(text: string, merchants: readonly string[]): Condition {
  const pattern = contains(text);
  const account = bankAccountOf(text);
  const inAccount = account.length < SHORTEST_ACCOUNT ? null : contains(account);
  return condition`(fold_text(reference) like ${pattern} or user_type_id = any(${merchants}::text[]) or fold_text(full_name) like ${pattern}
    or fold_text(beneficiary_email) like ${pattern} or msisdn like any(${numberPatterns(text)}::text[])
    or merchant_order_id like ${pattern} or fold_text(bank_no) like ${inAccount})`;
}

/** Without letters and digits, a text can only be part of a merchant's name. */
function mentionsBrief(text: string, merchants: readonly string[]): Condition {
  if (!/[\p{L}\p{N}]/u.test(text)) return condition`user_type_id = any(${merchants}::text[])`;
  const pattern = beginsWith(text);
  return condition`(fold_text(reference) like ${pattern} or user_type_id = any(${merchants}::text[])
    or fold_text(full_name) like any(${[pattern, `% ${pattern}`]}::text[]) or fold_text(beneficiary_email) like ${pattern}
    or msisdn like ${pattern} or merchant_order_id like ${pattern})`;
}
