import { FileUpload } from '@chakra-ui/react/file-upload';
import { Text as Line } from '@chakra-ui/react/text';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { joined } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  readonly label: Text;
  /** The accepted files: the endings of their names, and the page's text about them. */
  readonly kinds: { readonly accept: string; readonly hint: Text };
  readonly disabled: boolean;
  readonly choose: (file: File | undefined) => void;
};

/** Accepts a file that is dropped on it or chosen. Also passes a wrong file to `choose`, which reports what is wrong with it. */
export function DropZone({ label, kinds, disabled, choose }: Props) {
  const { t } = useTexts();
  // A new key clears the input, so that the same file can be chosen again.
  const [turn, setTurn] = useState(0);
  const hintId = useId();
  const hint = joined([t(kinds.hint), t('10 MB and 50,000 rows at most.')], ' ');
  return (
    <FileUpload.Root
      key={turn}
      disabled={disabled}
      onFileChange={({ acceptedFiles, rejectedFiles }) => {
        setTurn(turn + 1);
        choose(acceptedFiles[0] ?? rejectedFiles[0]?.file);
      }}
      alignItems="stretch"
    >
      <FileUpload.HiddenInput accept={kinds.accept} />
      <FileUpload.Dropzone
        aria-label={t(label)}
        aria-describedby={hintId}
        minHeight="220px"
        gap="2"
        bg="bg.panel"
        _hover={{ bg: 'bg.muted' }}
      >
        <FileSpreadsheet size={32} strokeWidth={1.5} aria-hidden />
        <FileUpload.DropzoneContent gap="1">
          <Line fontWeight="medium">{t(label)}</Line>
        </FileUpload.DropzoneContent>
      </FileUpload.Dropzone>
      <Line id={hintId} color="fg.muted" textStyle="xs">
        {hint}
      </Line>
    </FileUpload.Root>
  );
}
