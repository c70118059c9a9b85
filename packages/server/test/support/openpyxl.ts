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
  /** The rows that each printed page repeats, such as `$1:$1`. */
  repeated: string | null;
  /** Addresses of cells that the program would compute. */
  formulas: string[];
}

const PYTHON = '/usr/bin/python3';

/** Every warning is an error: openpyxl warns of parts that it has to guess. */
const READ = `
import json, sys, warnings, datetime
warnings.simplefilter('error')
import openpyxl
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
        'repeated': one.print_title_rows,
        'formulas': [cell.coordinate for row in one.iter_rows() for cell in row if cell.data_type == 'f'],
    }
for path in sys.argv[1:]:
    book = openpyxl.load_workbook(path)
    print(json.dumps([sheet(one) for one in book.worksheets]))
`;

const installed = () => {
  try {
    execFileSync(PYTHON, ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the worksheets of each workbook as openpyxl reads them: a strict reader that shares no code with the product's own
 * libraries. Installs it on Debian. Throws where a workbook is not valid to it.
 */
export function readWithOpenpyxl(workbooks: readonly Buffer[]): ForeignSheet[][] {
  if (!installed()) installFromDebian('python3-openpyxl');
  if (!installed()) throw new Error('These tests need openpyxl: install the package python3-openpyxl');
  const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
  try {
    const paths = workbooks.map((bytes, index) => {
      const path = join(folder, `${index}.xlsx`);
      writeFileSync(path, bytes);
      return path;
    });
    const text = execFileSync(PYTHON, ['-c', READ, ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
