import type { Export, ExportInput } from '@daftar/sdk';
import { api } from '../../../api/api.ts';
import { textStore } from '../../../i18n/i18n.ts';
import { asWritten, type Shown } from '../../../i18n/shown.ts';
import type { StartWork, WorkReport } from '../host.ts';
import { problemText } from '../problem.tsx';
import { openExports } from './open-exports.ts';
import { startDownload } from './start-download.ts';

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

/**
 * Downloads the file at once. The notice in the shell's corner says so and keeps a link, in case the browser blocks the download.
 */
async function downloadFile(id: string, work: WorkReport): Promise<void> {
  const file = await api.exports.download(id);
  const link = { href: URL.createObjectURL(await file.blob()), download: file.name };
  startDownload(link);
  work.done(link, textStore.current().t('Downloaded'));
}

/** Ids of the exports that this page polls, so that none is polled twice. */
const followed = new Set<string>();

async function followExport(id: string, work: WorkReport): Promise<void> {
  followed.add(id);
  const { status } = await waitForExport(id, work);
  if (status === 'done') await downloadFile(id, work);
  else work.failed('The export failed');
  openExports.remove(id);
}

const report = async (work: WorkReport, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    work.failed(problemText(error));
  }
};

/**
 * Exports a whole list to a file, in the user's language. A notice in the shell's corner shows the progress; then the download
 * starts.
 */
export function runExport(input: ExportInput, title: Shown, startWork: StartWork): Promise<void> {
  const work = startWork(title);
  return report(work, async () => {
    const { _id } = await api.exports.create({ language: textStore.current().language, ...input });
    openExports.add({ id: _id, title });
    await followExport(_id, work);
  });
}

/** Resumes the exports that a page reload interrupted. Forgets those that the server no longer has. */
export async function resumeExports(startWork: StartWork): Promise<void> {
  await Promise.all(
    openExports.list().map(({ id, title }) => {
      if (followed.has(id)) return undefined;
      followed.add(id);
      // Stored in the language in which the export was started.
      const work = startWork(asWritten(title));
      return report(work, () => followExport(id, work).finally(() => openExports.remove(id)));
    }),
  );
}
