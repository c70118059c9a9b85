import { createProduct, type Trx } from '@daftar/server/fill';
import { SETUP } from '@daftar/server/setup';
import type { DaysAgo } from './days-ago.ts';
import type { DemoMerchant } from './demo-merchants.ts';

const LOW = 10;

/** Adds the products that a demo merchant's services sell; some are nearly sold out. */
export async function addDemoProducts(
  trx: Trx,
  daysAgo: DaysAgo,
  merchantId: string,
  { currency, services }: DemoMerchant,
): Promise<void> {
  const own = services.filter((service) => (service.currency ?? currency) === currency);
  for (const [index, [name, productPrice]] of own.flatMap(({ products }) => products).entries()) {
    await createProduct(
      trx,
      daysAgo(90 - index * 7),
      SETUP,
      { id: merchantId, currency },
      {
        name,
        sku: `SKU-${1001 + index}`,
        attributes: { productPrice, inventory: 120 - index * 38, lowStockThreshold: LOW },
      },
    );
  }
}
