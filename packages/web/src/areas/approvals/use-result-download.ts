import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { startDownload } from '../../kit/records/actions/start-download.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';

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
