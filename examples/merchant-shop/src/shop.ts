import type { Daftar } from '@daftar/sdk';
import type { Config } from './config.ts';
import type { Orders } from './orders.ts';

/** The objects that every request handler uses. */
export interface Shop {
  config: Config;
  orders: Orders;
  daftar: Daftar;
}
