import type { ColumnFormat } from '../../sheets/column-format.ts';
import type { SheetColumn } from '../../sheets/xlsx.ts';
import { wordsIn } from './columns/column-words.ts';
import { exportColumn } from './columns/export-column.ts';
import type { ExportOptions } from './export-options.ts';

/** A column of a file: its field, title and format. */
export interface LaidColumn extends SheetColumn {
  field: string;
  /** Texts for the values of a boolean field, or of the codes in a list. */
  values?: Record<string, string>;
}

/** Fields whose texts have some 30 characters: ids (order ids are short), email addresses and URLs. */
const LONG_TEXTS = /(?<!order)id$|mail$|url$|api$/i;
const LONG_WIDTH = 34;

/** Replaces `{{provider}}` in a text with the platform owner's name. */
export const fillOwnerName = (text: string, ownerName: string): string =>
  text.replaceAll('{{provider}}', ownerName);

/** Returns the columns of an export. With `columns: 'api'`, titles are the field names and no value is formatted. */
export function layoutOf(
  list: string,
  fields: readonly string[],
  { columns, language }: ExportOptions,
  ownerName: string,
): LaidColumn[] {
  if (columns === 'api') return fields.map((field) => ({ field, title: field, format: 'text' }));
  const translated = (words: Parameters<typeof wordsIn>[0]) =>
    fillOwnerName(wordsIn(words, language), ownerName);
  return fields.map((field) => {
    const column = exportColumn(list, field);
    if (!column) throw new Error(`The column ${field} of ${list} has no title`);
    const { title, format, values, choices } = column;
    return {
      field,
      title: translated(title),
      format: format satisfies ColumnFormat,
      ...(format === 'text' && LONG_TEXTS.test(field) && { width: LONG_WIDTH }),
      ...(choices && { choices }),
      ...(values && {
        values: Object.fromEntries(
          Object.entries(values).map(([value, words]) => [value, translated(words)]),
        ),
      }),
    };
  });
}
