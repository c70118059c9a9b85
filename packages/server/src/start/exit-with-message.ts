import { EmbeddedPostgresError } from '@daftar/embedded-postgres';
import { ConfigError } from '../config/read-config.ts';

/** Ends a failed command: prints the message of errors that the administrator can correct, and rethrows others. */
export function exitWithMessage(error: unknown): never {
  if (!(error instanceof ConfigError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
