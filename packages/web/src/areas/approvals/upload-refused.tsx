import { Text as Line } from '@chakra-ui/react/text';
import { approvalFileMessages } from '@daftar/domain';
import { ApiError } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { problemText } from '../../kit/page/problem.tsx';
import { RefusedFile } from '../../kit/uploads/refused-file.tsx';

/** Tells whether the file caused the error: the server then reports what is wrong with the file. */
const isOfFile = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Shows why a file was rejected, in the server's words. */
export function UploadRefused({ file, error }: { file: File; error: unknown }) {
  const { t, say } = useTexts();
  const title: Text = isOfFile(error) ? approvalFileMessages.errors : 'The file was not read';
  return (
    <RefusedFile fileName={file.name} title={t(title)}>
      <Line>{say(problemText(error))}</Line>
    </RefusedFile>
  );
}
