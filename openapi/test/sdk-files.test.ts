import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContractDocument, ContractOperation } from '../scripts/contract-document.ts';
import { schemaTypes } from '../scripts/schema-types.ts';
import { basePath } from '../scripts/sdk/base-path.ts';
import { sentenceOf } from '../scripts/sdk/doc-comment.ts';
import { repeatOf } from '../scripts/sdk/repeat-of.ts';
import { sdkFiles } from '../scripts/sdk/sdk-files.ts';
import { sdkTable } from '../scripts/tables.ts';

const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');

/** An operation that the contract does not have. */
const archive: ContractOperation = {
  operationId: 'archiveProduct',
  tags: ['products'],
  summary: 'Archive a product',
  description: 'It can be read, but not sold.',
  'x-permission': { auth: 'token', group: 'ProductManagement', flag: 'createProducts', scope: 'own' },
  'x-sdk': { method: 'products.archive', body: 'ProductArchival', result: 'ArchivedProduct' },
  'x-effect': 'write',
  parameters: [{ $ref: '#/components/parameters/ProductKey' }],
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', required: ['reason'], properties: { reason: { type: 'string' } } },
      },
    },
  },
  responses: {
    200: {
      description: 'The product.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Product' } } },
    },
    404: { $ref: '#/components/responses/NotFound' },
  },
};

function contractWith(operation: Partial<ContractOperation> = {}): ContractDocument {
  const document: ContractDocument = JSON.parse(text);
  document.paths['/products/archive/{id}'] = { put: { ...archive, ...operation } };
  return document;
}

test('an operation that is added to the contract gets its method, its types and its metadata', async () => {
  const document = contractWith();
  const products = sdkFiles(document)['products.ts'];
  expect(products).toContain("export type ProductArchival = Body<'archiveProduct'>;");
  expect(products).toContain(`
  /**
   * Archives a product.
   *
   * It can be read, but not sold.
   *
   * @throws NotFoundError`);
  expect(products).toContain(`
  archive(id: string, body: ProductArchival, options?: CallOptions): Call<ArchivedProduct> {
    return this.api.call<'PUT', '/products/archive/{id}'>('PUT', \`\${this.basePath}/archive/{id}\`, { path: { id }, body }, options);
  }`);
  expect(sdkTable(document)).toContain("archiveProduct: { method: 'PUT', path: '/products/archive/{id}'");
  expect(await schemaTypes(document)).toContain('archiveProduct: {');
});

test('an operation with a new resource adds it to the client', () => {
  const files = sdkFiles(contractWith({ 'x-sdk': { method: 'archivedProducts.create' } }));
  expect(files['archived-products.ts']).toContain('export class ArchivedProducts extends Resource {');
  expect(files['resources.ts']).toContain('readonly archivedProducts: ArchivedProducts;');
  expect(files['resources.ts']).toContain('archivedProducts: new ArchivedProducts(api),');
  expect(files['types.ts']).toContain("export type * from './archived-products.ts';");
});

test.each([
  [['/users', '/users/add', '/users/edit/{id}'], '/users'],
  [['/profiles/get', '/profiles/edit', '/users/edit/status/change-password'], '/profiles'],
  [['/checkout/receipt/{id}', '/checkout/receipt/{id}/email'], '/checkout/receipt'],
  [['/carriers/get', '/carriers/add', '/carrier/delete/{id}'], '/carriers'],
  [['/search'], undefined],
  [['/history/get/{kind}/{id}', '/lookups/choices'], undefined],
])('gives a resource with the paths %j the base path %s', (paths, base) => {
  expect(basePath(paths)).toBe(base);
});

test('rejects a type name that another resource has', () => {
  const sdk = { method: 'products.archive', body: 'Merchant' };
  expect(() => sdkFiles(contractWith({ 'x-sdk': sdk }))).toThrow(
    'x-sdk names Merchant in merchants and in products',
  );
});

test.each([
  ['GET', { 'x-effect': 'read' }, undefined],
  ['POST', { 'x-effect': 'read' }, 'safe'],
  ['POST', { 'x-effect': 'write' }, undefined],
  ['PUT', { 'x-effect': 'write' }, undefined],
  ['PUT', { 'x-effect': 'external' }, 'once'],
  ['PUT', { 'x-effect': 'external', 'x-idempotent': true }, 'keyed'],
  ['POST', { 'x-effect': 'external', 'x-sdk': { method: 'a.b', repeat: 'safe' } }, 'safe'],
  ['PUT', { 'x-effect': 'write', 'x-sdk': { method: 'a.b', repeat: 'once' } }, 'once'],
] as [string, Partial<ContractOperation>, string | undefined][])(
  'a %s with %j overrides the repetition by method with %s',
  (method, operation, repeat) => {
    const listed = { method, path: '/', operation: { ...archive, ...operation } };
    expect(repeatOf(listed)).toBe(repeat);
  },
);

test.each([
  ['List merchants', 'Lists merchants.'],
  ['Activate or deactivate a carrier', 'Activates or deactivates a carrier.'],
  ['Carry out an uploaded file', 'Carries out an uploaded file.'],
  ['Search payouts', 'Searches payouts.'],
  ['Pay a session', 'Pays a session.'],
])('writes %s as %s', (summary, sentence) => {
  expect(sentenceOf(summary)).toBe(sentence);
});
