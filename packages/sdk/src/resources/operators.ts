import type { Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Operator = Row<'listOperators'>;
export type OperatorQuery = Query<'listOperators'>;

/** Telecom operators. */
export class Operators extends Resource {
  list(query?: OperatorQuery, options?: CallOptions): PageCall<Operator> {
    return this.api.list('/operators/get', query, options);
  }
}
