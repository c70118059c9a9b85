import { createDaftar, type Daftar } from '@daftar/sdk';
import type { Addresses } from '../kill-proof/product.ts';

const TIMEOUT_MS = 10_000;

/** One process of the product, as a load balancer sees it. */
export interface Entrance {
  addresses: Addresses;
  shop: Daftar;
  customer: Daftar;
}

export const entranceOf = (addresses: Addresses, secretKey: string): Entrance => ({
  addresses,
  shop: createDaftar({ baseUrl: addresses.api, secretKey, maxRetries: 0, timeout: TIMEOUT_MS }),
  customer: createDaftar({ baseUrl: addresses.checkout, maxRetries: 0, timeout: TIMEOUT_MS }),
});
