import type { Gateway } from '../gateway.ts';
import { merchants } from './cast.ts';

/** A service that the demo sells through. */
export interface StageService {
  id: string;
  serviceId: string;
  merchantId: string;
  merchantName: string;
  country: string;
  currency: string;
  method: string;
  products: [string, number][];
}

/** The cast's services as the database has them, in the cast's order. */
export async function findStage(gateway: Gateway): Promise<StageService[]> {
  const rows = await gateway.db
    .selectFrom('services as s')
    .innerJoin('merchants as m', 'm.id', 's.user_type_id')
    .select([
      's.id',
      's.service_id as serviceId',
      's.service_name',
      's.country',
      's.currency',
      's.payment_methods',
    ])
    .select(['m.id as merchantId', 'm.name as merchantName'])
    .execute();
  return merchants.flatMap(({ name, services }) =>
    services.flatMap((service) => {
      const row = rows.find((found) => found.merchantName === name && found.service_name === service.name);
      if (!row) return [];
      const { id, serviceId, merchantId, merchantName, country, currency } = row;
      const method = row.payment_methods[0] ?? '';
      return [
        {
          id,
          serviceId,
          merchantId,
          merchantName,
          country,
          currency: currency ?? '',
          method,
          products: service.products,
        },
      ];
    }),
  );
}
