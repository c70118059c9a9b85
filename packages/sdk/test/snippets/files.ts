import { writeFile } from 'node:fs/promises';
import type { Daftar } from '@daftar/sdk';

export async function approve(daftar: Daftar, sheet: File): Promise<void> {
  const summary = await daftar.approvals.upload(sheet, {
    onProgress: ({ loaded, total }) => console.log(Math.round((100 * loaded) / total), '%'),
  });
  const { _id } = await daftar.approvals.process({ fileName: summary.fileName });
  const result = await daftar.approvals.result(_id);
  if (result.body) await writeFile(result.name, result.body);
}
