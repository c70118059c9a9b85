import { conflict } from '../basics/problems.ts';
import { sqlState } from '../db/transaction.ts';

/** What merchants and carriers share. */
export interface AccountEmails {
  notificationEmail?: string | undefined;
  supportEmail?: string | undefined;
  billingEmail?: string | undefined;
  commercialEmail?: string | undefined;
}

export interface Actor {
  id: string;
  name: string;
}

/** What shows nothing, apart from blanks: control characters, joiners, fillers, and Braille's empty cell. */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Names are compared as they look: without case, outer space, what cannot be seen, and other forms of one letter. */
export const nameKey = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

export const emailColumns = (input: AccountEmails) => ({
  notification_email: input.notificationEmail || null,
  support_email: input.supportEmail || null,
  billing_email: input.billingEmail || null,
  commercial_email: input.commercialEmail || null,
});

const UNIQUE_VIOLATION = '23505';

/** Turns the database's word for a duplicate name into the caller's. */
const taken =
  (message: string, field: string) =>
  (error: unknown): never => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw conflict(message, 'name-taken', field);
    throw error;
  };

export const nameTaken = taken('An account with this name exists already', 'name');
export const serviceNameTaken = taken('A service with this name exists already', 'serviceName');
