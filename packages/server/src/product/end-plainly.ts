import { EmbeddedPostgresError } from '@daftar/embedded-postgres';
import { ConfigError } from '../config/read-config.ts';

/** Ends a command that failed: with one sentence where a person can put it right, else with the error as it is. */
export function endPlainly(error: unknown): never {
  if (!(error instanceof ConfigError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
