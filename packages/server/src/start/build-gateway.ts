import path from 'node:path';
import type { Logger } from 'pino';
import { AccountLimiter } from '../access/account-limiter.ts';
import { CallsPerMinute } from '../access/calls-per-minute.ts';
import { MissedLookups } from '../access/missed-lookups.ts';
import { settleOwner } from '../access/owner.ts';
import { PublicRate } from '../access/public-rate.ts';
import { loadKeys } from '../config/load-keys.ts';
import { makeDataFolder } from '../config/make-data-folder.ts';
import { configuredProviders } from '../config/provider-config.ts';
import type { Environment } from '../config/read-config.ts';
import { settingsOf } from '../config/settings.ts';
import type { Gateway } from '../gateway.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createMetrics } from '../observe/metrics.ts';
import { observeFetch } from '../observe/observe-fetch.ts';
import { createProviders } from '../providers/registry.ts';
import { checkDataKey } from '../security/check-data-key.ts';
import { TokenReader } from '../security/tokens.ts';
import { openProductDatabase } from './open-product-database.ts';
import type { Shutdown } from './shutdown.ts';

export interface GatewayOptions {
  environment: Environment;
  log: Logger;
  /** True: checks every response against the contract. */
  checkResponses?: boolean;
  /** Aborts the start, which then closes what it has opened and rejects. */
  stopped?: AbortSignal;
}

/** Opens the database and builds the gateway that handlers and jobs receive. */
export async function buildGateway(
  { environment, log, checkResponses, stopped }: GatewayOptions,
  shutdown: Shutdown,
): Promise<Gateway> {
  const dataFolder = path.resolve(environment.DATA_FOLDER);
  makeDataFolder(dataFolder);
  const keys = loadKeys(environment, dataFolder);
  const metrics = createMetrics();
  const database = await openProductDatabase({ environment, log, metrics, shutdown, stopped });
  stopped?.throwIfAborted();
  await checkDataKey(database.db, keys.data, new Date());
  const owner = await settleOwner(database.db, environment.PROVIDER_NAME, new Date());
  const { settings, addresses } = settingsOf(environment, checkResponses ?? false);
  const fetchFor = (provider: string) => observeFetch(provider, { ...metrics, log });
  const providers = createProviders(configuredProviders(environment, addresses, fetchFor));
  return {
    ...database,
    accountLimiter: new AccountLimiter(),
    publicRate: new PublicRate(settings.publicCallsPerMinute),
    missedLookups: new MissedLookups(settings.publicMissesPerMinute),
    keyRate: new CallsPerMinute(settings.keyCallsPerMinute),
    owner,
    settings,
    addresses,
    keys,
    tokens: new TokenReader(keys.signing),
    now: () => new Date(),
    stopping: shutdown.signal,
    mailer: createMailer(environment, settings, addresses),
    log,
    metrics,
    providerFor: (name) => providers.find(name),
  };
}
