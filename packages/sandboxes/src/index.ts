export { buildSandbox, buildSandboxApp, type SandboxAppOptions } from './build-sandbox.ts';
export { memoryStore } from './payments/memory-store.ts';
export type { Store } from './payments/store.ts';
