import { createHash } from 'node:crypto';
import { readSettlement } from '@daftar/domain';
import { notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { takeSettlementFile } from './add-file.ts';
import { periodOf } from './period.ts';

interface Sheet {
  provider: string;
  dateFrom: string;
  dateTo: string;
  name: string;
  /** The first row has the column names. */
  rows: readonly (readonly string[])[];
}

/**
 * Stores a settlement file given as rows, for a program that fills a database. Throws 404 for a payment provider that is not
 * configured.
 */
export function fillSettlementFile(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  { provider: wanted, dateFrom, dateTo, name, rows }: Sheet,
): Promise<Answer<'addSettlementFile'>> {
  const provider = gateway.providerFor(wanted);
  const read = provider?.settlementFile && readSettlement(rows, provider.settlementFile);
  if (!provider || !read?.ok) throw notFound('provider.missing');
  return takeSettlementFile(trx, gateway, {
    provider: provider.name,
    dateFrom,
    dateTo,
    file: { name },
    actor,
    lines: read.lines,
    period: periodOf(gateway, dateFrom, dateTo),
    sha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    requestId: 'demo',
  });
}
