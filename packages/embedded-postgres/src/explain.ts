import { EmbeddedPostgresError } from './errors.ts';

/** Converts the output of a failed PostgreSQL program to an error that says what to do. */
export function explain(output: string, where: string): EmbeddedPostgresError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) {
    return new EmbeddedPostgresError(
      'disk-full',
      `The disk is full: the database in ${where} needs room to start. Free some space and start again; nothing is lost.`,
    );
  }
  if (/incompatible with server|not compatible with this version/i.test(output)) {
    return new EmbeddedPostgresError('version', `${where} was written by another version of PostgreSQL.`);
  }
  if (/Read-only file system|Permission denied/i.test(output)) {
    return new EmbeddedPostgresError(
      'folder',
      `The database in ${where} cannot be read and written by this user.`,
    );
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const important = lines.filter((line) => /FATAL|PANIC|ERROR|error:|HINT/.test(line));
  const excerpt = (important.length > 0 ? important : lines).slice(-3).join(' ');
  return new EmbeddedPostgresError(
    'failed',
    `The database in ${where} did not start: ${excerpt || 'no reason given'}`,
  );
}

/**
 * Tells whether a failed start should be retried: another process is starting the server, or the old server's processes are
 * still ending.
 */
export function isTransient(output: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block|could not create lock file ".*PGSQL.*No such file|could not bind Unix address/.test(
    output,
  );
}
