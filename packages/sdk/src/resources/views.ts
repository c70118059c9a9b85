import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type SavedView = Row<'listSavedViews'>;
export type SavedViewQuery = Query<'listSavedViews'>;
export type SavedViewInput = Body<'addSavedView'>;
export type SavedViewChange = Body<'editSavedView'>;

/** Filters of a list that are kept. */
export class Views extends Resource {
  list(query?: SavedViewQuery, options?: CallOptions): PageCall<SavedView> {
    return this.api.list('/saved-views/get', query, options);
  }

  create(view: SavedViewInput, options?: CallOptions): Call<Result<'addSavedView'>> {
    return this.api.call('POST', '/saved-views/add', options, undefined, view);
  }

  update(id: string, change: SavedViewChange, options?: CallOptions): Call<Result<'editSavedView'>> {
    return this.api.call('PUT', '/saved-views/edit/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deleteSavedView'>> {
    return this.api.call('DELETE', '/saved-views/delete/{id}', options, id);
  }
}
