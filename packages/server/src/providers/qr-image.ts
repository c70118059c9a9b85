/** Longest image that we show: 256 KB. */
const MOST_BYTES = 256 * 1024;

/** First bytes of the image formats that browsers show, in hexadecimal. */
const FORMATS = [
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['gif', '47494638'],
  ['webp', '52494646'],
] as const;

/** Returns a base64 image as a data address, or undefined for anything else: an SVG image can contain scripts. */
export function qrImage(text: string): string | undefined {
  const base64 = text.replace(/^data:image\/(?:png|jpeg|gif|webp);base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MOST_BYTES) return undefined;
  const start = bytes.subarray(0, 8).toString('hex');
  const format = FORMATS.find(([, magic]) => start.startsWith(magic));
  return format && `data:image/${format[0]};base64,${base64}`;
}
