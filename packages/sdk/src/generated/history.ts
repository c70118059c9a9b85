// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { operations, Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type HistoryQuery = Query<'getHistory'>;
export type HistoryEntry = Row<'getHistory'>;
export type RecordKind = operations['getHistory']['parameters']['path']['kind'];

/** The changes of a record. */
export class History extends Resource {
  /**
   * Reads the history of a record.
   *
   * Newest first. Requires the permission to read the record. Deleted records have a history too; records of other
   * accounts return 404. Only the record's own account and the platform owner get before and after. Only the platform
   * owner gets the history of a loan transaction.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  list(kind: RecordKind, id: string, query?: HistoryQuery, options?: CallOptions): PageCall<HistoryEntry> {
    return this.api.list<'GET', '/history/get/{kind}/{id}'>('GET', '/history/get/{kind}/{id}', { path: { kind, id }, query }, options);
  }
}
