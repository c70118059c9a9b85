import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Gateway, type SeedOptions } from '@daftar/server';
import { inTransaction } from '@daftar/server/fill';
import { addFirstOwner, type Login, onFirstRun } from '@daftar/server/setup';
import { addDemoAccounts } from './accounts.ts';
import { simulatePayments } from './payments.ts';
import { writeShop } from './shop-file.ts';

const LOGINS = 'demo-logins.json';

/**
 * Fills the database on its first run and prints the logins. Returns `simulate`, which makes the payments in the
 * background.
 */
export async function seed(
  gateway: Gateway,
  options: SeedOptions,
): Promise<{ simulate: () => Promise<void> }> {
  const file = path.join(options.dataFolder, LOGINS);
  const filled = await onFirstRun(gateway, () =>
    options.empty ? addFirstOwner(gateway, options.say) : demoStart(gateway, options, file),
  );
  // The data folder may contain the logins of another database.
  if ((filled && options.empty) || !existsSync(file)) return { simulate: () => Promise.resolve() };
  showLogins(JSON.parse(readFileSync(file, 'utf8')) as Login[], options.say);
  return { simulate: () => simulatePayments(gateway, options) };
}

async function demoStart(gateway: Gateway, { dataFolder }: SeedOptions, file: string): Promise<void> {
  if (!gateway.settings.sandbox) {
    throw new ConfigError(
      'Demo data needs the payment sandbox. Start with --empty, or without real provider credentials',
    );
  }
  // One transaction: if the start is killed here, the database stays empty and the next start begins again.
  await inTransaction(gateway.db, async (trx) => {
    const { logins, shop } = await addDemoAccounts({ ...gateway, db: trx });
    writeFileSync(file, JSON.stringify(logins, null, 2), { mode: 0o600 });
    writeShop(dataFolder, shop);
  });
}

function showLogins(logins: Login[], say: (line: string) => void): void {
  say('\n  Demo logins:');
  for (const { who, userName, password } of logins) {
    say(`    ${userName.padEnd(10)} ${password.padEnd(14)} ${who}`);
  }
}
