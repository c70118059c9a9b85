import { gzipSync } from 'node:zlib';

/** Returns the size after gzip in KB of 1,000 bytes. */
export const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000;

export const kb = (size: number): string => `${size.toFixed(2)} KB`;
