import { conflict } from '../basics/problems.ts';
import { sqlState } from '../db/transaction.ts';

const UNIQUE_VIOLATION = '23505';

/** Turns the database's unique violation into a 409 about the field. */
const taken =
  (code: 'account.nameTaken' | 'service.nameTaken', field: string) =>
  (error: unknown): never => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw conflict(code, {}, field);
    throw error;
  };

export const nameTaken = taken('account.nameTaken', 'name');
export const serviceNameTaken = taken('service.nameTaken', 'serviceName');
