import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { decimalNames, markContract, markDomain, markTables } from './mark-decimals.ts';

const root = resolve(import.meta.dirname, '../..');
const contract = JSON.parse(readFileSync(resolve(root, 'openapi/generated/openapi.json'), 'utf8'));

/** Names of the contract's decimals. */
export const names = decimalNames(contract);

/** Returns the text of a source file with its decimals marked. */
function marked(file: string, text: string): string {
  if (file.endsWith('/openapi/generated/schema.d.ts')) return markContract(text, names);
  if (/\/server\/src\/db\/tables[^/]*\.ts$/.test(file)) return markTables(text);
  return file.includes('/domain/src/money/') ? markDomain(text) : text;
}

/**
 * Creates a program in whose types money, rates and percentages of the contract are marked. The marks exist in memory only:
 * callers of the SDK see plain numbers.
 */
export function markedProgram(
  files: readonly string[],
  extra: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const path = resolve(root, 'packages/web/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    dirname(path),
  );
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const read = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = extra.get(file) ?? read(file);
    return text === undefined ? undefined : marked(file, text);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => extra.has(file) || exists(file);
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target, true);
  };
  return ts.createProgram([...files], options, host);
}
