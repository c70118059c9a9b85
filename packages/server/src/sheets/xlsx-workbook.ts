import { type NumberFormat, numberFormat } from './number-format.ts';
import type { PackageParts } from './package-parts.ts';
import { type Attributes, readXml, type XmlHandler, type XmlScope } from './read-xml.ts';
import { SPREADSHEET } from './xlsx-text.ts';

/** A sheet as the workbook lists it. */
export interface BookSheet {
  name: string;
  hidden: boolean;
  /** Name of its part; undefined for a sheet that is no worksheet: a chart, a dialog or macros. */
  part: string | undefined;
}

/** The parts of a workbook that say how a worksheet's cells are read. */
export interface Workbook {
  sheets: BookSheet[];
  is1904: boolean;
  stringsPart: string | undefined;
  stylesPart: string | undefined;
}

const RELATION_IDS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

interface ListedSheet {
  name: string;
  state: string;
  relation: string;
}

/** Tells whether an attribute of type xsd:boolean is true. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

class WorkbookXml implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  readonly sheets: ListedSheet[] = [];
  is1904 = false;
  isWorkbook = false;
  #parent = '';

  open(name: string, attributes: Attributes, scope: XmlScope): boolean {
    const parent = this.#parent;
    if (parent === '') this.isWorkbook = name === 'workbook';
    else if (parent === 'workbook' && name === 'workbookPr') this.is1904 = isTrue(attributes.date1904);
    else if (parent === 'sheets' && name === 'sheet')
      this.sheets.push({
        name: attributes.name ?? '',
        state: attributes.state ?? 'visible',
        relation: scope.attribute(attributes, RELATION_IDS, 'id') ?? '',
      });
    const isEntered = (parent === '' && this.isWorkbook) || (parent === 'workbook' && name === 'sheets');
    if (isEntered) this.#parent = name;
    return isEntered;
  }

  close(name: string): void {
    this.#parent = name === 'sheets' ? 'workbook' : '';
  }
}

/** Returns the workbook of a package; undefined for a package with another document. Throws for a broken one. */
export function readWorkbook(parts: PackageParts): Workbook | undefined {
  const documents = [...parts.relations('').values()].filter(({ type }) => type === 'officeDocument');
  const [document, second] = documents;
  if (document?.part === undefined || second) return undefined;
  // Other programs' documents, such as XLSB, have parts that are no XML.
  if (!document.part.toLowerCase().endsWith('.xml')) return undefined;
  const xml = parts.xml(document.part);
  if (xml === undefined) throw new Error('The package has no workbook');
  const book = new WorkbookXml();
  readXml(xml, book);
  if (!book.isWorkbook) return undefined;
  const relations = parts.relations(document.part);
  const only = (type: string): string | undefined => {
    const found = [...relations.values()].filter((one) => one.type === type);
    if (found.length > 1) throw new Error(`The workbook has two parts of type ${type}`);
    return found[0]?.part;
  };
  const sheets = book.sheets.map(({ name, state, relation }): BookSheet => {
    const found = relations.get(relation);
    if (!found) throw new Error(`The sheet ${name} has no part`);
    if (!['visible', 'hidden', 'veryHidden'].includes(state)) throw new Error('A sheet has an unknown state');
    return { name, hidden: state !== 'visible', part: found.type === 'worksheet' ? found.part : undefined };
  });
  return { sheets, is1904: book.is1904, stringsPart: only('sharedStrings'), stylesPart: only('styles') };
}

class StylesXml implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  readonly codes = new Map<number, string>();
  readonly formats: number[] = [];
  #parent = '';

  open(name: string, { numFmtId = '0', formatCode }: Attributes): boolean {
    const parent = this.#parent;
    if (parent === 'numFmts' && formatCode !== undefined) this.codes.set(Number(numFmtId), formatCode);
    if (parent === 'cellXfs' && name === 'xf') this.formats.push(Number(numFmtId));
    const isEntered =
      (parent === '' && name === 'styleSheet') ||
      (parent === 'styleSheet' && (name === 'numFmts' || name === 'cellXfs'));
    if (isEntered) this.#parent = name;
    return isEntered;
  }

  close(name: string): void {
    this.#parent = name === 'styleSheet' ? '' : 'styleSheet';
  }
}

/** Returns how each cell format, by its number, shows numbers and texts; undefined for formats that show them as they are. */
export function readFormats(xml: string | undefined): readonly (NumberFormat | undefined)[] {
  if (xml === undefined) return [];
  const styles = new StylesXml();
  readXml(xml, styles);
  return styles.formats.map((id) => numberFormat(id, styles.codes.get(id)));
}
