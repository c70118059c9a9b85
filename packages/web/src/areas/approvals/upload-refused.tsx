import { Text as Line } from '@chakra-ui/react/text';
import { type ApprovalColumn, approvalColumns, approvalFileMessages, approvalTitles } from '@daftar/domain';
import { ApiError } from '@daftar/sdk';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefusedFile } from '../../kit/features/uploads/refused-file.tsx';
import { problemText } from '../../kit/records/problem.tsx';

/** Tells whether the file caused the error: the server then reports what is wrong with the file. */
const isOfFile = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const LANGUAGES = { en: 0, ar: 1, ur: 2 } as const;
const isColumn = (value: unknown): value is ApprovalColumn => approvalColumns.some((one) => one === value);

/** Says what the heading of a rejected file lacks, which row was taken for it, and the titles of the template. */
export function headingProblem(
  error: unknown,
  { t, language }: Pick<Texts, 't' | 'language'>,
): readonly Shown[] | undefined {
  const values = error instanceof ApiError ? error.errors[0]?.values : undefined;
  const { missing, twice, row, taken, other } = values ?? {};
  if (other !== undefined && row !== undefined)
    return [
      t(
        'Row {{other}} is a heading with other columns than row {{row}}. Put each table into a file of its own.',
        { other, row },
      ),
    ];
  const column = missing ?? twice;
  if (!isColumn(column) || row === undefined || taken === undefined) return undefined;
  const title = (one: ApprovalColumn) => approvalTitles[one][LANGUAGES[language]];
  const titles = approvalColumns.map(title).join(language === 'en' ? ', ' : '\u060c ');
  return [
    missing === undefined
      ? t('The sheet has the column “{{column}}” twice.', { column: title(column) })
      : t('The sheet has no column “{{column}}”.', { column: title(column) }),
    t('Row {{row}} was taken as the heading: “{{taken}}”. The titles are {{titles}}.', {
      row,
      taken,
      titles,
    }),
  ];
}

/** Shows why a file was rejected, in the server's words. */
export function UploadRefused({ file, error }: { file: File; error: unknown }) {
  const texts = useTexts();
  const { t, say } = texts;
  const title: Text = isOfFile(error) ? approvalFileMessages.errors : 'The file was not read';
  return (
    <RefusedFile fileName={file.name} title={t(title)}>
      {(headingProblem(error, texts) ?? [say(problemText(error))]).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </RefusedFile>
  );
}
