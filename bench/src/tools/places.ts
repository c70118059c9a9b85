import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const benchFolder = fileURLToPath(new URL('../..', import.meta.url));

const root = path.join(benchFolder, '..');

export const packageFolder = (name: string): string => path.join(root, 'packages', name);
