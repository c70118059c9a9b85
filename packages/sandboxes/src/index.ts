export { buildSandbox, buildSandboxApp, type SandboxAppOptions } from './build-sandbox.ts';
export { addPaidPayments, type PaidPayment } from './payments/add-paid-payments.ts';
export { memoryStore } from './payments/memory-store.ts';
export type { Store } from './payments/store.ts';
