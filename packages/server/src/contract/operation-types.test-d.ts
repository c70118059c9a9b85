import type { Handlers, OwnTransactions, Reads, Streams, Writes } from './operation-types.ts';

// Checked by tsc alone: each line after a `@ts-expect-error` must not compile.
const never = () => Promise.reject(new Error('never called'));

export const right: Handlers = {
  reads: { listRoles: never, reportBilling: never },
  writes: { addRole: never, logout: never },
  ownTransactions: { getPaymentStatus: never, receiveProviderCallback: never, login: never },
  streams: { getExportFile: never, watchCheckoutSession: never },
};

export const reads: Reads = {
  // @ts-expect-error It changes records.
  addRole: never,
};
export const externalRead: Reads = {
  // @ts-expect-error It calls the payment provider.
  getPaymentStatus: never,
};
export const fileRead: Reads = {
  // @ts-expect-error It returns a file.
  getExportFile: never,
};
export const writes: Writes = {
  // @ts-expect-error It only reads, although it is a POST.
  reportBilling: never,
};
export const externalWrite: Writes = {
  // @ts-expect-error It calls the payment provider, and no transaction may stay open meanwhile.
  requestReferenceNumber: never,
};
export const slowWrite: Writes = {
  // @ts-expect-error It hashes a password.
  changePassword: never,
};
export const quickWrite: OwnTransactions = {
  // @ts-expect-error The framework opens its transaction.
  addSettlement: never,
};
export const ownRead: OwnTransactions = {
  // @ts-expect-error It only reads.
  listRoles: never,
};
export const streamedJson: Streams = {
  // @ts-expect-error It returns JSON.
  getExport: never,
};
