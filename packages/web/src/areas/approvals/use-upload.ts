import { approvalFileProblem } from '@daftar/domain';
import { AbortError } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import type { OutsideText } from '../../i18n/message.ts';
import { clearToasts, toast } from '../../kit/ui/overlays/toasts.ts';
import { approvalQueries } from './approval-queries.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share`: the uploaded part of the file, from 0 to 1. */
  | { readonly kind: 'sending'; readonly file: File; readonly share: number }
  | { readonly kind: 'refused'; readonly file: File; readonly error: unknown };

/**
 * Uploads a chosen file. For a file that cannot be uploaded, it shows a toast instead. Calls `done` with the name that the server
 * gave the file.
 */
export function useUpload(done: (fileName: string) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File | undefined) => {
    clearToasts();
    const problem = approvalFileProblem(file);
    if (!file || problem !== undefined) return toast(problem as OutsideText, 'negative');
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', file, share: 0 });
    try {
      const summary = await api.approvals.upload(file, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) => setState({ kind: 'sending', file, share: loaded / total }),
      });
      client.setQueryData(approvalQueries.summary(summary.fileName).queryKey, summary);
      setState({ kind: 'idle' });
      done(summary.fileName);
    } catch (error) {
      setState(error instanceof AbortError ? { kind: 'idle' } : { kind: 'refused', file, error });
    }
  };
  return { state, send: (file: File | undefined) => void send(file), cancel: () => running.current?.abort() };
}
