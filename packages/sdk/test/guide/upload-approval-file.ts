import { readFile, writeFile } from 'node:fs/promises';
import { ApiError, createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  token: () => process.env.DAFTAR_TOKEN ?? 'any',
});
const [path = 'payouts.xlsx'] = process.argv.slice(2);

try {
  const sheet = new File([await readFile(path)], path);
  const summary = await daftar.approvals.upload(sheet, {
    onProgress: ({ loaded, total }) => console.log(`${Math.round((100 * loaded) / total)} %`),
  });
  const { 'will-approve': approve, 'will-reject': reject } = summary.verdicts;
  console.log(approve, 'to approve,', reject, 'to reject,', summary.total - approve - reject, 'left alone');

  for await (const row of daftar.approvals.verdicts(summary.fileName)) {
    if (!row.verdict.startsWith('will-')) console.log(row.row, row.referanceNumber, row.verdict);
  }

  if (approve + reject > 0) {
    const file = await daftar.approvals.process({ fileName: summary.fileName });
    const result = await daftar.approvals.result(file._id);
    if (result.body) await writeFile(result.name, result.body);
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.code, error.message); // such as no-columns or too-large
}
