import type { ColumnFormat } from './column-format.ts';
import type { Cell } from './csv.ts';
import { columnName, escapeXml, headingXml, rowXml } from './xlsx-cells.ts';
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
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${direction} workbookViewId="0">${pane}</sheetView></sheetViews>${columnsXml(widths)}<sheetData>`;
}
/** A4 across, as wide as the page and as long as the rows need; page numbers below. */
const PAGE =
  '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';
const LAST_ROW = 1_048_576;

/** Returns the end of a sheet: the lists of values that cells offer, and how it is printed. */
function sheetEnd(columns: readonly SheetColumn[]): string {
  const lists = columns.flatMap(({ choices }, at) =>
    choices
      ? `<dataValidation type="list" allowBlank="1" sqref="${columnName(at)}2:${columnName(at)}${LAST_ROW}"><formula1>"${escapeXml(choices.join(','))}"</formula1></dataValidation>`
      : [],
  );
  const validations =
    lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return `</sheetData>${validations}${PAGE}</worksheet>`;
}

/** Returns a name that spreadsheets accept for a sheet and that no other sheet of the workbook has. */
function sheetName(name: string, taken: readonly string[]): string {
  const clean = name.replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ').replaceAll(/^'|'$/g, ' ');
  for (let number = 1; ; number += 1) {
    const suffix = number > 1 ? ` ${number}` : '';
    const candidate = clean.slice(0, LONGEST_NAME - suffix.length).replace(/\p{Cs}$/u, '') + suffix;
    if (!taken.some((other) => other.toLowerCase() === candidate.toLowerCase())) return candidate;
  }
}

function factsXml(facts: Iterable<Fact>, rightToLeft: boolean): string {
  let xml = sheetHead([LABEL_WIDTH, VALUE_WIDTH], rightToLeft, false);
  let row = 1;
  for (const { label, value, format } of facts) {
    xml += rowXml(row, [label, value], ['text', format]);
    row += 1;
  }
  return xml + sheetEnd([]);
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
  const end = sheetEnd(columns);
  const iterator = batches[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* sheet() {
    yield head;
    let rows = 0;
    while (!next.done && rows + next.value.length <= rowsPerSheet) {
      // The heading is the first row.
      const first = rows + 2;
      yield next.value.map((cells, index) => rowXml(first + index, cells, formats)).join('');
      rows += next.value.length;
      next = await iterator.next();
    }
    yield end;
  }
  const names: string[] = [];
  do {
    names.push(sheetName(name, names));
    yield* zip.add(`xl/worksheets/sheet${names.length}.xml`, sheet());
  } while (!next.done);
  const headed = names.length;
  if (totals) {
    names.push(sheetName(totals.name, names));
    yield* zip.add(`xl/worksheets/sheet${names.length}.xml`, [factsXml(totals.facts(), rightToLeft)]);
  }
  for (const [part, xml] of Object.entries(workbookParts(names, headed)))
    yield* zip.add(part, [XML_HEAD + xml]);
  yield zip.end();
}
