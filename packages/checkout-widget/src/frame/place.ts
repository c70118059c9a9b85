/** Where the frame's page was opened: inside a shop's page, or as the hosted page itself. */
export interface Place {
  sessionId: string | undefined;
  embedded: boolean;
}

/** Reads `/frame/{sessionId}` and `/hosted-checkout/eg/{sessionId}`; a frame opened by itself is a hosted page. */
export function readPlace(path: string, inFrame: boolean): Place {
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
