import type { FastifyReply, FastifyRequest } from 'fastify';
import { Stale } from '../basics/stale.ts';

/** A row whose version the database raises with every change. */
export interface Versioned {
  version: number;
}

const etagOf = ({ version }: Versioned): string => `"${version}"`;

/** Sets the ETag of an answer that shows the record. */
export function sendEtag(reply: FastifyReply, row: Versioned): void {
  reply.header('etag', etagOf(row));
}

/**
 * Throws 412 with the record as it is when If-Match names another version than the row's. The row must be locked until the
 * commit: otherwise two edits could pass with the same version. Accepts a weak tag: proxies that compress answers weaken the
 * ETag, and the version in it is still exact.
 */
export function assertIfMatch(
  { headers }: Pick<FastifyRequest, 'headers'>,
  row: Versioned,
  current: object,
): void {
  const etag = etagOf(row);
  const sent = headers['if-match']?.replace(/^W\//, '');
  if (sent !== undefined && sent !== etag) throw new Stale(current, etag);
}
