import { addressOf, type CellArea, MOST_ROWS, parseAddress, parseArea } from './cell-address.ts';
import { dateText, isoDateText } from './date-text.ts';
import { type NumberFormat, paddedText } from './number-format.ts';
import { isShownNumber, numberText, parseNumber } from './number-text.ts';
import { HIDDEN_TEXT, LEAST_HEIGHT, LEAST_LOST, LOST, OTHER_NUMBER, type ReadRow } from './read-row.ts';
import type { Attributes, XmlHandler, XmlScope } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';
import { decodeText, SPREADSHEET, TextRuns } from './xlsx-text.ts';
import { isTrue } from './xlsx-workbook.ts';

/** What the cells of a sheet refer to. */
interface SheetContext {
  strings: readonly string[];
  formats: readonly (NumberFormat | undefined)[];
  is1904: boolean;
  /** The last row that is read. */
  lastRow: number;
}

/** Where a row and its cells are in the part. */
export interface RowSource {
  /** The end of what is before the row, and the end of its opening tag. */
  start: number;
  open: number;
  end: number;
  /** The indices of its first cell, and of the one after its last, among the sources of cells. */
  from: number;
  to: number;
  /** Whether a cell, or the row, has its place by order only. */
  isBare: boolean;
}

/** Where the cells of all rows are: their columns, where each one ends, and which shared string it refers to (-1 for none). */
export class CellSources {
  columns = new Int32Array(FIRST_CELLS);
  ends = new Int32Array(FIRST_CELLS);
  strings = new Int32Array(FIRST_CELLS);
  length = 0;

  push(column: number, end: number, string: number): void {
    const at = this.length;
    if (at === this.columns.length) {
      this.columns = grown(this.columns);
      this.ends = grown(this.ends);
      this.strings = grown(this.strings);
    }
    this.columns[at] = column;
    this.ends[at] = end;
    this.strings[at] = string;
    this.length = at + 1;
  }
}

const FIRST_CELLS = 4_096;

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** Limit of the cells of all rows together, counted up to each row's last filled one. */
const MOST_CELLS = 12_000_000;
const ERROR = /^#[A-Z0-9/_!?]+$/;
const BLANK = /^[ \t\r\n]*$/;

const sourceAt = (start: number, open: number, from: number): RowSource => ({
  start,
  open,
  end: open,
  from,
  to: from,
  isBare: false,
});

type Place = 'file' | 'worksheet' | 'sheetData' | 'row' | 'c' | 'v' | 'is' | 'mergeCells';

/** Reads a worksheet part exactly. Throws a SheetFault that names the cell for what the standard does not allow. */
export class WorksheetXml implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  readonly rows: ReadRow[] = [];
  /** The source of each row. */
  readonly sources: RowSource[] = [];
  readonly cells = new CellSources();
  /** The end of the tag that opens the rows. */
  dataStart = 0;
  /** The prefixes of the root and of the element with the rows. */
  rootPrefix = '';
  prefix = '';
  readonly merged: CellArea[] = [];
  isWorksheet = false;
  readonly #context: SheetContext;
  readonly #runs = new TextRuns();
  #place: Place = 'file';
  #hasData = false;
  #hidesRows = false;
  #width = 0;

  #row = 0;
  #texts: string[] = [];
  #source: RowSource = sourceAt(0, 0, 0);
  #before = 0;
  #hasValue = false;
  #dates: Map<number, number> | undefined;
  #decimals: number[] | undefined;
  #doubts: Map<number, string> | undefined;
  #formulaAt: number | undefined;
  #hidden = false;

  #column = -1;
  #type = 'n';
  #style = 0;
  #value: string | undefined;
  #inline: string | undefined;
  #isInlineText = 0;
  #string = -1;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: Attributes, scope: XmlScope): boolean {
    switch (this.#place) {
      case 'row':
        if (name === 'c') return this.#openCell(attributes);
        return this.#skip(name);
      case 'c':
        return this.#openInCell(name);
      case 'sheetData':
        if (name === 'row') return this.#openRow(attributes, scope.position);
        throw this.#broken();
      case 'is':
        this.#isInlineText += 1;
        if (this.#runs.open(name)) return true;
        this.#isInlineText -= 1;
        return false;
      case 'worksheet':
        return this.#openInWorksheet(name, attributes, scope);
      case 'mergeCells': {
        const area = parseArea(attributes.ref ?? '');
        if (!area) throw this.#broken();
        this.merged.push(area);
        return false;
      }
      case 'file':
        this.isWorksheet = name === 'worksheet';
        this.rootPrefix = scope.prefix;
        if (this.isWorksheet) this.#place = 'worksheet';
        return this.isWorksheet;
      default:
        throw this.#broken();
    }
  }

  close(name: string, scope: XmlScope): void {
    switch (this.#place) {
      case 'v':
        this.#place = 'c';
        return;
      case 'c':
        this.#closeCell(scope.position);
        this.#place = 'row';
        return;
      case 'row':
        this.#closeRow(scope.position);
        this.#place = 'sheetData';
        return;
      case 'is':
        this.#closeInline();
        return;
      default:
        this.#place = name === 'worksheet' ? 'file' : 'worksheet';
    }
  }

  text(text: string): void {
    if (this.#place === 'v') this.#value += text;
    else if (this.#place === 'is') this.#runs.text(text);
    else if (this.#place !== 'worksheet' && !BLANK.test(text)) throw this.#broken();
  }

  foreign(): void {
    if (this.#place !== 'worksheet' && this.#place !== 'file') throw this.#broken();
  }

  #broken(): SheetFault {
    if (this.#place === 'file' || this.#place === 'worksheet') return new SheetFault('broken-file');
    return this.#place === 'sheetData' || this.#place === 'mergeCells' || this.#column < 0
      ? new SheetFault('broken-file', `The file is broken after row ${this.#row}`)
      : this.#brokenCell('is broken');
  }

  #brokenCell(what: string): SheetFault {
    return new SheetFault('broken-file', `The cell ${addressOf(this.#row, this.#column)} ${what}`);
  }

  /** Extensions of the format and reading aids hold no values. */
  #skip(name: string): boolean {
    if (name === 'extLst') return false;
    throw this.#broken();
  }

  #openInWorksheet(name: string, attributes: Attributes, scope: XmlScope): boolean {
    if (name === 'sheetData') {
      if (this.#hasData) throw this.#broken();
      this.#hasData = true;
      this.#before = scope.position;
      this.dataStart = scope.position;
      this.prefix = scope.prefix;
      this.#place = 'sheetData';
      return true;
    }
    if (name === 'sheetFormatPr') this.#hidesRows = isTrue(attributes.zeroHeight);
    if (name !== 'mergeCells') return false;
    this.#place = 'mergeCells';
    return true;
  }

  #openRow({ r, hidden, ht }: Attributes, position: number): boolean {
    const number = r === undefined ? this.#row + 1 : /^\d{1,7}$/.test(r) ? Number(r) : 0;
    if (number <= this.#row || number > MOST_ROWS)
      throw new SheetFault('broken-file', `The row after row ${this.#row} is not in order`);
    this.#row = number;
    this.#column = -1;
    this.#texts = [];
    this.#hasValue = false;
    this.#source = sourceAt(this.#before, position, this.cells.length);
    this.#source.isBare = r === undefined;
    this.#dates = undefined;
    this.#decimals = undefined;
    this.#doubts = undefined;
    this.#formulaAt = undefined;
    this.#hidden = isTrue(hidden) || (ht === undefined ? this.#hidesRows : Number(ht) < LEAST_HEIGHT);
    this.#place = 'row';
    return true;
  }

  #closeRow(position: number): void {
    this.#before = position;
    if (!this.#hasValue && this.#formulaAt === undefined) return;
    if (this.#row > this.#context.lastRow) throw new SheetFault('too-many-rows');
    this.#width += this.#texts.length;
    if (this.#width > MOST_CELLS) throw new SheetFault('broken-file', 'The sheet has too many columns');
    this.#source.end = position;
    this.#source.to = this.cells.length;
    this.sources.push(this.#source);
    this.rows.push({
      row: this.#row,
      texts: this.#texts,
      hidden: this.#hidden,
      ...(this.#formulaAt !== undefined && { formulaAt: this.#formulaAt }),
      ...(this.#dates && { dates: this.#dates }),
      ...(this.#decimals && { decimals: this.#decimals }),
      ...(this.#doubts && { doubts: this.#doubts }),
    });
  }

  #openCell({ r, t = 'n', s }: Attributes): boolean {
    const before = this.#column;
    const at = r === undefined ? { row: this.#row, column: before + 1 } : parseAddress(r);
    if (!at || at.row !== this.#row)
      throw new SheetFault('broken-file', `Row ${this.#row} has a cell of another row or without a place`);
    this.#column = at.column;
    if (at.column <= before) throw this.#brokenCell('occurs twice or is not in order');
    if (r === undefined) this.#source.isBare = true;
    this.#type = t;
    this.#style = s === undefined ? 0 : Number(s);
    this.#value = undefined;
    this.#inline = undefined;
    this.#place = 'c';
    return true;
  }

  #openInCell(name: string): boolean {
    switch (name) {
      case 'v':
        if (this.#value !== undefined) throw this.#broken();
        this.#value = '';
        this.#hasValue = true;
        this.#place = 'v';
        return true;
      case 'f':
        this.#formulaAt ??= this.#column;
        return false;
      case 'is':
        if (this.#inline !== undefined) throw this.#broken();
        this.#hasValue = true;
        this.#place = 'is';
        return true;
      default:
        return this.#skip(name);
    }
  }

  #closeInline(): void {
    this.#runs.close();
    if (this.#isInlineText > 0) {
      this.#isInlineText -= 1;
      return;
    }
    this.#inline = this.#runs.take();
    this.#place = 'c';
  }

  #closeCell(position: number): void {
    this.#string = -1;
    const text = this.#cellText();
    this.cells.push(this.#column, position, this.#string);
    if (text === '') return;
    if (this.#style > 0 && this.#type !== 'n' && this.#context.formats[this.#style]?.hidesTexts)
      this.#doubt(HIDDEN_TEXT);
    while (this.#texts.length < this.#column) this.#texts.push('');
    this.#texts.push(text);
  }

  #cellText(): string {
    const value = this.#value;
    if (this.#type === 'inlineStr') return this.#inline ?? (value === undefined ? '' : decodeText(value));
    if (this.#inline !== undefined) throw this.#brokenCell('has two kinds of values');
    if (value === undefined) return '';
    if (this.#type === 'str') return decodeText(value);
    const plain = value.trim();
    if (plain === '') return '';
    switch (this.#type) {
      case 's':
        return this.#shared(plain);
      case 'n':
        return this.#number(plain);
      case 'b':
        if (plain !== '0' && plain !== '1') throw this.#brokenCell('is neither true nor false');
        return plain === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        if (!ERROR.test(plain)) throw this.#brokenCell('has an unknown error');
        return plain;
      case 'd':
        return this.#isoDate(plain);
      default:
        throw this.#brokenCell('has an unknown type');
    }
  }

  #shared(index: string): string {
    const text = /^\d{1,9}$/.test(index) ? this.#context.strings[Number(index)] : undefined;
    this.#string = Number(index);
    if (text === undefined) throw this.#brokenCell('refers to a text that the file lacks');
    return text;
  }

  #number(text: string): string {
    const format = this.#context.formats[this.#style];
    if (format === undefined && isShownNumber(text)) return this.#decimal(text);
    const value = parseNumber(text);
    if (value === undefined) throw this.#brokenCell('has no number');
    if (Math.abs(value) >= LEAST_LOST) this.#doubt(LOST);
    if (format?.changesNumbers) this.#doubt(OTHER_NUMBER);
    const shown = format?.date
      ? dateText(value, format.date, this.#context.is1904)
      : paddedText(value, format);
    if (shown === undefined) return this.#decimal(numberText(value));
    this.#dates ??= new Map();
    this.#dates.set(this.#column, value);
    return shown;
  }

  /** Doubts the cell. It is refused if its column decides something. */
  #doubt(why: string): void {
    this.#doubts ??= new Map();
    this.#doubts.set(this.#column, why);
  }

  #decimal(text: string): string {
    if (text.includes('.')) {
      this.#decimals ??= [];
      this.#decimals.push(this.#column);
    }
    return text;
  }

  #isoDate(text: string): string {
    const date = isoDateText(text);
    if (date === undefined) throw this.#brokenCell('has no date');
    this.#dates ??= new Map();
    this.#dates.set(this.#column, Number.NaN);
    return date;
  }
}
