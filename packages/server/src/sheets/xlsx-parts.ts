import { escapeXml } from './xlsx-cells.ts';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Custom number formats. The standard reserves the ids below 164. */
const NUMBER_FORMATS = [
  [164, 'yyyy\\-mm\\-dd\\ hh:mm:ss'],
  [165, 'yyyy\\-mm\\-dd'],
  [166, '#,##0.00#'],
] as const;

/** The styles in the order of `STYLES`: text, text that stays text when edited, headings, then the column formats. */
const CELL_STYLES: Record<string, number>[] = [
  { numFmtId: 0 },
  { numFmtId: 49, quotePrefix: 1, applyNumberFormat: 1 },
  { numFmtId: 0, fontId: 1, applyFont: 1 },
  ...[164, 165, 1, 166, 0].map((numFmtId) => ({ numFmtId, applyNumberFormat: 1 })),
];

const format = (given: Record<string, number>): string => {
  const all = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0, ...given };
  return `<xf${Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}`;
};

const font = (bold: boolean) =>
  `<font>${bold ? '<b/>' : ''}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

// Spreadsheet programs require the first two fills, and a style named Normal that the others are based on.
const styles = `<styleSheet xmlns="${MAIN}"><numFmts count="${NUMBER_FORMATS.length}">${NUMBER_FORMATS.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2">${font(false)}${font(true)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${format({})}/></cellStyleXfs><cellXfs count="${CELL_STYLES.length}">${CELL_STYLES.map((style) => `${format(style)} xfId="0"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Returns the definition that repeats a sheet's heading row on each printed page. */
const printTitles = (sheet: number, name: string): string =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${sheet - 1}">${escapeXml(`'${name.replaceAll("'", "''")}'!$1:$1`)}</definedName>`;

/**
 * Returns all parts of a workbook except the sheets, by their names in the archive. The first `headed` sheets have a heading
 * row.
 */
export function workbookParts(sheetNames: readonly string[], headed: number): Record<string, string> {
  const each = (write: (sheet: number, name: string) => string) =>
    sheetNames.map((name, index) => write(index + 1, name)).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((n, name) => `<sheet name="${escapeXml(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets><definedNames>${each((n, name) => (n > headed ? '' : printTitles(n, name)))}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheetNames.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}
