import type { Db } from '../db/transaction.ts';

/** Named readers of records that many areas need: each begins a statement that reads the record with this id. */
export const merchantById = (db: Db, id: string) => db.selectFrom('merchants').where('id', '=', id);

/** Begins a statement that reads the merchant with this public account code. */
export const merchantBySid = (db: Db, sid: string) => db.selectFrom('merchants').where('sid', '=', sid);

export const carrierById = (db: Db, id: string) => db.selectFrom('carriers').where('id', '=', id);

export const serviceById = (db: Db, id: string) => db.selectFrom('services').where('id', '=', id);

export const userById = (db: Db, id: string) => db.selectFrom('users').where('id', '=', id);

export const roleById = (db: Db, id: string) => db.selectFrom('roles').where('id', '=', id);
