import { EmbeddedPostgresError } from './errors.ts';

/** Turns what PostgreSQL's programs wrote before they gave up into one sentence. */
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
    return new EmbeddedPostgresError('folder', `The database in ${where} cannot be read and written.`);
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:|HINT/.test(line));
  const words = (telling.length > 0 ? telling : lines).slice(-3).join(' ');
  return new EmbeddedPostgresError(
    'failed',
    `The database in ${where} did not start: ${words || 'no reason given'}`,
  );
}

/** Reasons that pass by themselves: another starter was faster, or the old server's last processes are still going. */
export function passesByItself(output: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block|could not create lock file ".*PGSQL.*No such file|could not bind Unix address/.test(
    output,
  );
}
