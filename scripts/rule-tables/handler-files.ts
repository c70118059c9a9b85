import { ownImports } from './own-imports.ts';

/**
 * Files that every area has: statements, wire shapes and column maps. The tables omit them, because they contain no rules of a
 * single operation.
 */
const usual: ReadonlySet<string> = new Set(['store.ts', 'wire.ts', 'fields.ts', 'public.ts']);

/** Returns the code without its imports: a function of a store may have the operation's name. */
const withoutImports = (code: string): string => code.replaceAll(/^import [^;]*;\n/gm, '');

/** Returns the code of an operation's handler: up to the next line that is indented as little; undefined without a handler. */
function handlerIn(whole: string, operationId: string): string | undefined {
  const code = withoutImports(whole);
  const inline = new RegExp(`\\{ ${operationId}(?::[^\\n]*| )\\}`).exec(code);
  if (inline) return inline[0];
  const start = new RegExp(`^( *)${operationId}(?=[:,])`, 'm').exec(code);
  if (!start) return undefined;
  const body = code.indexOf('\n', start.index);
  const end = new RegExp(`^ {0,${start[1]?.length ?? 0}}[^ \\n})\\]]`, 'm').exec(code.slice(body + 1));
  return code.slice(start.index, end ? body + 1 + end.index : undefined);
}

/**
 * Returns the files of an area that handle an operation: the one with its handler, then those of the same folder or in it that the handler
 * uses; empty when this module has no handler of it.
 */
export function handlerFiles(file: string, code: string, operationId: string): readonly string[] {
  const handler = handlerIn(code, operationId);
  if (handler === undefined) return [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const used = [...ownImports(code)].filter(
    ([name, one]) => !usual.has(one) && new RegExp(`\\b${name}\\b`).test(handler),
  );
  return [file, ...new Set(used.map(([, one]) => folder + one))];
}
