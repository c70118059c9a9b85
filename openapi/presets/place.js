import path from 'node:path';
import { fileURLToPath } from 'node:url';

const components = fileURLToPath(new URL('../components/', import.meta.url));

/** Returns a reference to a component, as it is written in the file that holds the given location. */
export function referenceTo(component, location) {
  const [file, pointer] = component.split('#');
  const from = path.dirname(location.source.absoluteRef);
  return { $ref: `${path.relative(from, path.join(components, file)).replaceAll(path.sep, '/')}#${pointer}` };
}
