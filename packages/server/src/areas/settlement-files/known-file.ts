import { formatListDate } from '@daftar/domain';
import { Problem, problemDetail } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

/**
 * Returns the 409 for a file that was uploaded before. Its values are the day of the first upload and, as `file`, that file's
 * id.
 */
export async function knownFile(
  trx: Trx,
  { settings, now }: Gateway,
  provider: string,
  sha256: string,
): Promise<Problem> {
  const first = await trx
    .selectFrom('settlement_files')
    .select(['id', 'created_at'])
    .where('provider', '=', provider)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  const date = formatListDate(first?.created_at ?? now(), settings.ownerTimeZone);
  const detail = problemDetail('file-processed', { date });
  return new Problem(409, 'Conflict', [{ ...detail, values: { date, ...(first && { file: first.id }) } }]);
}
