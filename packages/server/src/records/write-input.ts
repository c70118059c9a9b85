import type { OperationId } from '@daftar/openapi';
import type { Input } from '../contract/operation-types.ts';
import type { Trx } from '../db/transaction.ts';

/** The part of a write handler's input that every operation has. */
export type WriteInput = Pick<Input<OperationId, Trx>, 'db' | 'caller' | 'request' | 'reply' | 'now'>;
