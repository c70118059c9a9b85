/** Splits a name into first and last name at its first blank, for payment providers that want both. */
export function splitName(name: string): [first: string, last: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
}
