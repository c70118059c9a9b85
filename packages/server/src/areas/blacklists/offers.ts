export { assertNotBlacklisted } from './assert-not-blacklisted.ts';
export { createBlacklistEntry } from './create.ts';
export { type BlacklistRow, blacklistConditions, blacklistList, blacklistWire } from './store.ts';
