import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/transaction.ts';
import { csvLine } from '../../sheets/csv.ts';
import type { FileRow } from './store.ts';

const AT_ONCE = 1000;

async function* linesOf(db: Db, fileName: string): AsyncGenerator<string> {
  yield csvLine(['row', 'referanceNumber', 'status', 'amount', 'result']);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('approval_rows')
      .select(['row', 'reference', 'status', 'amount', 'result'])
      .where('file_name', '=', fileName)
      .where('row', '>', after)
      .orderBy('row')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    yield rows
      .map(({ row, reference, status, amount, result }) => csvLine([row, reference, status, amount, result]))
      .join('');
  }
}

/** Sends what became of each row, a part of the sheet at a time. */
export async function sendResult(db: Db, reply: FastifyReply, file: FileRow): Promise<void> {
  const name = `result_${file.file_name.replace(/\.\w+$/, '')}.csv`;
  // Awaited to its end: a handler that is done before would send nothing.
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(linesOf(db, file.file_name)));
}
