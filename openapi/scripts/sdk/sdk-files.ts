import { type ContractDocument, type ListedOperation, operationsOf } from '../contract-document.ts';
import { header } from '../header.ts';
import { docComment } from './doc-comment.ts';
import { type ResourceFile, resourceFile } from './resource-file.ts';

function resourcesOf(document: ContractDocument): ResourceFile[] {
  const byResource = new Map<string, ListedOperation[]>();
  for (const listed of operationsOf(document)) {
    const [name = ''] = listed.operation['x-sdk'].method.split('.');
    byResource.set(name, [...(byResource.get(name) ?? []), listed]);
  }
  return [...byResource].map(([name, operations]) => resourceFile(document, name, operations));
}

function checkNames(resources: ResourceFile[]): void {
  const owners = new Map<string, string>();
  for (const { name, className, types } of resources) {
    for (const type of [className, ...types]) {
      const owner = owners.get(type);
      if (owner)
        throw new Error(`x-sdk names ${type} in ${owner} and in ${name}: one of them needs another name`);
      owners.set(type, name);
    }
  }
}

const clientText = (resources: ResourceFile[]): string => `${header}
import type { Api } from '../core/api.ts';
${resources.map(({ className, file }) => `import { ${className} } from './${file}';`).join('\n')}

/** The resources of the API. */
export interface Resources {
${resources.map(({ name, className, doc }) => `${docComment([doc], '  ')}\n  readonly ${name}: ${className};`).join('\n')}
}

/** Creates every resource. */
export const createResources = (api: Api): Resources => ({
${resources.map(({ name, className }) => `  ${name}: new ${className}(api),`).join('\n')}
});
`;

const typesText = (resources: ResourceFile[]): string =>
  `${header}\n${resources.map(({ file }) => `export type * from './${file}';`).join('\n')}\n`;

/**
 * Returns the SDK's generated files by name: a class for each resource, the list of resources, and the exported types.
 */
export function sdkFiles(document: ContractDocument): Record<string, string> {
  const resources = resourcesOf(document);
  checkNames(resources);
  return {
    ...Object.fromEntries(resources.map(({ file, text }) => [file, text])),
    'resources.ts': clientText(resources),
    'types.ts': typesText(resources),
  };
}
