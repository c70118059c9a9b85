import { fawryStatusMessage } from '@daftar/domain';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawrySignature } from './fawry-signature.ts';

export const statusUrl = (fawry: FawryConnection): string =>
  `${fawry.baseUrl}/ECommerceWeb/Fawry/payments/status/v2`;

/** Requests a payment's status from Fawry by our reference number. */
export function getStatus(fawry: FawryConnection, merchantRefNumber: string): Promise<ProviderReply> {
  const { merchantCode, secureKey } = fawry;
  const signature = fawrySignature(fawryStatusMessage(merchantCode, merchantRefNumber, secureKey));
  const query = new URLSearchParams({ merchantCode, merchantRefNumber, signature });
  return callProvider(`${statusUrl(fawry)}?${query}`, { headers: { accept: 'application/json' } }, fawry);
}
