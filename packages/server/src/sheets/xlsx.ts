import type { ColumnFormat } from './column-format.ts';
import type { Cell } from './csv.ts';
import { escapeXml, headingXml, rowXml } from './xlsx-cells.ts';
import { MAIN, workbookParts, XML_HEAD } from './xlsx-parts.ts';
import { ZipWriter } from './zip.ts';

export interface SheetColumn {
  title: string;
  format: ColumnFormat;
  /** Values that the cells offer in a list. Other values can still be typed. */
  choices?: readonly string[];
  /** Width in characters; by default that of the format. */
  width?: number;
}

/** A label and its value, on the last sheet. */
export interface Fact {
  label: string;
  value: Cell;
  format: ColumnFormat;
}

export interface Workbook {
  /** Name of the sheet with the rows; further sheets add a number. */
  name: string;
  rightToLeft?: boolean;
  columns: readonly SheetColumn[];
  /** The last sheet. `facts` is called after the last row. */
  totals?: { name: string; facts: () => Iterable<Fact> };
}

/** Rows of one sheet. The format's limit is 1,048,576. */
const ROWS_PER_SHEET = 1_048_000;
const LONGEST_NAME = 31;
const WIDTHS: Record<ColumnFormat, number> = {
  text: 18,
  instant: 20,
  day: 12,
  count: 12,
  amount: 16,
  decimal: 14,
};
const WIDEST = 40;
const LABEL_WIDTH = 44;
const VALUE_WIDTH = 40;

const widthOf = ({ title, format, width = WIDTHS[format] }: SheetColumn): number =>
  Math.min(WIDEST, Math.max(width, title.length + 2));

const columnsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** Returns the beginning of a sheet. `frozen` keeps the heading row in view. */
function sheetHead(widths: readonly number[], rightToLeft: boolean, frozen: boolean): string {
  const pane = frozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const direction = rightToLeft ? ' rightToLeft="1"' : '';
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${direction} workbookViewId="0">${pane}</sheetView></sheetViews>${columnsXml(widths)}<sheetData>`;
}
const SHEET_END = '</sheetData></worksheet>';
const LAST_ROW = 1_048_576;

/** Returns the end of a sheet with rows: the lists of values that cells offer. */
function rowsEnd(columns: readonly SheetColumn[]): string {
  const lists = columns.flatMap(({ choices }, at) =>
    choices
      ? `<dataValidation type="list" allowBlank="1" sqref="${cellRange(at)}"><formula1>"${escapeXml(choices.join(','))}"</formula1></dataValidation>`
      : [],
  );
  if (lists.length === 0) return SHEET_END;
  return `</sheetData><dataValidations count="${lists.length}">${lists.join('')}</dataValidations></worksheet>`;
}

/** Returns the cells of a column (A to Z) below the heading. */
function cellRange(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + column);
  return `${letter}2:${letter}${LAST_ROW}`;
}

/** Returns a name that spreadsheets accept for a sheet. */
const sheetName = (name: string, number: number): string => {
  const suffix = number > 1 ? ` ${number}` : '';
  return name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_NAME - suffix.length) + suffix;
};

function factsXml(facts: Iterable<Fact>, rightToLeft: boolean): string {
  let xml = sheetHead([LABEL_WIDTH, VALUE_WIDTH], rightToLeft, false);
  for (const { label, value, format } of facts) xml += rowXml([label, value], ['text', format]);
  return xml + SHEET_END;
}

/** Yields a workbook in pieces, one batch of rows at a time. Further sheets take the rows that do not fit. */
export async function* xlsxFile(
  batches: AsyncIterable<readonly Cell[][]>,
  { name, rightToLeft = false, columns, totals }: Workbook,
  rowsPerSheet = ROWS_PER_SHEET,
): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  const formats = columns.map(({ format }) => format);
  const head =
    sheetHead(columns.map(widthOf), rightToLeft, true) + headingXml(columns.map(({ title }) => title));
  const end = rowsEnd(columns);
  const iterator = batches[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* sheet() {
    yield head;
    let left = rowsPerSheet;
    while (!next.done && next.value.length <= left) {
      left -= next.value.length;
      yield next.value.map((cells) => rowXml(cells, formats)).join('');
      next = await iterator.next();
    }
    yield end;
  }
  const names: string[] = [];
  do {
    names.push(sheetName(name, names.length + 1));
    yield* zip.add(`xl/worksheets/sheet${names.length}.xml`, sheet());
  } while (!next.done);
  if (totals) {
    names.push(sheetName(totals.name, 1));
    yield* zip.add(`xl/worksheets/sheet${names.length}.xml`, [factsXml(totals.facts(), rightToLeft)]);
  }
  for (const [part, xml] of Object.entries(workbookParts(names))) yield* zip.add(part, [XML_HEAD + xml]);
  yield zip.end();
}
