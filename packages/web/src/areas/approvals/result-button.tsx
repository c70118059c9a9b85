import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { startDownload } from '../../kit/records/actions/start-download.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';

/** Downloads the outcome of each row of a processed file, in the language of the screens. */
function useResultDownload() {
  const { language } = useTexts();
  return useMutation({
    mutationFn: async (recordId: string) => {
      const file = await api.approvals.result(recordId, { language });
      const href = URL.createObjectURL(await file.blob());
      startDownload({ href, download: file.name });
      URL.revokeObjectURL(href);
    },
    onError: (error) => toast(problemText(error), 'negative'),
  });
}

type Props = { readonly recordId: string; readonly inRow?: boolean };

/** Downloads a file's result: the outcome of each row, with the reason. */
export function ResultButton({ recordId, inRow = false }: Props) {
  const { mutate, isPending } = useResultDownload();
  return (
    <ActionButton
      inRow={inRow}
      size={inRow ? 'xs' : 'sm'}
      label={inRow ? 'Result' : 'Download the result'}
      icon={<FileDown size={15} aria-hidden />}
      busy={isPending}
      run={() => mutate(recordId)}
    />
  );
}
