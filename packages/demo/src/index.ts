export type { DemoAccounts } from './accounts.ts';
export { fillDemo } from './fill-demo.ts';
export { startDemo } from './start-demo.ts';
