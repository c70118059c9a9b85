import { DaftarError } from './errors.ts';

/**
 * Replaces the placeholders of a path with values.
 *
 * @throws DaftarError for a value that would make it the path of another operation: for example, an empty id makes the path
 * of the list
 */
export const fillPath = (path: string, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (/^(\.{0,2}|undefined|null)$/.test(value)) throw new DaftarError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
