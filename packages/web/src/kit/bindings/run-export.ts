import type { Export, ExportInput } from '@daftar/sdk';
import { api } from '../../api/api.ts';
import type { Shown } from '../../i18n/shown.ts';
import { problemText } from '../parts/problem.tsx';
import type { StartWork, WorkReport } from './host.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polling intervals in milliseconds. They grow, because a long export needs no check every second. */
const pollIntervals = [300, 700, 1000, 1500, 2000, 3000] as const;

async function waitForExport(id: string, work: WorkReport): Promise<Export> {
  for (let asked = 0; ; asked += 1) {
    const state = await api.exports.retrieve(id);
    if (state.status === 'done' || state.status === 'failed') return state;
    if (state.total > 0) work.progress(state.rows / state.total);
    await pause(pollIntervals[asked] ?? pollIntervals[5]);
  }
}

async function downloadFile(id: string, work: WorkReport): Promise<void> {
  const file = await api.exports.download(id);
  work.done({ href: URL.createObjectURL(await file.blob()), download: file.name });
}

/** Exports a whole list to a file. The shell's corner shows the progress, then a link to the file. */
export async function runExport(input: ExportInput, title: Shown, startWork: StartWork): Promise<void> {
  const work = startWork(title);
  try {
    const { _id } = await api.exports.create(input);
    const { status } = await waitForExport(_id, work);
    if (status === 'done') await downloadFile(_id, work);
    else work.failed('The export failed');
  } catch (error) {
    work.failed(problemText(error));
  }
}
