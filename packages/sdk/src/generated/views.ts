// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type SavedViewQuery = Query<'listSavedViews'>;
export type SavedView = Row<'listSavedViews'>;
export type SavedViewInput = Body<'addSavedView'>;
export type SavedViewChange = Body<'editSavedView'>;

/** Saved filters of a list. */
export class Views extends Resource {
  private readonly basePath = '/saved-views';

  /**
   * Lists saved views.
   *
   * q finds name and list. Sorts by name, list, createdDate; by name by default.
   */
  list(query?: SavedViewQuery, options?: CallOptions): PageCall<SavedView> {
    return this.api.list<'GET', '/saved-views/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Saves a view.
   *
   * A view is private, or shared with a role of the caller's account or with the caller's own role. A caller can save
   * at most 200 views; the caller's views of one list have different names.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The caller has a view of this list by this name (view.nameTaken), or 200 views already
   * (view.tooMany).
   */
  create(body: SavedViewInput, options?: CallOptions): Call<SavedView> {
    return this.api.call<'POST', '/saved-views/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Renames or reshares a view.
   *
   * Only for the user who saved the view. Users with whom it is shared get 403, others 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The caller has a view of this list by this name (view.nameTaken), or 200 views already
   * (view.tooMany).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: SavedViewChange, options?: EditOptions): Call<SavedView> {
    return this.api.call<'PUT', '/saved-views/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes a view.
   *
   * Only for the user who saved the view. Users with whom it is shared get 403, others 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/saved-views/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }
}
