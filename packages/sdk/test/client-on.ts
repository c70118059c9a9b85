import { createDaftar, type Daftar, type DaftarOptions } from '../src/index.ts';

import { createTestTransport, type TestAnswer, type TestTransport } from '../src/testing/index.ts';

/**
 * Creates a client with a test transport. Its clock advances only during its own pauses, and its random number is always
 * 0.5.
 */
export function clientOn(
  routes: Record<string, TestAnswer>,
  options: Partial<DaftarOptions> = {},
): { daftar: Daftar; transport: TestTransport; pauses: number[] } {
  const transport = createTestTransport(routes);
  const pauses: number[] = [];
  let now = Date.UTC(2026, 10, 21);
  const runtime = {
    now: () => now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      pauses.push(ms);
      now += ms;
    },
  };
  const common = { baseUrl: 'https://api.test', fetch: transport.fetch, runtime };
  const daftar = createDaftar({ ...common, ...options });
  return { daftar, transport, pauses };
}

/** Returns what a promise rejects with; throws if it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise resolved');
}

/** Returns a page of a list. */
export const pageOf = <T>(data: T[], current = 1, pages = 1, next?: string) => ({
  data,
  current,
  pages,
  total: data.length * pages,
  ...(next !== undefined && { next }),
});
