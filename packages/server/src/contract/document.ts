import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface MediaType {
  schema?: Record<string, unknown>;
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

export interface ContractOperation {
  operationId: string;
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType> }>;
}

interface ContractDocument {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, unknown>;
}

export const contract: ContractDocument = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@daftar/openapi/openapi.json')), 'utf8'),
);

/** Follows a `$ref` inside the document; returns any other value unchanged. */
export function deref<T>(node: T | { $ref: string }): T {
  if (node === null || typeof node !== 'object' || !('$ref' in node)) return node as T;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
  return deref<T>(target as T);
}
