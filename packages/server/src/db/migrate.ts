import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as payments from './migrations/0002-payments.ts';
import * as books from './migrations/0003-books.ts';
import * as lateRefunds from './migrations/0004-late-refunds.ts';
import * as catalogue from './migrations/0005-catalogue.ts';
import * as payouts from './migrations/0006-payouts.ts';
import * as figures from './migrations/0007-figures.ts';
import * as tools from './migrations/0008-tools.ts';
import type { Tables } from './tables-books.ts';
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
};

/** Brings the schema to the newest version; many processes may call it at once, one does the work. */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await makeTransactionMonths(db, new Date());
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
