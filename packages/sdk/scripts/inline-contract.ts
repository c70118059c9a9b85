import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Copies the contract's types into the package, because the workspace package @daftar/openapi is not published. */
const dist = new URL('../dist/', import.meta.url);
const schema = fileURLToPath(import.meta.resolve('@daftar/openapi/schema'));

for (const [types, script] of [
  ['d.ts', 'js'],
  ['d.cts', 'cjs'],
]) {
  await copyFile(schema, new URL(`contract.${types}`, dist));
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(`.${types}`))) {
    const text = await readFile(new URL(file, dist), 'utf8');
    const up = '../'.repeat(file.split(/[/\\]/).length - 1) || './';
    const inlined = text.replaceAll("'@daftar/openapi/schema'", `'${up}contract.${script}'`);
    if (inlined !== text) await writeFile(new URL(file, dist), inlined);
  }
}
