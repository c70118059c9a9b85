export interface PageAddress {
  page: 'session' | 'link' | 'receipt';
  /** Id of the session, package or receipt. */
  id: string | undefined;
  /** True inside a shop's page; false for a page on its own. */
  embedded: boolean;
}

const areas: readonly (readonly [prefix: string, page: PageAddress['page']])[] = [
  ['/frame/', 'session'],
  ['/hosted-checkout/eg/', 'session'],
  ['/checkout/via-link/', 'link'],
  ['/receipt/', 'receipt'],
];

/**
 * Reads `/frame/{sessionId}`, `/hosted-checkout/eg/{sessionId}`, `/checkout/via-link/{packageId}` and `/receipt/{receiptId}`. A frame
 * address outside a frame is a hosted page.
 */
export function readPageAddress(path: string, inFrame: boolean): PageAddress {
  const [prefix = '', page = 'session'] = areas.find(([start]) => path.startsWith(start)) ?? [];
  const id = prefix ? decode(path.slice(prefix.length).split('/')[0]) : undefined;
  return { page, id, embedded: inFrame && prefix === '/frame/' };
}

function decode(part: string | undefined): string | undefined {
  if (!part) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
