import path from 'node:path';

const DECLARED =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|let) (?:\{[^}]*\}|(\w+))/gm;
const RE_EXPORT = /^export (?:type )?(\*|\{[^}]*\}) from '(\.[^']+)'/gm;
const IMPORT = /\b(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[\w*][^'";]*?)\s+from\s+'([^'.][^']*)'/g;

const namesIn = (list: string, part: 0 | 1): string[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => one.split(/\s+as\s+/)[part] ?? one);

/** Maps each name that a package's entry exports to its file, so that an import of one name does not depend on all files. */
function fileOfName(entry: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, what = '', to = ''] of (texts.get(entry) ?? '').matchAll(RE_EXPORT)) {
    const file = path.posix.join(path.posix.dirname(entry), to);
    const declared = [...(texts.get(file) ?? '').matchAll(DECLARED)].map(([, name = '']) => name);
    for (const name of what === '*' ? declared : namesIn(what.slice(1, -1), 1)) found.set(name, file);
  }
  return found;
}

/** Returns a function that lists the files of workspace packages that a source text imports. */
export function importsOfPackages(
  texts: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
): (text: string) => string[] {
  const names = new Map([...new Set(entries.values())].map((entry) => [entry, fileOfName(entry, texts)]));
  return (text) =>
    [...text.matchAll(IMPORT)].flatMap(([, list, from = '']) => {
      const entry = entries.get(from);
      if (!entry) return [];
      // A namespace import counts as an import of the entry; so does a name that the entry declares itself or re-exports
      // indirectly.
      return list === undefined
        ? [entry]
        : namesIn(list, 0).map((name) => names.get(entry)?.get(name) ?? entry);
    });
}
