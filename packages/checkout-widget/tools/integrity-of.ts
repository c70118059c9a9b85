import { createHash } from 'node:crypto';

/** Returns a file's hash in the format of an `integrity` attribute. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
