import type { ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { postJson } from '../post-json.ts';

export const PAYTABS = 'Paytab';

export interface PaytabsConnection extends ProviderLink {
  /** The address of the merchant's region, such as https://secure-egypt.paytabs.com, or the sandbox. */
  baseUrl: string;
  profileId: string;
  serverKey: string;
}

/** Sends a request under the profile, with the server key. A list comes as the field `list`. */
export function askPaytabs(
  paytabs: PaytabsConnection,
  path: '/payment/request' | '/payment/query',
  body: Record<string, unknown>,
): Promise<ProviderReply> {
  const { baseUrl, profileId, serverKey } = paytabs;
  // A number in PayTabs' own examples.
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
