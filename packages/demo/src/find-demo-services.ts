import type { CountryName } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import { merchants } from './demo-merchants.ts';
import { servicesWithMerchants } from './services-with-merchants.ts';

/** A service through which the demo's merchants sell. */
export interface DemoService {
  id: string;
  serviceId: string;
  merchantId: string;
  merchantName: string;
  country: CountryName;
  currency: string;
  method: string;
  products: [string, number][];
}

/** Returns the database rows of the services in `demo-merchants.ts`, in the same order. */
export async function findDemoServices(gateway: Gateway): Promise<DemoService[]> {
  const rows = await servicesWithMerchants(gateway.db)
    .select(['s.id', 's.service_id', 's.service_name', 's.currency', 's.payment_methods'])
    .select(['m.id as merchant_id', 'm.name as merchant_name'])
    .execute();
  return merchants.flatMap(({ name, country, services }) =>
    services.flatMap((service) => {
      const row = rows.find((found) => found.merchant_name === name && found.service_name === service.name);
      if (!row) return [];
      const { id, currency } = row;
      const method = row.payment_methods[0] ?? '';
      return [
        {
          id,
          serviceId: row.service_id,
          merchantId: row.merchant_id,
          merchantName: row.merchant_name,
          country: service.country ?? country,
          currency: currency ?? '',
          method,
          products: service.products,
        },
      ];
    }),
  );
}
