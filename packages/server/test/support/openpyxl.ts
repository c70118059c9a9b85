import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../../../../scripts/from-debian.ts';

/** A workbook's sheet as openpyxl reads it. Dates are ISO text. */
export interface ForeignSheet {
  name: string;
  state: 'visible' | 'hidden' | 'veryHidden';
  rows: (string | number | boolean | null)[][];
  landscape: boolean;
  fitsToWidth: boolean;
  /** The name and the size in points of each font of its cells. */
  fonts: [name: string, size: number][];
  /** The rows that each printed page repeats, such as `$1:$1`. */
  repeated: string | null;
  /** Addresses of cells that the program would compute. */
  formulas: string[];
}

const PYTHON = '/usr/bin/python3';

/** Every warning is an error: openpyxl warns of parts that it has to guess. */
const READ_SHEETS = `
warnings.simplefilter('error')
def value(cell):
    found = cell.value
    return found.isoformat() if isinstance(found, (datetime.datetime, datetime.date, datetime.time)) else found
def sheet(one):
    setup = one.page_setup
    return {
        'name': one.title,
        'state': one.sheet_state,
        'rows': [[value(cell) for cell in row] for row in one.iter_rows()],
        'landscape': setup.orientation == 'landscape',
        'fitsToWidth': bool(one.sheet_properties.pageSetUpPr and one.sheet_properties.pageSetUpPr.fitToPage) and setup.fitToHeight == 0,
        'fonts': sorted({(cell.font.name, cell.font.sz) for row in one.iter_rows() for cell in row}),
        'repeated': one.print_title_rows,
        'formulas': [cell.coordinate for row in one.iter_rows() for cell in row if cell.data_type == 'f'],
    }
def read(book):
    return [sheet(one) for one in book.worksheets]
`;

/** Numbers with 15 significant digits and without exponent; days, and times after them, in ISO form. */
const READ_TEXTS = `
from decimal import Decimal
warnings.simplefilter('ignore')
midnight = datetime.time()
def text(found):
    if isinstance(found, bool):
        return 'TRUE' if found else 'FALSE'
    if isinstance(found, (int, float)):
        return format(Decimal('%.15g' % found), 'f')
    if isinstance(found, datetime.datetime):
        return (found.date() if found.time() == midnight else found).isoformat()
    return found
def read(book):
    shown = next(one for one in book.worksheets if one.sheet_state == 'visible')
    rows = {}
    # The cells as they were read: iter_rows would make each empty cell up to the last one.
    for (row, column), cell in shown._cells.items():
        if cell.value is not None and cell.value != '':
            rows.setdefault(row, {})[column - 1] = text(cell.value)
    hidden = [row for row in rows if shown.row_dimensions[row].hidden]
    return {'sheet': shown.title, 'rows': rows, 'hidden': hidden}
`;

/** Reads the workbooks in one process and writes each answer in a line. */
const program = (read: string): string => `
import json, sys, warnings, datetime
import openpyxl
${read}
for index in range(int(sys.argv[2])):
    print(json.dumps(read(openpyxl.load_workbook(f'{sys.argv[1]}/{index}.xlsx'))))
`;

const installed = () => {
  try {
    execFileSync(PYTHON, ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Returns the answer of a Python function `read` for each workbook. Installs openpyxl on Debian. */
function answersOf<Answer>(read: string, workbooks: readonly Buffer[]): Answer[] {
  if (!installed()) installFromDebian('python3-openpyxl');
  if (!installed()) throw new Error('These tests need openpyxl: install the package python3-openpyxl');
  const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
  try {
    for (const [index, bytes] of workbooks.entries()) writeFileSync(join(folder, `${index}.xlsx`), bytes);
    const text = execFileSync(PYTHON, ['-c', program(read), folder, String(workbooks.length)], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the worksheets of each workbook as openpyxl reads them: a strict reader that shares no code with the product's own
 * libraries. Throws where a workbook is not valid to it.
 */
export const readWithOpenpyxl = (workbooks: readonly Buffer[]): ForeignSheet[][] =>
  answersOf<ForeignSheet[]>(READ_SHEETS, workbooks);

/** A workbook's first visible worksheet as openpyxl reads it: the texts of its filled cells by row and column. */
export interface ForeignTexts {
  sheet: string;
  rows: Record<string, Record<string, string>>;
  hidden: number[];
}

/** Returns what each workbook's first visible worksheet shows, as openpyxl reads it. */
export const textsWithOpenpyxl = (workbooks: readonly Buffer[]): ForeignTexts[] =>
  answersOf<ForeignTexts>(READ_TEXTS, workbooks);
