const plainKey = /^[A-Za-z_$][\w$]*$/;
const key = (name: string) => (plainKey.test(name) ? name : quoted(name));
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a JSON value as TypeScript on one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([name, inner]) => `${key(name)}: ${literal(inner)}`).join(', ')} }`;
}

/** Returns an object as TypeScript with one line per entry. */
export const table = (entries: readonly (readonly [string, unknown])[]): string =>
  `{\n${entries.map(([name, value]) => `  ${key(name)}: ${literal(value)},`).join('\n')}\n}`;
