import type { Daftar } from '@daftar/sdk';
import type { Config } from './config.ts';
import type { Orders } from './orders.ts';

/** What every page of the shop may use. */
export interface Shop {
  config: Config;
  orders: Orders;
  daftar: Daftar;
}
