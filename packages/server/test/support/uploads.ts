import { processFile } from '../../src/areas/approvals/process-file.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Cast, Target } from './sample-request.ts';
import { newUpload } from './sheets.ts';
import { unique } from './world.ts';

const NOBODY = { userId: 'nobody', name: 'Nobody' };
const reference = () => unique('PO').replace(' ', '-');

/** Uploads a file that only its uploader may see: the user with the name `who`, by default nobody who signs in. */
export async function ownUpload({ gateway }: Cast, { who = 'nobody' }: Target): Promise<string> {
  const user = await gateway.db
    .selectFrom('users')
    .select(['id as userId', 'name'])
    .where('user_name', '=', who)
    .executeTakeFirst();
  return newUpload(gateway, user ?? NOBODY, [[reference(), 'Approved', 12]]);
}

/** Creates an approval file that has been processed. */
export async function newProcessed({ gateway }: Cast): Promise<{ id: string }> {
  const fileName = await newUpload(gateway, NOBODY, [[reference(), 'Rejected', 12]]);
  const file = await inTransaction(gateway.db, (trx) => processFile(trx, gateway, NOBODY, { fileName }));
  return { id: file._id };
}
