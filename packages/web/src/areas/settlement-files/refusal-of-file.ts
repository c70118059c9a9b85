import { plainHeaders, settlementColumns, translatedHeaders } from '@daftar/domain';
import { ApiError } from '@daftar/sdk';
import type { Message } from '../../i18n/message.ts';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import type { Texts } from '../../i18n/texts-of.ts';
import { problemText } from '../../kit/records/problem.tsx';

/** Why a file was rejected, which row was taken as its heading if that matters, and what to do about it. */
export type Refusal = {
  readonly reason: Message;
  readonly heading?: Shown | undefined;
  readonly remedy: Text | undefined;
};

const remedies: Readonly<Record<string, Text>> = {
  'not-a-sheet': 'Save the report as CSV or as an Excel workbook, then choose that file.',
  'broken-file': 'Download the report again from the provider, then choose it here.',
  'no-columns': 'Rename the column in the first row, or copy the rows into the sample.',
  'no-rows': 'Download the report again for days with payments.',
  'too-many-rows': 'Split the report into files of fewer days.',
  'too-large': 'Split the report into files of fewer days.',
  'too-slow': 'Split the report into files of fewer days.',
};

/** Returns the reason and the remedy to show for a failed upload. */
export function refusalOfFile(error: unknown, texts: Pick<Texts, 't' | 'language'>): Refusal {
  const { t } = texts;
  const [first] = error instanceof ApiError ? error.errors : [];
  const { missing, twice, kind, other, row } = first?.values ?? {};
  if (other !== undefined && row !== undefined)
    return {
      reason: t(
        'Row {{other}} is a heading with other columns than row {{row}}. Put each table into a file of its own.',
        { other, row },
      ),
      remedy: undefined,
    };
  // The message of a file of another kind says what to do.
  const remedy = kind === undefined ? remedies[first?.code ?? ''] : undefined;
  const heading = headingOf(first?.values, texts);
  if (missing !== undefined)
    return { reason: t('The file has no column “{{column}}”.', { column: missing }), heading, remedy };
  if (twice !== undefined)
    return { reason: t('The file has the column “{{column}}” twice.', { column: twice }), heading, remedy };
  return {
    reason: problemText(error),
    remedy: remedy ?? (first ? undefined : 'You can send it again: an accepted file is processed only once.'),
  };
}

/** Says which row was taken as the heading, and which titles it needs, in the user's language. */
function headingOf(
  { row, taken }: Readonly<Record<string, string | number>> = {},
  { t, language }: Pick<Texts, 't' | 'language'>,
): Shown | undefined {
  if (row === undefined || taken === undefined) return undefined;
  const titles = settlementColumns.map((column) =>
    language === 'en' ? plainHeaders[column][0] : translatedHeaders[column][language],
  );
  return t('Row {{row}} was taken as the heading: “{{taken}}”. The titles are {{titles}}.', {
    row,
    taken,
    titles: titles.join(language === 'en' ? ', ' : '\u060c '),
  });
}

/** Returns the id of the earlier file with the same content; undefined for other errors. */
export function earlierFileOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const file = error.errors[0]?.values?.file;
  return typeof file === 'string' ? file : undefined;
}
