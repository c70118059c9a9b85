import type { Product } from '@daftar/sdk';

/** Returns whether fewer pieces are in stock than the threshold asks for; false without one of them. */
export const isStockLow = ({ inventory, lowStockThreshold }: Product['attributes']): boolean =>
  inventory !== undefined && lowStockThreshold !== undefined && inventory < lowStockThreshold;
