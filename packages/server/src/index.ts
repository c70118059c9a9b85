export { verifyAudit } from './audit/verify-audit.ts';
export { ConfigError, type Environment, readConfig } from './config/read-config.ts';
export { verifyFigures } from './figures/verify-figures.ts';
export type { Gateway } from './gateway.ts';
export { verifyLedger } from './ledger/verify-ledger.ts';
export { createLog } from './observe/log.ts';
export type { Seed, SeedOptions } from './start/seed.ts';
export { startFromTerminal, type TerminalOptions } from './start/start-from-terminal.ts';
export {
  type Product,
  type ProductFiles,
  type ProductOptions,
  startProduct,
} from './start/start-product.ts';
