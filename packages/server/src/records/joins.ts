type Join = 'join' | 'left join';

/** SQL: joins the merchant `m` of a table's rows. */
export const merchantOf = (table: string, join: Join = 'join'): string =>
  `${join} merchants m on m.id = ${table}.user_type_id`;

/** SQL: joins the service `s` and the merchant `m` of a table's rows. */
export const sellerOf = (table: string, join: Join = 'join'): string =>
  `${join} services s on s.id = ${table}.service_id ${merchantOf(table, join)}`;

/** FROM clause: services `s` with their merchant `m`. */
export const SERVICES = `services s ${merchantOf('s')}`;
