import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { approvalFileMessages, approvalFileProblem } from '@daftar/domain';
import { AbortError } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import type { OutsideText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DropZone } from '../../kit/features/uploads/drop-zone.tsx';
import { Sending } from '../../kit/features/uploads/sending.tsx';
import { clearToasts, toast } from '../../kit/ui/overlays/toasts.ts';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { payoutsPath } from './approval-paths.ts';
import { approvalQueries } from './approval-queries.ts';
import { UploadRefused } from './upload-refused.tsx';
import { UploadSteps } from './upload-steps.tsx';

type UploadState =
  | { readonly kind: 'idle' }
  /** `share`: the uploaded part of the file, from 0 to 1. */
  | { readonly kind: 'sending'; readonly file: File; readonly share: number }
  | { readonly kind: 'refused'; readonly file: File; readonly error: unknown };

/**
 * Uploads a chosen file. For a file that cannot be uploaded, it shows a toast instead. Calls `done` with the name that the server
 * gave the file.
 */
function useUpload(done: (fileName: string) => void) {
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

function FileRecordsLink() {
  const { t } = useTexts();
  return (
    <Button asChild>
      <Link to="/file-records">
        <Files size={15} aria-hidden />
        {t('File Records')}
      </Link>
    </Button>
  );
}

/**
 * Page to choose a file, watch its upload, and read why it was rejected. Shows 'Proceed' only until a file is chosen: a press
 * without a file shows an error.
 */
export function UploadPage({ done }: { done: (fileName: string) => void }) {
  const { t, say } = useTexts();
  const { state, send, cancel } = useUpload(done);
  const refusal = useNeeds().toChange('uploadApprovalFile');
  const proceed = () => {
    clearToasts();
    toast(approvalFileMessages.none, 'negative');
  };
  return (
    <Page maxWidth="1128px">
      <PageHeader title="Loan Approval">
        <FileRecordsLink />
        <BackLink otherwise={payoutsPath}>{t('Back')}</BackLink>
      </PageHeader>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="4">
          {state.kind === 'refused' && <UploadRefused {...state} />}
          {state.kind === 'sending' ? (
            <Sending {...state} cancel={cancel} />
          ) : (
            <DropZone
              label={
                state.kind === 'refused'
                  ? 'Choose another file'
                  : 'Drop the approval file here, or press to choose it'
              }
              kinds={{ accept: '.xlsx,.xls', hint: 'Only xlsx & xls files.' }}
              disabled={refusal !== undefined}
              choose={send}
            />
          )}
          {refusal && <p className="meta">{say(refusal)}</p>}
          {state.kind === 'idle' && (
            <HStack justify="end">
              <Button variant="solid" onClick={proceed}>
                {t('Proceed')}
              </Button>
            </HStack>
          )}
        </Stack>
        <UploadSteps />
      </Grid>
    </Page>
  );
}
