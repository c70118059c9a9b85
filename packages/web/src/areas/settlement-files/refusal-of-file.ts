import { ApiError } from '@daftar/sdk';
import type { Message } from '../../i18n/message.ts';
import type { Text } from '../../i18n/text.ts';
import type { Texts } from '../../i18n/texts-of.ts';
import { problemText } from '../../kit/page/problem.tsx';

/** Why a file was rejected, and what to do about it. */
export type Refusal = { readonly reason: Message; readonly remedy: Text | undefined };

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
export function refusalOfFile(error: unknown, { t }: Pick<Texts, 't'>): Refusal {
  const [first] = error instanceof ApiError ? error.errors : [];
  const remedy = remedies[first?.code ?? ''];
  const { missing, twice } = first?.values ?? {};
  if (missing !== undefined)
    return { reason: t('The file has no column “{{column}}”.', { column: missing }), remedy };
  if (twice !== undefined)
    return { reason: t('The file has the column “{{column}}” twice.', { column: twice }), remedy };
  return {
    reason: problemText(error),
    remedy: remedy ?? (first ? undefined : 'You can send it again: an accepted file is processed only once.'),
  };
}

/** Returns the id of the earlier file with the same content; undefined for other errors. */
export function earlierFileOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const file = error.errors[0]?.values?.file;
  return typeof file === 'string' ? file : undefined;
}
