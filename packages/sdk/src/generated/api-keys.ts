// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type ApiKeyQuery = Query<'listApiKeys'>;
export type ApiKey = Result<'revokeApiKey'>;
export type ApiKeyInput = Body<'addApiKey'>;
export type NewApiKey = Result<'rotateApiKey'>;
export type ApiKeyEdit = Body<'editApiKey'>;
export type SecretRotation = Body<'rotateApiKey'>;

/** Keys of merchants' servers. */
export class ApiKeys extends Resource {
  private readonly basePath = '/api-keys';

  /**
   * Lists the keys of merchants.
   *
   * q finds name. Sorts by createdDate, name, lastUsedDate. Revoked keys stay in the list.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: ApiKeyQuery, options?: CallOptions): PageCall<ApiKey> {
    return this.api.list<'GET', '/api-keys/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a key.
   *
   * Without its secret. The ETag is the version to send when editing the key.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<ApiKey> {
    return this.api.call<'GET', '/api-keys/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a key.
   *
   * Returns the secret, which no other response contains. 403 for a scope whose operations the caller may not call; 409
   * when the name is taken (key.nameTaken) or the merchant has 50 working keys (key.tooMany). Requires
   * MerchentManagement.editAccounts; for the merchant's own users, Users.editUsers is enough.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError Another working key of the merchant has this name (key.nameTaken), the merchant has 50
   * working keys (key.tooMany), or the key is revoked (key.revoked).
   */
  create(body: ApiKeyInput, options?: CallOptions): Call<NewApiKey> {
    return this.api.call<'POST', '/api-keys/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Renames or limits a key.
   *
   * Takes effect on the key's next call. 403 for an added scope whose operations the caller may not call; 409 for a
   * revoked key (key.revoked).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError Another working key of the merchant has this name (key.nameTaken), the merchant has 50
   * working keys (key.tooMany), or the key is revoked (key.revoked).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: ApiKeyEdit, options?: EditOptions): Call<ApiKey> {
    return this.api.call<'PUT', '/api-keys/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Creates a new secret for a key.
   *
   * Returns the secret, which no other response contains. The previous secret works for another overlapHours; older
   * ones stop working now. A revoked key returns 409 (key.revoked).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError Another working key of the merchant has this name (key.nameTaken), the merchant has 50
   * working keys (key.tooMany), or the key is revoked (key.revoked).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  rotate(id: string, body: SecretRotation, options?: CallOptions): Call<NewApiKey> {
    return this.api.call<'POST', '/api-keys/rotate/{id}'>('POST', `${this.basePath}/rotate/{id}`, { path: { id }, body }, options);
  }

  /**
   * Revokes a key.
   *
   * All its secrets stop working at once and for good. Revoking a revoked key changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  revoke(id: string, options?: CallOptions): Call<ApiKey> {
    return this.api.call<'POST', '/api-keys/revoke/{id}'>('POST', `${this.basePath}/revoke/{id}`, { path: { id } }, options);
  }
}
