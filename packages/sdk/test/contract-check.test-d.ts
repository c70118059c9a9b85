import type { Call, Daftar, EditOptions } from '@daftar/sdk';
import { expectTypeOf } from 'vitest';
import type { Api } from '../src/core/api.ts';

declare const api: Api;
declare const daftar: Daftar;
const basePath = '/merchants';
const merchant = { name: 'Nile Books', country: 'Egypt', currency: 'EGP' } as const;

/** Checks that calls of the generated kind compile, and calls that are not in the contract do not. */
export const generated = [
  api.call<'GET', '/merchants/get/{id}'>('GET', '/merchants/get/{id}', { path: { id: 'm1' } }),
  api.call<'POST', '/merchants/add'>('POST', '/merchants/add', { body: merchant }),
  api.call<'GET', '/merchants/get/{id}'>('GET', `${basePath}/get/{id}`, { path: { id: 'm1' } }),
  // @ts-expect-error another path than that of the operation
  api.call<'GET', '/merchants/get/{id}'>('GET', `${basePath}/keys/{id}`, { path: { id: 'm1' } }),
  // @ts-expect-error a path that the contract does not have
  api.call<'GET', '/merchants/nowhere'>('GET', '/merchants/nowhere', {}),
  // @ts-expect-error a method that the path does not have
  api.call<'DELETE', '/merchants/get/{id}'>('DELETE', '/merchants/get/{id}', { path: { id: 'm1' } }),
  // @ts-expect-error a path parameter is missing
  api.call<'GET', '/merchants/get/{id}'>('GET', '/merchants/get/{id}', {}),
  // @ts-expect-error a path parameter with another name
  api.call<'GET', '/merchants/get/{id}'>('GET', '/merchants/get/{id}', { path: { sid: 'm1' } }),
  // @ts-expect-error a query parameter that the operation does not take
  api.list<'GET', '/merchants/get'>('GET', '/merchants/get', { query: { colour: 'red' } }),
  // @ts-expect-error a query parameter of another type
  api.list<'GET', '/merchants/get'>('GET', '/merchants/get', { query: { page: 'first' } }),
  // @ts-expect-error a required query parameter is missing
  api.call<'GET', '/lookups/available'>('GET', '/lookups/available', {}),
  // @ts-expect-error the body is missing
  api.call<'POST', '/merchants/add'>('POST', '/merchants/add', {}),
  // @ts-expect-error a body with an unknown field
  api.call<'POST', '/merchants/add'>('POST', '/merchants/add', { body: { ...merchant, colour: 'red' } }),
  // @ts-expect-error a body where the operation takes none
  api.call<'GET', '/merchants/get/{id}'>('GET', '/merchants/get/{id}', { path: { id: 'm1' }, body: {} }),
  api.upload<'POST', '/file-upload/process/file/upload'>('POST', '/file-upload/process/file/upload', {
    // @ts-expect-error a form without its file
    body: {},
  }),
];

// @ts-expect-error another result than the operation returns
export const wrongResult: Call<{ colour: string }> = api.call<'GET', '/merchants/get/{id}'>(
  'GET',
  '/merchants/get/{id}',
  {
    path: { id: 'm1' },
  },
);

/** The raw client has the contract's types too. */
export const raw = [
  daftar.raw.GET('/merchants/get/{id}', { params: { path: { id: 'm1' } } }),
  // @ts-expect-error a path that the contract does not have
  daftar.raw.GET('/merchants/nowhere'),
];

// Only edits of versioned records take ifMatch.
expectTypeOf<Parameters<Daftar['merchants']['update']>[2]>().toEqualTypeOf<EditOptions | undefined>();
// @ts-expect-error a settlement has no versions
export const unversioned = daftar.settlements.create({} as never, { ifMatch: '"7"' });
