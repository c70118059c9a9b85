import type { OperationId } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageForm, productForm } from './support/catalogue.ts';
import { EGYPT, serviceInput, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Emptied {
  kind: string;
  add: OperationId;
  edit: OperationId;
  form: () => Record<string, unknown>;
  /** Returns fields that only the create takes. */
  account?: () => Record<string, unknown>;
  field: string;
  value: unknown;
}

const account = () => ({ name: unique('Account'), ...EGYPT });
const service = () => {
  const { merchant: _, ...form } = serviceInput(world.nile.merchantId);
  return form;
};
const nile = () => ({ merchant: world.nile.merchantId });
const help = 'help@nile.example';
const api = 'https://nilebooks.example/api';

test.each<Emptied>([
  ...['notificationEmail', 'supportEmail', 'billingEmail', 'commercialEmail'].flatMap((field) => [
    {
      kind: 'merchant',
      add: 'addMerchant',
      edit: 'editMerchant',
      form: account,
      field,
      value: help,
    } as const,
    {
      kind: 'carrier',
      add: 'addCarrier',
      edit: 'editCarrier',
      form: () => ({ ...account(), type: 'Carrier' }),
      field,
      value: help,
    } as const,
  ]),
  ...Object.entries({
    operatorName: 'Vodafone',
    price: 12.5,
    disbursementAmount: 7,
    notificationApi: api,
    tokenApi: api,
    clickIdApi: api,
    portalUrl: api,
  }).map(
    ([field, value]) =>
      ({
        kind: 'service',
        add: 'addService',
        edit: 'editService',
        form: service,
        account: nile,
        field,
        value,
      }) as const,
  ),
  {
    kind: 'package',
    add: 'addPackage',
    edit: 'editPackage',
    form: () => ({ ...packageForm(world.nile) }),
    field: 'callbackUrl',
    value: api,
  },
  {
    kind: 'product',
    add: 'addProduct',
    edit: 'editProduct',
    form: () => ({ ...productForm() }),
    account: () => ({ merchantId: world.nile.merchantId }),
    field: 'sku',
    value: 'SKU-9',
  },
])('$edit tells the history of an emptied $field', async (one) => {
  const { [one.field]: _, ...form } = one.form();
  const added = await world.asOwner(one.add, {
    body: { ...form, ...one.account?.(), [one.field]: one.value },
  });
  expect(added.status, added.text).toBe(200);
  const id = (added.body as { _id: string })._id;
  const edited = await world.asOwner(one.edit, { params: { id }, body: form });
  expect(edited.status, edited.text).toBe(200);
  expect(edited.body).not.toHaveProperty(one.field);
  const { body } = await world.asOwner('getHistory', { params: { kind: one.kind, id } });
  expect(body.data[0]).toMatchObject({
    description: `Changed ${one.field}`,
    before: { [one.field]: one.value },
    after: { [one.field]: null },
  });
});
