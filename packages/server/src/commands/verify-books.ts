import { proveBooks } from '../backup/prove-books.ts';
import { endPlainly } from '../end-plainly.ts';
import { openDatabase } from './open-database.ts';

/** Answers how much is wrong with the books; each fault is named. */
async function verifyBooks(): Promise<number> {
  const { database, close } = await openDatabase();
  try {
    return await proveBooks(database);
  } finally {
    await close();
  }
}

process.exitCode = (await verifyBooks().catch(endPlainly)) > 0 ? 1 : 0;
