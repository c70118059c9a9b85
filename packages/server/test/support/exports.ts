import { vi } from 'vitest';
import { call, token } from './api.ts';

export const startExport = (base: string, who: string, body: object) =>
  call(base, 'startExport', { body, headers: token(who) });

export const fetchExport = (base: string, who: string, id: string) =>
  fetch(`${base}/exports/${id}/file`, { headers: token(who) });

/** Waits until an export is done and returns its file. */
export async function exportedFile(base: string, who: string, id: string) {
  await vi.waitFor(
    async () => {
      const { body } = await call(base, 'getExport', { params: { id }, headers: token(who) });
      if (body.status !== 'done') throw new Error(`The export is ${body.status}`);
    },
    { timeout: 15_000, interval: 30 },
  );
  const answer = await fetchExport(base, who, id);
  return { id, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
