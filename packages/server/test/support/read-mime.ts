export interface ReadMail {
  headers: Record<string, string>;
  /** Bodies by their content type. */
  parts: Record<string, string>;
}

/** Reads a mail's headers and decoded texts, as far as nodemailer writes them. */
export function readMime(source: string): ReadMail {
  const { headers, body } = split(source);
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary === undefined)
    return { headers, parts: { [type.split(';')[0] ?? '']: decoded(body, headers) } };
  const inner = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readMime(part.replace(/^\r\n/, '')));
  return { headers, parts: Object.assign({}, ...inner.map(({ parts }) => parts)) };
}

function split(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...rest] = line.split(':');
    return [name.toLowerCase(), words(rest.join(':').trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

/** Decodes encoded words (RFC 2047). */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, value = '']) =>
          kind?.toLowerCase() === 'b'
            ? Buffer.from(value, 'base64')
            : Buffer.from(quoted(value.replaceAll('_', ' ')), 'latin1'),
        ),
      ).toString(),
    );

const quoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decoded(body: string, headers: Record<string, string>): string {
  switch (headers['content-transfer-encoding']?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString();
    case 'quoted-printable':
      return Buffer.from(quoted(body), 'latin1').toString();
    default:
      return body;
  }
}
