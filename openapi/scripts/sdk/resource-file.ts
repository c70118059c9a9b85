import type { ContractDocument, ListedOperation } from '../contract-document.ts';
import { header } from '../header.ts';
import { basePath } from './base-path.ts';
import { docComment } from './doc-comment.ts';
import { methodCode } from './method-code.ts';
import { typeNames } from './type-names.ts';

/** Modules from which a resource may import types. */
const SOURCES: Record<string, string[]> = {
  '../contract.ts': ['Body', 'components', 'operations', 'Query', 'Result', 'Row'],
  '../core/call.ts': ['Call'],
  '../core/files.ts': ['Download'],
  '../core/options.ts': ['CallOptions', 'EditOptions', 'UploadOptions'],
  '../core/page.ts': ['PageCall'],
};

/** A resource of the SDK and the name of its file. */
export interface ResourceFile {
  /** Property name in the client, such as `webhookDeliveries`. */
  name: string;
  className: string;
  /** File name, such as `webhook-deliveries.ts`. */
  file: string;
  doc: string;
  types: string[];
  text: string;
}

const pascalCase = (name: string) => name.replace(/^./, (first) => first.toUpperCase());
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function imports(code: string): string {
  const lines = Object.entries(SOURCES).flatMap(([file, names]) => {
    const used = names.filter((name) =>
      new RegExp(`(?<![\\w'.])${name}\\b(?=[<\\[;,)> ]|$)`, 'm').test(code),
    );
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${file}';`] : [];
  });
  return [...lines, "import { Resource } from '../core/resource.ts';"].join('\n');
}

/** Returns a resource's class: a method for each operation, and the types of parameters and answers. */
export function resourceFile(
  document: ContractDocument,
  name: string,
  operations: ListedOperation[],
): ResourceFile {
  const names = typeNames(document, operations);
  const tag = operations[0]?.operation.tags[0];
  const doc = document.tags.find((one) => one.name === tag)?.description ?? '';
  // A record type with the same name keeps the name: the class of `profile` is ProfileResource.
  const className = names.types.has(pascalCase(name)) ? `${pascalCase(name)}Resource` : pascalCase(name);
  const types = [...names.types].map(([type, definition]) => `export type ${type} = ${definition};`);
  const base = basePath(operations.map(({ path }) => path));
  const members = [
    ...(base ? [`  private readonly basePath = '${base}';`] : []),
    ...operations.flatMap((listed) => methodCode(document, listed, names, base)),
  ];
  const body = `${docComment([doc])}\nexport class ${className} extends Resource {\n${members.join('\n\n')}\n}\n`;
  const code = [...(types.length > 0 ? [types.join('\n')] : []), body].join('\n\n');
  // Ignore docstrings: they name types that the code does not use.
  const bare = code.replace(/\/\*\*[\s\S]*?\*\//g, '');
  const text = `${header}\n${imports(bare)}\n\n${code}`;
  return { name, className, file: `${kebabCase(name)}.ts`, doc, types: [...names.types.keys()], text };
}
