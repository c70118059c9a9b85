import type { OperationId } from '@daftar/openapi';
import type { RawBuilder } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Answer } from '../../contract/operation-types.ts';
import { type Condition, condition } from '../../lists/condition.ts';
import type { HitRow } from './hit-row.ts';

export type Hit = Answer<'search'>['hits'][number];

/** The search text, and its words as a `tsquery`. */
export interface Wanted {
  text: string;
  words: string;
}

export interface Search {
  kind: Hit['kind'];
  /** The operation whose permission is needed to read the records. */
  readBy: OperationId;
  /** SELECT of `id`, `title`, `subtitle`, `country` and `at`, without WHERE. */
  select: string;
  order: string;
  matches: (wanted: Wanted) => Condition;
  /** Returns a second statement for the same kind, or undefined when it does not apply to the text. */
  further?: (wanted: Wanted, scope: Condition[], limit: number) => RawBuilder<HitRow> | undefined;
  /** Returns a condition that limits the hits to the caller's account. */
  scope: (caller: UserCaller, tenant: string) => Condition;
}

/** Limits hits to records of the caller's account. */
export const own = (_caller: UserCaller, tenant: string): Condition => condition`user_type_id = ${tenant}`;
/** Like `own`, but users of a carrier find the records of services that their carrier carries. */
export const ownOrCarried = ({ accountKind }: UserCaller, tenant: string): Condition =>
  accountKind === 'carrier' ? condition`carrier_id = ${tenant}` : condition`user_type_id = ${tenant}`;
