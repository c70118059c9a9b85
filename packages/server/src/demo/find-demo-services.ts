import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { SERVICES } from '../records/joins.ts';
import { merchants } from './demo-merchants.ts';

/** A service that the demo sells through. */
export interface DemoService {
  id: string;
  serviceId: string;
  merchantId: string;
  merchantName: string;
  country: string;
  currency: string;
  method: string;
  products: [string, number][];
}

interface DemoServiceRow {
  id: string;
  service_id: string;
  service_name: string;
  country: string;
  currency: string | null;
  payment_methods: string[];
  merchant_id: string;
  merchant_name: string;
}

/** Returns the rows of the services in `demo-merchants.ts`, in the same order. */
export async function findDemoServices(gateway: Gateway): Promise<DemoService[]> {
  const { rows } = await sql<DemoServiceRow>`
    select s.id, s.service_id, s.service_name, s.country, s.currency, s.payment_methods, m.id as merchant_id,
      m.name as merchant_name
    from ${sql.raw(SERVICES)}`.execute(gateway.db);
  return merchants.flatMap(({ name, services }) =>
    services.flatMap((service) => {
      const row = rows.find((found) => found.merchant_name === name && found.service_name === service.name);
      if (!row) return [];
      const { id, country, currency } = row;
      const method = row.payment_methods[0] ?? '';
      return [
        {
          id,
          serviceId: row.service_id,
          merchantId: row.merchant_id,
          merchantName: row.merchant_name,
          country,
          currency: currency ?? '',
          method,
          products: service.products,
        },
      ];
    }),
  );
}
