import type { Gateway } from '@daftar/server';

/** Starts a query on services `s` with their merchants `m`. */
export const servicesWithMerchants = (db: Gateway['db']) =>
  db.selectFrom('services as s').innerJoin('merchants as m', 'm.id', 's.user_type_id');
