export interface PageAddress {
  sessionId: string | undefined;
  /** True inside a shop's page; false for the hosted page. */
  embedded: boolean;
}

/** Reads `/frame/{sessionId}` and `/hosted-checkout/eg/{sessionId}`. A frame address outside a frame is a hosted page. */
export function readPageAddress(path: string, inFrame: boolean): PageAddress {
  const [, area, ...rest] = path.split('/');
  const last =
    area === 'frame' ? rest[0] : area === 'hosted-checkout' && rest[0] === 'eg' ? rest[1] : undefined;
  return { sessionId: decode(last), embedded: inFrame && area === 'frame' };
}

function decode(part: string | undefined): string | undefined {
  if (!part) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
