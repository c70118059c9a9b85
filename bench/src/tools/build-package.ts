import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from './places.ts';

const run = promisify(execFile);

/** Returns the path of a package's built file. Builds it first when it is missing or older than the sources. */
export async function builtFile(name: string, file: string, script = 'build'): Promise<string> {
  const folder = packageFolder(name);
  const built = path.join(folder, 'dist', file);
  const newestSource = newest(path.join(folder, 'src'));
  if (!existsSync(built) || statSync(built).mtimeMs < newestSource) {
    console.error(`Building @daftar/${name} …`);
    await run('npm', ['run', '--silent', script], { cwd: folder, maxBuffer: 16 << 20 });
  }
  return built;
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs));
}
