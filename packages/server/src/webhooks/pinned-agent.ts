import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';

/** Returns an agent that connects only to these IP addresses, without another DNS lookup. TLS still verifies the name. */
export function pinnedAgent(addresses: LookupAddress[]): Agent {
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
  return new Agent({ connect: { lookup }, pipelining: 0 });
}
