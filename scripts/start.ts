import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemo } from '../packages/demo/src/start-demo.ts';
import { buildPages } from './build-pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`: builds the pages if their sources changed, then runs the product until Ctrl-C. */
const stop = () => process.exit(0);
process.on('disconnect', stop);
const pages = await buildPages(root);
process.off('disconnect', stop);
if (!existsSync(path.join(pages.web, 'index.html')))
  throw new Error('The build of the back-office wrote no index.html');
await startDemo({ arguments: process.argv.slice(2), environment: process.env, root, pages });
