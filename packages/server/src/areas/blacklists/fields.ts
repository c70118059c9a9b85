import { internationalMsisdn } from '@daftar/domain';
import type { Insertable, Selectable } from 'kysely';
import { invalidRule } from '../../basics/problems.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { BlacklistTable } from '../../db/tables-catalogue.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export type BlacklistRow = Selectable<BlacklistTable>;

type Columns = Pick<Insertable<BlacklistTable>, 'msisdn'>;

/**
 * Returns a number as it is stored: up to 15 digits. Rejects a number that starts with 0, because it has no calling code and
 * would match no customer's number.
 */
function storedMsisdn(text: string): string {
  const msisdn = internationalMsisdn(text);
  if (msisdn === undefined) throw invalidRule('blacklist.msisdn.known');
  return msisdn;
}

export const blacklistFields = columnMap<
  Answer<'addBlacklistEntry'>,
  BlacklistRow,
  Pick<Body<'addBlacklistEntry'>, 'msisdn'>,
  Columns
>('blacklist', {
  _id: { column: 'id', exported: true },
  msisdn: {
    column: 'msisdn',
    write: ({ msisdn }) => ({ msisdn: storedMsisdn(msisdn) }),
    exported: true,
  },
  createdDate,
});
