import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entriesOf, type Form, productFormSchema } from './product-form-schema.ts';

const none = { size: '', color: '', weight: '', productPrice: '', inventory: '', lowStockThreshold: '' };
const form = (attributes: Partial<typeof none> = {}, changes: Partial<Form> = {}): Form => ({
  ...{ merchantId: 'mer_1', name: 'Lamp', sku: '', ...changes },
  attributes: { ...none, ...attributes },
});
const messages = (typed: Form) =>
  Object.fromEntries(
    (v.safeParse(productFormSchema, typed).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  );

test('sends lists and numbers, and leaves out empty values', () => {
  expect(v.parse(productFormSchema, form())).toEqual({ merchantId: 'mer_1', name: 'Lamp', attributes: {} });
  const typed = { size: 'M, L ,M', color: 'أزرق، أحمر', weight: '0.4', productPrice: '١٨٠', inventory: '12' };
  expect(v.parse(productFormSchema, form(typed)).attributes).toEqual({
    ...{ size: ['M', 'L'], color: ['أزرق', 'أحمر'], weight: 0.4, productPrice: 180, inventory: 12 },
  });
});

test.each([
  [{ inventory: '1.5' }, 'attributes.inventory', 'Please provide valid inventory'],
  [{ weight: '-1' }, 'attributes.weight', 'Please provide valid weight'],
  [{ productPrice: 'ten' }, 'attributes.productPrice', 'Please provide valid price'],
  [{ lowStockThreshold: 'x' }, 'attributes.lowStockThreshold', 'Please provide valid low stock threshold'],
  [{ size: 'x'.repeat(41) }, 'attributes.size', 'Please provide at most 50 sizes of at most 40 characters'],
])('rejects the attributes %j', (attributes, field, message) => {
  expect(messages(form(attributes))).toEqual({ [field]: message });
});

test('shows the specified error messages', () => {
  expect(messages(form({}, { merchantId: '', name: '' }))).toEqual({
    merchantId: 'Please select a merchant',
    name: 'Please provide valid product name',
  });
  expect(messages(form({}, { name: 'L' }))).toEqual({ name: 'Too short product name.' });
  expect(messages(form({}, { name: 'L'.repeat(51) }))).toEqual({ name: 'Too long product name' });
});

test('splits lists at commas of every script and at line breaks', () => {
  expect(entriesOf(' S,M،L\nXL,, ')).toEqual(['S', 'M', 'L', 'XL']);
});
