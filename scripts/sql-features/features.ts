/**
 * SQL that some PostgreSQL-compatible distributed engine lacks or implements differently (docs/guides/distributed-postgres.md), with the
 * pattern that finds it in sources.
 */
export const features: Readonly<Record<string, RegExp>> = {
  'advisory lock': /\bpg_(?:try_)?advisory_/i,
  'listen and notify': /\b(?:pg_notify\(|(?:listen|notify) [a-z_]+[;`'"])/i,
  trigger: /\bcreate (?:constraint )?trigger\b/i,
  'function in the database': /\bcreate (?:or replace )?function\b/i,
  'deferred constraint': /\bdeferrable\b|\bset constraints\b/i,
  'exclusion constraint': /\bexclude using\b/i,
  'table partition': /\bpartition (?:by (?:range|list|hash)|of) /i,
  'index other than a B-tree': /\busing (?:gin|gist|brin|hash)\b/i,
  sequence:
    /\b(?:big|small)?serial\b(?! number)|\bnextval\(|\bgenerated (?:always|by default) as identity\b/i,
  'session state': /\bset (?:session|local) [a-z_]+|\bset_config\(|\bcreate temp(?:orary)? table\b/i,
  'isolation level': /\bisolation level\b|\bpg_export_snapshot\(|\bset transaction\b|setIsolationLevel\(/i,
  'catalogue of one server': /\b(?:pg_locks|pg_stat_\w+|pg_class|pg_backend_pid\(|to_regclass\()/i,
  copy: /\bto stdout\b|\bfrom stdin\b/i,
  'recursive query': /\bwith recursive\b/i,
  'grouping sets': /\bgrouping sets\b/i,
  'skip locked': /\bskip locked\b/i,
};

/** Removes comments, which may mention a feature. */
export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

/** Returns the names of the features that a source uses. */
export const featuresIn = (source: string): string[] => {
  const code = withoutComments(source);
  return Object.entries(features).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
};
