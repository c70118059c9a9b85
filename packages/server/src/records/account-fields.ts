import type { Selectable } from 'kysely';
import type { Answer, Body } from '../contract/operation-types.ts';
import type { AccountColumns } from '../db/tables.ts';
import type { Fields } from './column-map.ts';
import { nameKey } from './name-key.ts';

/** Fields of both the merchant form and the carrier form. */
export type AccountForm = Omit<Body<'addCarrier'>, 'country' | 'type'> & { country: string };
type AccountWire = Omit<Answer<'addCarrier'>, 'type' | 'createdDate'>;

/** Returns the columns of a name: the name itself, and the key that names are compared by. */
export const nameColumns = ({ name }: { name: string }) => ({ name: name.trim(), name_key: nameKey(name) });

/** The fields that merchants and carriers share. */
export const accountFields = {
  _id: { column: 'id', exported: true },
  name: { column: 'name', write: nameColumns, exported: true },
  country: { column: 'country', write: 'given', exported: true },
  currency: { column: 'currency', write: 'given', exported: true },
  status: { column: 'status', exported: true },
  notificationEmail: { column: 'notification_email', write: 'optional', exported: true },
  supportEmail: { column: 'support_email', write: 'optional', exported: true },
  billingEmail: { column: 'billing_email', write: 'optional', exported: true },
  commercialEmail: { column: 'commercial_email', write: 'optional', exported: true },
} as const satisfies Fields<AccountWire, Selectable<AccountColumns>, AccountForm, unknown>;

/** The creation date; it is the last column of exported files. */
export const createdDate = {
  column: 'created_at',
  read: (at: Date) => at.toISOString(),
  exported: true,
} as const;
