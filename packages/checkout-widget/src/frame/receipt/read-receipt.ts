import type { Receipt } from '@daftar/sdk';
import { createCheckoutClient } from '@daftar/sdk/checkout';

/** Reads a receipt from the gateway. */
export const readReceipt = (id: string): Promise<Receipt> =>
  createCheckoutClient({ baseUrl: location.origin }).checkout.receipt(id);
