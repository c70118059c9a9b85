export { buildSandbox, buildSandboxApp } from './build-sandbox.ts';
export type { FawrySandboxOptions } from './fawry/fawry-sandbox-options.ts';
export type { FawryStore } from './fawry/fawry-store.ts';
export { memoryFawryStore } from './fawry/memory-fawry-store.ts';
