import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/transaction.ts';
import { csvLine } from '../../sheets/csv.ts';
import type { FileRow } from './store.ts';

const BATCH = 1000;

async function* linesOf(db: Db, fileName: string): AsyncGenerator<string> {
  yield csvLine(['row', 'referanceNumber', 'status', 'amount', 'result']);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('approval_rows')
      .select(['row', 'reference', 'status', 'amount', 'result'])
      .where('file_name', '=', fileName)
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    yield rows
      .map(({ row, reference, status, amount, result }) => csvLine([row, reference, status, amount, result]))
      .join('');
  }
}

/** Streams the result of each row as CSV. */
export async function sendResult(db: Db, reply: FastifyReply, file: FileRow): Promise<void> {
  const name = `result_${file.file_name.replace(/\.\w+$/, '')}.csv`;
  // Awaited, because a handler that ends before the stream would send nothing.
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(linesOf(db, file.file_name)));
}
