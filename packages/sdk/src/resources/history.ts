import type { operations, Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type HistoryEntry = Row<'getHistory'>;
export type HistoryQuery = Query<'getHistory'>;
export type RecordKind = operations['getHistory']['parameters']['path']['kind'];

/** What was done to a record. */
export class History extends Resource {
  /** Newest first. */
  list(kind: RecordKind, id: string, query?: HistoryQuery, options?: CallOptions): PageCall<HistoryEntry> {
    // The path's second placeholder is filled here: a call takes one id.
    const path = `/history/get/${encodeURIComponent(kind)}/{id}` as '/history/get/{kind}/{id}';
    return this.api.list(path, query, options, 'GET', id);
  }
}
