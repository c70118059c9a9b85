import type { ProviderLink } from '../define-provider.ts';

export interface FawryConnection extends ProviderLink {
  /** https://www.atfawry.com, its staging address, or the sandbox; without a trailing slash. */
  baseUrl: string;
  merchantCode: string;
  secureKey: string;
}
