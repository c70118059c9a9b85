import type { Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type SearchQuery = Query<'search'>;
export type SearchResult = Result<'search'>;

/** Records of every kind by a text. */
export class Search extends Resource {
  /** The best hits first, at most 50. */
  find(query: NonNullable<SearchQuery>, options?: CallOptions): Call<Result<'search'>> {
    return this.api.call('GET', '/search', options, undefined, query);
  }
}
