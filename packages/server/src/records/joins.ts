import { ownerNameFor } from '../access/owner.ts';

type Join = 'join' | 'left join';

const ofAccount = (kind: 'merchants' | 'carriers', field: 'name' | 'country', id: string): string =>
  `(select ${kind}.${field} from ${kind} where ${kind}.id = ${id})`;

/** SQL expressions for the merchant whose id is in a column; null for other accounts. */
export const merchantName = (id: string): string => ofAccount('merchants', 'name', id);
export const merchantCountry = (id: string): string => ofAccount('merchants', 'country', id);

/** SQL expression for an account's country; null for the platform owner, which works in several countries. */
export const accountCountry = (id: string): string =>
  `coalesce(${merchantCountry(id)}, ${ofAccount('carriers', 'country', id)})`;

/** SQL expression for an account's name: a merchant's, a carrier's or the platform owner's. */
export const accountName = (id: string): string =>
  `coalesce(${merchantName(id)}, ${ofAccount('carriers', 'name', id)}, ${ownerNameFor(id)}, ${id})`;

/** SQL: joins the merchant `m` of a table's rows. */
export const merchantOf = (table: string, join: Join = 'join'): string =>
  `${join} merchants m on m.id = ${table}.user_type_id`;

/** SQL: joins the service `s` of a table's rows. */
export const serviceOf = (table: string, join: Join = 'join'): string =>
  `${join} services s on s.id = ${table}.service_id`;

/** SQL: joins the service `s` and the merchant `m` of a table's rows. */
export const sellerOf = (table: string, join: Join = 'join'): string =>
  `${serviceOf(table, join)} ${merchantOf(table, join)}`;

/** FROM clause: services `s` with their merchant `m`. */
export const SERVICES = `services s ${merchantOf('s')}`;
