export { type Contract, operationsOf } from './operation.ts';
export { exampleAddress, sdkCall } from './samples.ts';
