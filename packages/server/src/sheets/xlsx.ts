import { type Cell, looksLikeFormula } from './csv.ts';
import { ZipWriter } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Below the format's limit of 1,048,576 rows, to leave room for totals. */
const ROWS_PER_SHEET = 1_048_000;
/** Index of the style with `quotePrefix`: text stays text even when a user edits the cell. */
const QUOTED = 1;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function cellXml(cell: Cell): string {
  if (cell === null || cell === undefined) return '<c/>';
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = String(cell);
  const style = looksLikeFormula(text) ? ` s="${QUOTED}"` : '';
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`;
}

const parts = (sheets: number): Record<string, string> => {
  const each = (write: (sheet: number) => string) =>
    Array.from({ length: sheets }, (_, index) => write(index + 1)).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf quotePrefix="1" numFmtId="49"/></cellXfs></styleSheet>`,
  };
};

const rowXml = (cells: readonly Cell[]): string => `<row>${cells.map(cellXml).join('')}</row>`;

/** Yields a workbook in pieces, one batch of rows at a time. Further sheets take the rows that do not fit. */
export async function* xlsxFile(
  batches: AsyncIterable<readonly Cell[][]>,
  rowsPerSheet = ROWS_PER_SHEET,
): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  const iterator = batches[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* sheet() {
    yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
    let left = rowsPerSheet;
    while (!next.done && next.value.length <= left) {
      left -= next.value.length;
      yield next.value.map(rowXml).join('');
      next = await iterator.next();
    }
    yield '</sheetData></worksheet>';
  }
  let sheets = 0;
  do {
    sheets += 1;
    yield* zip.add(`xl/worksheets/sheet${sheets}.xml`, sheet());
  } while (!next.done);
  for (const [name, xml] of Object.entries(parts(sheets))) yield* zip.add(name, [HEAD + xml]);
  yield zip.end();
}
