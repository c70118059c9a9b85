import { DaftarError } from './errors.ts';

/**
 * Puts values into the placeholders of a path.
 *
 * @throws DaftarError for a value that would make it the address of another operation, such as the list's for an empty id
 */
export const fillPath = (path: string, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (/^(\.{0,2}|undefined|null)$/.test(value)) throw new DaftarError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
