// The only file of this area that other folders may import (see ../../README.md).
export { assertNotBlacklisted } from './assert-not-blacklisted.ts';
export { blacklistedAmong } from './blacklisted-among.ts';
export { createBlacklistEntry } from './create.ts';
export { type BlacklistRow, blacklistFields } from './fields.ts';
export { blacklistConditions, blacklistList } from './store.ts';
