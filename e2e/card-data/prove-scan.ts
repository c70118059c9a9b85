import type { TestGateway } from '@daftar/server/testing';
import { findCardData, TEST_CARDS } from './find-card-data.ts';
import { scanDatabase } from './scan-database.ts';

const [CARD = ''] = TEST_CARDS;

/**
 * Scans the database and the log of a run for card data; returns the findings. Plants a card in both first and throws when the scan
 * misses it: a scan that finds nothing proves nothing until it has found something.
 */
export async function proveScan({ pool }: TestGateway['gateway'], log: readonly string[]): Promise<string[]> {
  await pool.query('create schema planted');
  await pool.query('create table planted.notes (note jsonb)');
  await pool.query('insert into planted.notes values ($1)', [{ typed: { number: CARD } }]);
  const planted = await scanDatabase(pool);
  await pool.query('drop schema planted cascade');
  if (!planted.some((finding) => finding.startsWith('table planted.notes')))
    throw new Error('The scan missed a card in the database');
  for (const line of [`{"msg":"typed ${CARD}"}`, '{"body":"{\\"cvv\\":\\"907\\"}"}'])
    if (!findCardData(line)) throw new Error(`The scan missed ${line}`);
  const lines = log.flatMap((line) => findCardData(line) ?? []);
  return [...(await scanDatabase(pool)), ...lines.map((line) => `log: ${line}`)];
}
