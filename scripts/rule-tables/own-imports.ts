const IMPORT = /^import\s+(?:type\s+)?([^'"]*?)\s+from '\.\/([\w/-]+\.tsx?)';$/gm;

/** Returns the names that a module imports from files of its own folder and of folders in it, each with its file. */
export function ownImports(code: string): ReadonlyMap<string, string> {
  const found = [...code.matchAll(IMPORT)].flatMap(([, names = '', file = '']) =>
    namesIn(names).map((name) => [name, file] as const),
  );
  return new Map(found);
}

function namesIn(names: string): readonly string[] {
  return names
    .replace(/[{}\n]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
