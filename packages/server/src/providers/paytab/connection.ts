import type { ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { postJson } from '../post-json.ts';

export const PAYTABS = 'Paytab';

/** PayTabs' code for a request that it has seen before: the charge or refund may exist. */
export const DUPLICATE = '4';

export interface PaytabsConnection extends ProviderLink {
  /**
   * Base address of PayTabs, without a trailing slash: https://secure-egypt.paytabs.com for a merchant in Egypt (each region has
   * its own), or the sandbox.
   */
  baseUrl: string;
  profileId: string;
  serverKey: string;
}

/** Posts a request with our profile id and the server key. A JSON list in the response becomes the field `list`. */
export function askPaytabs(
  paytabs: PaytabsConnection,
  path: '/payment/request' | '/payment/query',
  body: Record<string, unknown>,
): Promise<ProviderReply> {
  const { baseUrl, profileId, serverKey } = paytabs;
  // PayTabs' own examples send the profile id as a number.
  const profile = /^\d{1,15}$/.test(profileId) ? Number(profileId) : profileId;
  return postJson(
    `${baseUrl}${path}`,
    { profile_id: profile, ...body },
    { ...paytabs, takesLists: true },
    {
      authorization: serverKey,
    },
  );
}
