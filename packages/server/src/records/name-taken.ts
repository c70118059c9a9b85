import { conflict } from '../basics/problems.ts';
import { sqlState } from '../db/transaction.ts';

const UNIQUE_VIOLATION = '23505';

/** Turns the database's unique violation into a 409 about the field. */
const taken =
  (message: string, field: string) =>
  (error: unknown): never => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw conflict(message, 'name-taken', field);
    throw error;
  };

export const nameTaken = taken('An account with this name exists already', 'name');
export const serviceNameTaken = taken('A service with this name exists already', 'serviceName');
