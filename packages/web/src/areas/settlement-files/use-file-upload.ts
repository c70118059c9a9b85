import { AbortError, type SettlementFile } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { clearToasts, toast } from '../../kit/ui/overlays/toasts.ts';
import { earlierFileOf, type Refusal, refusalOfFile } from './refusal-of-file.ts';
import { changedByFiles, settlementFileQueries } from './settlement-file-queries.ts';

type Upload = {
  readonly provider: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly file: File;
};

type UploadState =
  | { readonly kind: 'idle' }
  /** `share`: the uploaded part of the file, from 0 to 1. */
  | { readonly kind: 'sending'; readonly file: File; readonly share: number }
  | { readonly kind: 'refused'; readonly file: File; readonly refusal: Refusal };

/** Uploads a settlement file and opens its page. If the same file was uploaded before, opens the page of the earlier one. */
export function useFileUpload() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const texts = useTexts();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const open = (id: string) => navigate({ to: '/settlement-files/$id', params: { id } });
  const taken = async (file: SettlementFile) => {
    client.setQueryData(settlementFileQueries.detail(file._id).queryKey, file);
    for (const name of changedByFiles) void client.invalidateQueries({ queryKey: queryKeys.all(name) });
    toast('The file was compared.');
    await open(file._id);
  };
  const failed = async (error: unknown, file: File) => {
    if (error instanceof AbortError) return setState({ kind: 'idle' });
    const earlier = earlierFileOf(error);
    if (earlier === undefined)
      return setState({ kind: 'refused', file, refusal: refusalOfFile(error, texts) });
    toast(problemText(error), 'negative');
    await open(earlier);
  };
  const send = async ({ provider, dateFrom, dateTo, file }: Upload) => {
    clearToasts();
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', file, share: 0 });
    try {
      const sent = await api.refunds.uploadSettlementFile(provider, dateFrom, dateTo, file, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) => setState({ kind: 'sending', file, share: loaded / total }),
      });
      await taken(sent);
    } catch (error) {
      await failed(error, file);
    }
  };
  return {
    state,
    send: (upload: Upload) => void send(upload),
    refuse: (file: File, refusal: Refusal) => setState({ kind: 'refused', file, refusal }),
    reset: () => setState({ kind: 'idle' }),
    cancel: () => running.current?.abort(),
  };
}
