import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Time to wait for the other address family after the first response: some DNS servers ignore IPv6 queries. */
const OTHER_FAMILY_MS = 500;
/** Addresses of `localhost` names, which must not be looked up (RFC 6761). */
const LOCAL: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Returns the IP addresses of a name from the DNS servers; an empty list if there are none or no server responds in time. Does
 * not use `dns.lookup`, which occupies one of the process's few threads: names whose DNS server never responds would delay all
 * connections.
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
  let cancelTimer: NodeJS.Timeout | undefined;
  const startCancelTimer = () => {
    cancelTimer = setTimeout(cancel, OTHER_FAMILY_MS);
  };
  void Promise.any(kinds).then(startCancelTimer, () => undefined);
  const [four, six] = await Promise.allSettled(kinds);
  clearTimeout(cancelTimer);
  signal?.removeEventListener('abort', cancel);
  return [...found(four, 4), ...found(six, 6)];
}

function found(result: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}
