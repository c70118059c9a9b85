// The only file of this area that other folders may import (see ../../README.md).
export { createSettlement } from './create.ts';
export { revenueWire, unclaimedRevenue } from './revenue.ts';
export { settledRefunds } from './settled-refunds.ts';
export {
  listSettlements,
  type SettlementFilter,
  settlementConditions,
  settlementList,
  visibleSettlement,
} from './store.ts';
export { type SettlementRow, settlementReportWire, settlementWire } from './wire.ts';
