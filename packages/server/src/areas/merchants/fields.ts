import type { Insertable, Selectable } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { maySeeBalance } from '../../access/may-see-balance.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { MerchantTable } from '../../db/tables.ts';
import { type AccountForm, accountFields, createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';
import { logoPath, logoVersion } from '../../records/merchant-logo.ts';

export interface MerchantRow extends Selectable<MerchantTable> {
  /** Balance of the merchant's own account, in the merchant's currency. */
  balance: string | null;
}

/** The columns that lists select. */
export type MerchantListRow = Omit<MerchantRow, 'name_key' | 'updated_at' | 'version' | 'logo'>;

export type MerchantForm = AccountForm & Omit<Body<'addMerchant'>, keyof AccountForm>;
type Columns = Omit<
  Insertable<MerchantTable>,
  'id' | 'status' | 'sid' | 'public_key' | 'created_at' | 'updated_at'
>;
type Viewer = Pick<UserCaller, 'key' | 'permissions' | 'isPlatformOwner'>;

/** Returns the columns of a logo. The path of the stored logo, which a form sends back, changes nothing. */
function logoColumns({ logo = '' }: MerchantForm) {
  if (logo === '') return { logo: null, logo_version: null };
  return logo.startsWith('data:') ? { logo, logo_version: logoVersion(logo) } : {};
}

/** A merchant's fields. Users see the balance with a flag, and its own users only if the platform owner shows it to them. */
export const merchantFields = columnMap<
  Answer<'addMerchant'>,
  MerchantListRow,
  MerchantForm,
  Columns,
  Viewer
>('m', {
  ...accountFields,
  emailLanguage: { column: 'email_language', write: 'optional' },
  logo: { column: 'logo_version', read: (_version, row) => logoPath(row) ?? undefined, write: logoColumns },
  showBalance: { column: 'show_balance', write: 'kept' },
  accountBalance: {
    column: 'balance',
    sql: 'b.amount',
    read: (balance, row, viewer) =>
      maySeeBalance(viewer, row.show_balance) ? Number(balance ?? 0) : undefined,
    exported: true,
  },
  sid: { column: 'sid', exported: true },
  publicKey: { column: 'public_key' },
  createdDate,
});
