export { createDaftar, type Daftar } from './client.ts';
export type { components, operations, paths } from './contract.ts';
export type { Answer, Call } from './core/call.ts';
export {
  AbortError,
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  DaftarError,
  type ErrorDetail,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './core/errors.ts';
export type { Download } from './core/files.ts';
export type {
  CallOptions,
  DaftarOptions,
  EditOptions,
  Fetch,
  FetchInit,
  FetchResponse,
  Middleware,
  Progress,
  UploadOptions,
} from './core/options.ts';
export type { Page, PageCall } from './core/page.ts';
export type { RawClient } from './core/raw-client.ts';
export type { Runtime } from './core/runtime.ts';
export type * from './generated/types.ts';
export type * from './types.ts';
