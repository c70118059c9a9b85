import type { AvailabilityQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export type UniqueName = NonNullable<AvailabilityQuery>['field'];

/** Milliseconds without a key press after which the name is checked. */
const typingPause = 350;

/** Waits, and rejects when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Normalises a name the way the server does before it compares names. */
export const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * `own`: the record's current name. `of`: the merchant among whose services the name must be unique; only for names of services,
 * and '' while no merchant is chosen, so that nothing is checked.
 */
type Whose = { readonly own?: string | undefined; readonly of?: string | undefined };

/**
 * Query options that check whether a name is still available. The query waits for a pause in typing: the next letter changes
 * the key and aborts the wait. The record's own name and single letters are not checked. A failed check shows no error,
 * because the server checks again on save.
 */
export const availabilityQuery = (field: UniqueName, typed: string, { own = '', of }: Whose = {}) =>
  queryOptions({
    queryKey: queryKeys.available(field, nameKey(typed), of),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      const query = { field, value: nameKey(typed), ...(of && { userTypeId: of }) };
      return await api.lookups.available(query, { signal, maxRetries: 0 });
    },
    enabled: of !== '' && nameKey(typed).length > 1 && nameKey(typed) !== nameKey(own),
    retry: false,
    staleTime: 10_000,
  });
