import type { AvailabilityQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export type UniqueName = NonNullable<AvailabilityQuery>['field'];

/** Typing goes on for as long as keys follow each other faster than this. */
const pauseOfTyping = 350;

/** Waits, unless what it waits for is no longer wanted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Compared as the server compares names. */
export const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What the record is called now, and the account whose names count: all of the caller's where that says nothing. */
type Whose = { readonly own?: string | undefined; readonly of?: string | undefined };

/**
 * Whether nobody has a name yet; asked once typing pauses, as the next letter's question ends this one. A record keeps its
 * own name, and one letter is no name. Saving decides, so that a failure here says nothing.
 */
export const availabilityQuery = (field: UniqueName, typed: string, { own = '', of }: Whose = {}) =>
  queryOptions({
    queryKey: ['lookups', field, nameKey(typed), of ?? null],
    queryFn: async ({ signal }) => {
      await pause(pauseOfTyping, signal);
      const query = { field, value: nameKey(typed), ...(of && { userTypeId: of }) };
      return await api.lookups.available(query, { signal, maxRetries: 0 });
    },
    enabled: of !== '' && nameKey(typed).length > 1 && nameKey(typed) !== nameKey(own),
    retry: false,
    staleTime: 10_000,
  });
