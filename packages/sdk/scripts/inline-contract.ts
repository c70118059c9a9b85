import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Puts the contract's types into the package: the workspace package that they come from is not published. */
const dist = new URL('../dist/', import.meta.url);
const schema = fileURLToPath(import.meta.resolve('@daftar/openapi/schema'));

for (const [types, script] of [
  ['d.ts', 'js'],
  ['d.cts', 'cjs'],
]) {
  await copyFile(schema, new URL(`contract.${types}`, dist));
  const index = new URL(`index.${types}`, dist);
  const text = await readFile(index, 'utf8');
  await writeFile(index, text.replaceAll("'@daftar/openapi/schema'", `'./contract.${script}'`));
}
