import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { startDownload } from '../../kit/actions/start-download.ts';
import { toast } from '../../kit/dialogs/toasts.ts';
import { problemText } from '../../kit/page/problem.tsx';

/** Downloads the outcome of each row of a processed file, in the language of the screens. */
export function useResultDownload() {
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
