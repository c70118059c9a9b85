// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type OperatorQuery = Query<'listOperators'>;
export type Operator = Row<'listOperators'>;

/** Telecom operators. */
export class Operators extends Resource {
  /**
   * Lists telecom operators.
   *
   * Carriers of the type Operator; callers other than the platform owner get only their own account. Sorts by name,
   * country, createdDate; `name` by default. `q` finds names.
   */
  list(query?: OperatorQuery, options?: CallOptions): PageCall<Operator> {
    return this.api.list<'GET', '/operators/get'>('GET', '/operators/get', { query }, options);
  }
}
