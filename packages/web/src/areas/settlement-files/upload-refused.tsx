import { Text as Line } from '@chakra-ui/react/text';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefusedFile } from '../../kit/features/uploads/refused-file.tsx';
import type { Refusal } from './refusal-of-file.ts';

/** Shows why a file was rejected, and what to do. */
export function UploadRefused({ fileName, refusal }: { fileName: string; refusal: Refusal }) {
  const { t, say } = useTexts();
  return (
    <RefusedFile fileName={fileName} title={t('The file was refused; nothing was changed')}>
      <Line>{say(refusal.reason)}</Line>
      {refusal.heading && <Line>{refusal.heading}</Line>}
      {refusal.remedy && <Line>{t(refusal.remedy)}</Line>}
    </RefusedFile>
  );
}
