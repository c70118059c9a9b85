import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigError } from '../config/read-config.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as payments from './migrations/0002-payments.ts';
import * as books from './migrations/0003-books.ts';
import * as lateRefunds from './migrations/0004-late-refunds.ts';
import * as catalogue from './migrations/0005-catalogue.ts';
import * as payouts from './migrations/0006-payouts.ts';
import * as figures from './migrations/0007-figures.ts';
import * as tools from './migrations/0008-tools.ts';
import * as serviceNames from './migrations/0009-service-names.ts';
import * as appendOnly from './migrations/0010-append-only.ts';
import * as payers from './migrations/0011-payers.ts';
import * as usedCurrencies from './migrations/0012-used-currencies.ts';
import * as nameKeys from './migrations/0013-name-keys.ts';
import * as versions from './migrations/0014-versions.ts';
import * as seenBy from './migrations/0015-seen-by.ts';
import * as descriptionCodes from './migrations/0016-description-codes.ts';
import * as searchTerms from './migrations/0017-search-terms.ts';
import * as providerNumbers from './migrations/0018-provider-numbers.ts';
import * as attemptAnswers from './migrations/0019-attempt-answers.ts';
import * as refunds from './migrations/0020-refunds.ts';
import * as subscriptionCharges from './migrations/0021-subscription-charges.ts';
import * as apiKeys from './migrations/0022-api-keys.ts';
import * as webhookEndpoints from './migrations/0023-webhook-endpoints.ts';
import * as jobWorkers from './migrations/0025-job-workers.ts';
import * as exportOptions from './migrations/0026-export-options.ts';
import * as searchIndexes from './migrations/0027-search-indexes.ts';
import * as loanRates from './migrations/0028-loan-rates.ts';
import * as approvalChoice from './migrations/0029-approval-choice.ts';
import * as packageLinks from './migrations/0030-package-links.ts';
import * as paymentSteps from './migrations/0031-payment-steps.ts';
import * as payoutGuards from './migrations/0032-payout-guards.ts';
import * as abandonedAttempts from './migrations/0035-abandoned-attempts.ts';
import * as mails from './migrations/0036-mails.ts';
import * as settlementFiles from './migrations/0038-settlement-files.ts';
import * as sessionOrders from './migrations/0041-session-orders.ts';
import * as settlementFileSums from './migrations/0043-settlement-file-sums.ts';
import * as payoutsByAccount from './migrations/0044-payouts-by-account.ts';
import * as previousHash from './migrations/0045-previous-hash.ts';
import * as transactionsById from './migrations/0046-transactions-by-id.ts';
import * as settlementLineReviews from './migrations/0048-settlement-line-reviews.ts';
import * as attempts from './migrations/0049-attempts.ts';
import * as referencePrefixes from './migrations/0050-reference-prefixes.ts';
import * as receivedAmounts from './migrations/0051-received-amounts.ts';
import * as emailLanguages from './migrations/0052-email-languages.ts';
import * as bankAccounts from './migrations/0053-bank-accounts.ts';
import * as payoutTexts from './migrations/0054-payout-texts.ts';
import * as approvalFlags from './migrations/0055-approval-flags.ts';
import * as exportRuns from './migrations/0056-export-runs.ts';
import * as similarPayouts from './migrations/0057-similar-payouts.ts';
import * as subscriptionOperators from './migrations/0058-subscription-operators.ts';
import * as foldedTexts from './migrations/0059-folded-texts.ts';
import * as payoutReferences from './migrations/0060-payout-references.ts';
import * as secondPayments from './migrations/0063-second-payments.ts';
import * as refundNotices from './migrations/0064-refund-notices.ts';
import * as blacklistTrunkZeros from './migrations/0067-blacklist-trunk-zeros.ts';
import * as checkoutLanguage from './migrations/0069-checkout-language.ts';
import * as writingFlags from './migrations/0071-writing-flags.ts';
import * as paymentTries from './migrations/0072-payment-tries.ts';
import * as loginPlaces from './migrations/0073-login-places.ts';
import * as ordersOfSessions from './migrations/0076-session-orders.ts';
import * as keyChecks from './migrations/0081-key-checks.ts';
import * as hiddenSettlementLines from './migrations/0082-hidden-settlement-lines.ts';
import * as searchedOrders from './migrations/0084-searched-orders.ts';
import * as limitMails from './migrations/0087-limit-mails.ts';
import * as installationOwner from './migrations/0090-installation-owner.ts';
import * as foldedOrders from './migrations/0095-folded-orders.ts';
import type { Tables } from './tables-books.ts';
import { sqlState } from './transaction.ts';
import { makeTransactionMonths } from './transaction-months.ts';

const migrations = {
  '0001-accounts': accounts,
  '0002-payments': payments,
  '0003-books': books,
  '0004-late-refunds': lateRefunds,
  '0005-catalogue': catalogue,
  '0006-payouts': payouts,
  '0007-figures': figures,
  '0008-tools': tools,
  '0009-service-names': serviceNames,
  '0010-append-only': appendOnly,
  '0011-payers': payers,
  '0012-used-currencies': usedCurrencies,
  '0013-name-keys': nameKeys,
  '0014-versions': versions,
  '0015-seen-by': seenBy,
  '0016-description-codes': descriptionCodes,
  '0017-search-terms': searchTerms,
  '0018-provider-numbers': providerNumbers,
  '0019-attempt-answers': attemptAnswers,
  '0020-refunds': refunds,
  '0021-subscription-charges': subscriptionCharges,
  '0022-api-keys': apiKeys,
  '0023-webhook-endpoints': webhookEndpoints,
  '0025-job-workers': jobWorkers,
  '0026-export-options': exportOptions,
  '0027-search-indexes': searchIndexes,
  '0028-loan-rates': loanRates,
  '0029-approval-choice': approvalChoice,
  '0030-package-links': packageLinks,
  '0031-payment-steps': paymentSteps,
  '0032-payout-guards': payoutGuards,
  '0035-abandoned-attempts': abandonedAttempts,
  '0036-mails': mails,
  '0038-settlement-files': settlementFiles,
  '0041-session-orders': sessionOrders,
  '0043-settlement-file-sums': settlementFileSums,
  '0044-payouts-by-account': payoutsByAccount,
  '0045-previous-hash': previousHash,
  '0046-transactions-by-id': transactionsById,
  '0048-settlement-line-reviews': settlementLineReviews,
  '0049-attempts': attempts,
  '0050-reference-prefixes': referencePrefixes,
  '0051-received-amounts': receivedAmounts,
  '0052-email-languages': emailLanguages,
  '0053-bank-accounts': bankAccounts,
  '0054-payout-texts': payoutTexts,
  '0055-approval-flags': approvalFlags,
  '0056-export-runs': exportRuns,
  '0057-similar-payouts': similarPayouts,
  '0058-subscription-operators': subscriptionOperators,
  '0059-folded-texts': foldedTexts,
  '0060-payout-references': payoutReferences,
  '0063-second-payments': secondPayments,
  '0064-refund-notices': refundNotices,
  '0067-blacklist-trunk-zeros': blacklistTrunkZeros,
  '0069-checkout-language': checkoutLanguage,
  '0071-writing-flags': writingFlags,
  '0072-payment-tries': paymentTries,
  '0073-login-places': loginPlaces,
  '0076-session-orders': ordersOfSessions,
  '0081-key-checks': keyChecks,
  '0082-hidden-settlement-lines': hiddenSettlementLines,
  '0084-searched-orders': searchedOrders,
  '0087-limit-mails': limitMails,
  '0090-installation-owner': installationOwner,
  '0095-folded-orders': foldedOrders,
};

/** Names of all migrations of this version, oldest first. */
export const migrationNames = Object.keys(migrations);

/** Throws `ConfigError` when a newer version has migrated the database: this version may misread its data. */
async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(
      `This database belongs to a newer Daftar (its schema is at ${applied.at(-1)}, this program knows ${migrationNames.at(-1)}). Start the newer program, or restore a backup into an empty database`,
    );
}

/** Returns the names of the database's applied migrations, oldest first; none before the first start. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Ignores a lock timeout, which occurs while a backup or export reads the transactions: the nightly job adds the partitions
 * later.
 */
function ignoreLockTimeout(error: unknown): void {
  if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
}

/**
 * Applies missing migrations, up to the named one, and returns their names. Safe when several processes start at once. Applies
 * a missing migration even after newer ones, because branches may be merged in any order.
 */
export async function migrate(db: Kysely<Tables>, until?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  await refuseNewer(db);
  const { error, results } = await (until === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(until));
  if (error) throw error;
  await makeTransactionMonths(db, new Date()).catch(ignoreLockTimeout);
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
