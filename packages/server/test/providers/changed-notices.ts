import type { RawNotice } from '../../src/providers/notice.ts';
import { singleByteChanges } from '../support/byte-changes.ts';

type Part = { bytes: Buffer; put: (bytes: Buffer) => RawNotice };

/** The parts of a message that an attacker can change. */
function parts(raw: RawNotice): Part[] {
  const { query, headers } = raw;
  const { signature } = headers;
  const all: (Part | undefined)[] = [
    { bytes: Buffer.from(raw.body), put: (body) => ({ ...raw, body }) },
    query === ''
      ? undefined
      : {
          bytes: Buffer.from(query, 'latin1'),
          put: (bytes) => ({ ...raw, query: bytes.toString('latin1') }),
        },
    typeof signature === 'string'
      ? {
          bytes: Buffer.from(signature, 'latin1'),
          put: (bytes) => ({ ...raw, headers: { ...headers, signature: bytes.toString('latin1') } }),
        }
      : undefined,
  ];
  return all.filter((part) => part !== undefined);
}

/** Returns copies of a notice that differ from it in one byte of its body, query or signature; the same in every run. */
export function changedNotices(raw: RawNotice, count: number): RawNotice[] {
  const places = parts(raw);
  return places.flatMap(({ bytes, put }, index) => {
    const share = Math.floor((count + index) / places.length);
    return [...singleByteChanges(bytes, share)].map(put);
  });
}
