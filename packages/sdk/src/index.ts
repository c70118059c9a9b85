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
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './core/errors.ts';
export type { Download } from './core/files.ts';
export type {
  CallOptions,
  DaftarOptions,
  Fetch,
  Middleware,
  Progress,
  RawWay,
  UploadOptions,
} from './core/options.ts';
export type { Page, PageCall } from './core/page.ts';
export type { Runtime } from './core/runtime.ts';
export type * from './resources/analytics.ts';
export type * from './resources/approvals.ts';
export type * from './resources/auth.ts';
export type * from './resources/blacklists.ts';
export type * from './resources/callbacks.ts';
export type * from './resources/carriers.ts';
export type * from './resources/checkout.ts';
export type * from './resources/dashboard.ts';
export type * from './resources/exports.ts';
export type * from './resources/history.ts';
export type * from './resources/loans.ts';
export type * from './resources/lookups.ts';
export type * from './resources/mena.ts';
export type * from './resources/merchants.ts';
export type * from './resources/monty.ts';
export type * from './resources/operators.ts';
export type * from './resources/packages.ts';
export type * from './resources/paymob.ts';
export type * from './resources/payouts.ts';
export type * from './resources/products.ts';
export type * from './resources/profile.ts';
export type * from './resources/reports.ts';
export type * from './resources/roles.ts';
export type * from './resources/search.ts';
export type * from './resources/services.ts';
export type * from './resources/settlements.ts';
export type * from './resources/subscriptions.ts';
export type * from './resources/users.ts';
export type * from './resources/views.ts';
export type * from './resources/webhook-deliveries.ts';
