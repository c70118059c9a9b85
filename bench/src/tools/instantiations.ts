import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { benchFolder } from './places.ts';

const run = promisify(execFile);
const tsc = path.join(benchFolder, 'node_modules/typescript/bin/tsc');

/** Compiles code against the SDK's published types; returns the number of type instantiations. */
export async function instantiations(code: string, sdkTypes: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-types-'));
  try {
    symlinkSync(path.join(benchFolder, 'node_modules'), path.join(folder, 'node_modules'));
    const compilerOptions = {
      strict: true,
      target: 'es2023',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'preserve',
      moduleResolution: 'bundler',
      types: [],
      skipLibCheck: true,
      noEmit: true,
      paths: { '@daftar/sdk': [sdkTypes] },
    };
    writeFileSync(path.join(folder, 'index.ts'), code);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['index.ts'] }),
    );
    const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--extendedDiagnostics']);
    return Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1]);
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    throw new Error(`The consumer does not compile:\n${stdout ?? error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
