import type { WorkLink } from '../host.ts';

/** Starts the download of a file, as a click on its link would. */
export function startDownload({ href, download }: WorkLink): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = download ?? '';
  document.body.append(link);
  link.click();
  link.remove();
}
