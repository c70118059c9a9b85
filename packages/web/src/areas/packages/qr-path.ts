import { encode } from 'uqr';

/** Returns a text's QR code as an SVG path of unit squares, and the length of its sides with the quiet zone. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
