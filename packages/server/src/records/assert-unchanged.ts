import { invalid } from '../basics/problems.ts';
import { sameValue } from './same-value.ts';

/** Throws 400 when a read-only field differs. Forms send such fields back as they got them. */
export function assertUnchanged(stored: object, sent: object, fields: readonly string[]): void {
  for (const field of fields) {
    const value = (sent as Record<string, unknown>)[field];
    if (value !== undefined && !sameValue(value, (stored as Record<string, unknown>)[field])) {
      throw invalid('read-only', { field }, field);
    }
  }
}
