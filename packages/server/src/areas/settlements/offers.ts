// What other areas and rooms may import of this area (see ../../README.md).
export { createSettlement } from './create.ts';
export { revenueWire, unclaimedRevenue } from './revenue.ts';
export {
  listSettlements,
  type SettlementFilter,
  settlementConditions,
  settlementList,
  visibleSettlement,
} from './store.ts';
export { type SettlementRow, settlementReportWire, settlementWire } from './wire.ts';
