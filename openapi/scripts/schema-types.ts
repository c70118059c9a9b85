import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contract-document.ts';
import { header } from './header.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');

/** The contract's types: a default makes no field certain, binary is a Blob. */
export async function schemaTypes(document: ContractDocument): Promise<string> {
  // openapi-typescript changes what it is given.
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return `${header}\n${astToString(nodes)}`;
}
