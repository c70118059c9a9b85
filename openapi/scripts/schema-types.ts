import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contract-document.ts';
import { header } from './header.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');
const string = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);

/**
 * Generates the contract's types. A default does not make a field required, binary is a Blob, and a text with several
 * patterns is one string.
 */
export async function schemaTypes(document: ContractDocument): Promise<string> {
  // openapi-typescript modifies its input.
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => {
      if (schema.format === 'binary') return blob;
      return schema.type === 'string' && 'allOf' in schema ? string : undefined;
    },
  });
  return `${header}\n${astToString(nodes)}`;
}
