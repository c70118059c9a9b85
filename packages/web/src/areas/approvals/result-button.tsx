import { FileDown } from 'lucide-react';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useResultDownload } from './use-result-download.ts';

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
