import type { Handlers } from '../../contract/operation-types.ts';
import { merchantReads } from './reads.ts';
import { merchantWrites } from './writes.ts';

export const merchantHandlers: Handlers = { reads: merchantReads, writes: merchantWrites };
