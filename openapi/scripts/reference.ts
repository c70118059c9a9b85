import { fileURLToPath } from 'node:url';
import { buildReference } from './build-reference.ts';

/** Renders the reference that the server serves at /docs. */
const folder = fileURLToPath(new URL('../dist/reference', import.meta.url));
buildReference(folder);
console.log('wrote openapi/dist/reference');
