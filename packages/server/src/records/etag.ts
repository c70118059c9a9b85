import type { FastifyReply } from 'fastify';
import { asUser } from '../access/caller.ts';
import { lastChange } from '../audit/last-change.ts';
import { Stale } from '../basics/stale.ts';
import type { Action } from './record-action.ts';
import type { WriteInput } from './write-input.ts';

/** A row whose version the database raises with every change. */
export interface Versioned {
  version: number;
}

const etagOf = ({ version }: Versioned): string => `"${version}"`;

/** Sets the ETag of a response that shows the record. */
export function sendEtag(reply: FastifyReply, row: Versioned): void {
  reply.header('etag', etagOf(row));
}

/**
 * Throws 412 when If-Match contains another version than the row's. The error contains the current record and who changed it
 * last. The row must be locked until the commit: otherwise two edits could pass with the same version. Accepts a weak ETag,
 * because proxies that compress responses weaken the ETag, but the version in it is still exact.
 */
export async function assertIfMatch(
  { db, caller, request }: Pick<WriteInput, 'db' | 'caller' | 'request'>,
  row: Versioned,
  current: object,
  { kind, recordId: id, userTypeId: account }: Action,
): Promise<void> {
  const etag = etagOf(row);
  const sent = request.headers['if-match']?.replace(/^W\//, '');
  if (sent === undefined || sent === etag) return;
  throw new Stale(current, etag, await lastChange(db, { kind, id, account }, asUser(caller)));
}
