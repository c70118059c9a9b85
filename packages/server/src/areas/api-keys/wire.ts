import type { Answer } from '../../contract/operation-types.ts';
import { present } from '../../records/present.ts';
import { overlapEnd } from '../../security/overlap-end.ts';
import type { KeyRow } from './store.ts';

type Wire = Answer<'revokeApiKey'>;

function statusOf({ revoked_at, expires_at }: KeyRow, now: Date): Wire['status'] {
  if (revoked_at !== null) return 'Revoked';
  return expires_at !== null && expires_at <= now ? 'Expired' : 'Active';
}

/** Converts a key to its wire form. It contains only the last characters of the secrets that are valid. */
export function keyWire(row: KeyRow, now: Date): Wire {
  const works = ({ endsAt }: KeyRow['secrets'][number]) => endsAt === null || new Date(endsAt) > now;
  const status = statusOf(row, now);
  const secrets = status === 'Active' ? row.secrets.filter(works) : [];
  return {
    _id: row.id,
    name: row.name,
    userTypeId: row.user_type_id,
    merchantName: row.merchant_name,
    scopes: row.scopes,
    addresses: row.addresses,
    ...present('expiresDate', row.expires_at?.toISOString()),
    hints: secrets.map(({ hint }) => hint),
    ...overlapEnd(secrets),
    status,
    ...present('lastUsedDate', row.used_at?.toISOString()),
    ...present('lastUsedFrom', row.used_from),
    createdBy: row.created_by,
    createdDate: row.created_at.toISOString(),
  };
}
