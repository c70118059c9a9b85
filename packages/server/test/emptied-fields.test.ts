import { formOfOperation, readOnlyFields } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodySchemaOf, rightBodies } from './support/right-bodies.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Body = Record<string, unknown>;
type Edit = Extract<keyof typeof formOfOperation, `edit${string}`>;

const readOnly: Partial<Record<string, readonly string[]>> = readOnlyFields;

/** Optional fields that stay unchanged when an edit does not contain them, each with the reason. */
const NOT_EMPTIED: Readonly<Record<string, string>> = {
  'editMerchant.showBalance': 'stays as it is stored',
  'editService.ccServiceName': 'belongs to the payment method Credit Card, which requires it',
  'editProduct.attributes': "stay, because the document's form does not send them",
  'editMerchant.history': 'is sent back as it was read, and ignored',
  'editCarrier.history': 'is sent back as it was read, and ignored',
  'editPackage.link': "stays, because the document's form does not send it",
  'editLoanTransaction.totalBilledAmount': 'is compared and never stored',
  'editLoanTransaction.loanAccount': 'is sent back as it was read, compared and never stored',
  'editLoanTransaction.history': 'is sent back as it was read, and ignored',
  'editLoanTransaction.exchangeRate': 'belongs to the currency USD, which requires it',
};

/** Returns the fields that an edit's form changes. */
const editable = (edit: Edit): string[] =>
  Object.keys(bodySchemaOf(edit)?.properties ?? {}).filter((name) => !readOnly[edit]?.includes(name));

const optional = Object.keys(formOfOperation)
  .filter((id): id is Edit => id.startsWith('edit'))
  .flatMap((edit) =>
    editable(edit)
      .filter((field) => !bodySchemaOf(edit)?.required?.includes(field))
      .map((field) => ({ edit, field })),
  );

/** Returns the contract's example of an edit with every field of its form. */
function wholeForm(edit: Edit): Body {
  const fields = bodySchemaOf(edit)?.properties ?? {};
  const body = rightBodies(edit, world);
  return Object.fromEntries(editable(edit).map((name) => [name, body[name] ?? fields[name]?.example]));
}

/** Adds a record from an edit's form and the fields that only the create requires. Returns it as it is read. */
async function addRecord(edit: Edit, form: Body): Promise<Body & { _id: string }> {
  const add = edit.replace('edit', 'add') as OperationId;
  const required = bodySchemaOf(add)?.required ?? [];
  const own = Object.entries(rightBodies(add, world)).filter(([name]) => required.includes(name));
  const added = await world.asOwner(add, { body: { ...Object.fromEntries(own), ...form } });
  expect(added.status, added.text).toBe(200);
  return added.body as unknown as Body & { _id: string };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

test.each(optional.filter(({ edit, field }) => !NOT_EMPTIED[`${edit}.${field}`]))(
  '$edit records an emptied $field in the history',
  async ({ edit, field }) => {
    const form = wholeForm(edit);
    const { [field]: value, ...rest } = form;
    expect(isEmpty(value), `the contract has an example of ${field}`).toBe(false);
    const added = await addRecord(edit, form);
    const id = added._id;
    const edited = await world.asOwner(edit, { params: { id }, body: rest });
    expect(edited.status, edited.text).toBe(200);
    expect((edited.body as Body)[field]).toSatisfy(isEmpty);
    const history = await world.asOwner('getHistory', { params: { kind: formOfOperation[edit], id } });
    const [newest] = history.body.data;
    expect(newest).toMatchObject({ values: { fields: field }, before: { [field]: added[field] ?? value } });
    expect(newest?.after?.[field]).toSatisfy(isEmpty);
  },
);

test('every exception names an optional field of an edit', () => {
  const known = optional.map(({ edit, field }) => `${edit}.${field}`);
  expect(known).toEqual(expect.arrayContaining(Object.keys(NOT_EMPTIED)));
  expect(known.length).toBeGreaterThan(20);
});
