import { invalidRule } from '../../basics/problems.ts';
import { logoPath, readLogo } from '../../records/merchant-logo.ts';
import type { MerchantRow } from './fields.ts';

/** Throws 400 unless the logo is empty, an image, or the path of the stored logo. */
export function assertLogo(logo = '', before?: MerchantRow): void {
  const isStored = before !== undefined && logo === logoPath(before);
  if (logo !== '' && !isStored && !readLogo(logo)) throw invalidRule('merchant.logo.pattern');
}
