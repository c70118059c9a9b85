import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** How long addresses of one kind wait for those of the other: some name servers never answer for IPv6. */
const OTHER_KIND_MS = 500;
/** RFC 6761: these names are this machine's, and no name server is asked for them. */
const LOCAL: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * The addresses of a name, by the network's name servers; none when it has none, or when nobody says so in time.
 *
 * Not by the system's look-up: that holds one of the process's few threads until it ends, so the names of one merchant whose
 * name server never answers would keep everybody's connections waiting.
 */
export async function resolveName(
  hostname: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  if (signal?.aborted) return [];
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return LOCAL;
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  const kinds = [resolver.resolve4(hostname), resolver.resolve6(hostname)] as const;
  let patience: NodeJS.Timeout | undefined;
  const waitNoLonger = () => {
    patience = setTimeout(cancel, OTHER_KIND_MS);
  };
  void Promise.any(kinds).then(waitNoLonger, () => undefined);
  const [four, six] = await Promise.allSettled(kinds);
  clearTimeout(patience);
  signal?.removeEventListener('abort', cancel);
  return [...found(four, 4), ...found(six, 6)];
}

function found(result: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}
