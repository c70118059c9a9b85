import { createHash } from 'node:crypto';

/** Maximum size of a logo. Customers download it with the payment page. */
const MOST_BYTES = 16_384;

/** The first bytes of each type, in hexadecimal; a dot is any digit. */
const START: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
};

export interface Logo {
  type: string;
  bytes: Buffer;
}

/** Reads a logo from its `data:` URL; undefined unless its first bytes are those of its type, and if it is too large. */
export function readLogo(text: string): Logo | undefined {
  const [, kind = '', base64 = ''] =
    /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const fits = START[kind]?.test(bytes.subarray(0, 16).toString('hex')) && bytes.length <= MOST_BYTES;
  return fits ? { type: `image/${kind}`, bytes } : undefined;
}

/** Returns the version of a logo: the same image has the same version. */
export const logoVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns the path of a merchant's logo, which changes with the image; null when the merchant has none. */
export const logoPath = ({
  sid,
  logo_version,
}: {
  sid: string;
  logo_version: string | null;
}): string | null => (logo_version === null ? null : `/logo/${sid}?v=${logo_version}`);
