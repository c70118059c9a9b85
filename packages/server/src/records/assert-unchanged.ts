import { readOnlyFields } from '@daftar/domain';
import { invalid } from '../basics/problems.ts';
import { sameValue } from './same-value.ts';

/** The operations whose body has fields that the contract marks with `x-read-only`. */
export type ReadOnlyOperation = keyof typeof readOnlyFields;

/**
 * Throws 400 when a field that the contract marks as read-only in the operation's body differs from the stored one. Forms send
 * such fields back unchanged.
 */
export function assertUnchanged(operation: ReadOnlyOperation, stored: object, sent: object): void {
  for (const field of readOnlyFields[operation]) {
    const value = (sent as Record<string, unknown>)[field];
    if (value !== undefined && !sameValue(value, (stored as Record<string, unknown>)[field])) {
      throw invalid('read-only', { field }, field);
    }
  }
}
