import { call, token } from './api.ts';
import { eventually } from './eventually.ts';

/** Starts an export as a program does: with the API's column names, and with control totals. */
export const startExport = (base: string, userToken: string, body: object) =>
  call(base, 'startExport', {
    body: { columns: 'api', totals: true, ...body },
    headers: token(userToken),
  });

export const fetchExport = (base: string, userToken: string, id: string) =>
  fetch(`${base}/exports/${id}/file`, { headers: token(userToken) });

/** Waits until an export is done and returns its file. */
export async function exportedFile(base: string, userToken: string, id: string) {
  await eventually(async () => {
    const { body } = await call(base, 'getExport', { params: { id }, headers: token(userToken) });
    if (body.status !== 'done') throw new Error(`The export is ${body.status}`);
  });
  const answer = await fetchExport(base, userToken, id);
  return { id, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
