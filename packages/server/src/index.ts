export { verifyAudit } from './audit/verify.ts';
export { ConfigError, type Environment, readConfig } from './config.ts';
export type { Gateway } from './gateway.ts';
export { verifyLedger } from './ledger/verify.ts';
export { createLog } from './log.ts';
export { type Product, type ProductFiles, type ProductOptions, startProduct } from './product/start.ts';
export { startFromTerminal, type TerminalOptions } from './terminal.ts';
