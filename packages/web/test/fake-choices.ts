import type { Choice } from '@daftar/sdk';
import type { RecordedRequest } from '@daftar/sdk/testing';

type Records = Partial<
  Record<'merchant' | 'carrier' | 'account' | 'service' | 'user' | 'role', readonly Choice[]>
>;

/** Responds to `GET /lookups/choices` from the given records, as the server does. */
export const fakeChoices = (records: Records) => ({
  'GET /lookups/choices': ({ query }: RecordedRequest) => {
    const { kind = '', q = '', country, userTypeId } = query;
    const data = (records[kind as keyof Records] ?? []).filter(
      (one) =>
        one.name.toLowerCase().includes(q.toLowerCase()) &&
        (country === undefined || one.country === country) &&
        (userTypeId === undefined || one.userTypeId === userTypeId),
    );
    return { data };
  },
});
