import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fieldsOf } from '../src/kit/forms/fields/fields-of.ts';
import { columnsOf } from '../src/kit/lists/state/columns.tsx';
import { dialogs } from '../src/kit/ui/overlays/dialogs.ts';
import { toast } from '../src/kit/ui/overlays/toasts.ts';
import { Empty } from '../src/kit/ui/page/empty.tsx';
import { FormSection } from '../src/kit/ui/page/form-section.tsx';
import { PageHeader } from '../src/kit/ui/page/page-header.tsx';

type Form = { name: string };
const field = fieldsOf<Form>();
const column = columnsOf<Form>();

const untranslated = () => [
  // @ts-expect-error: a field's label without a translation.
  <field.Text key="label" name="name" label="Nombre" />,
  // @ts-expect-error: a hint without a translation.
  <field.Text key="hint" name="name" label="Name" hint="As on the sign" />,
  // @ts-expect-error: a title of a section without a translation.
  <FormSection key="section" title="Sección" children />,
  // @ts-expect-error: a title of a page without a translation; a record's name is written { name }.
  <PageHeader key="page" title="Nile Books" />,
  <PageHeader key="name" title={{ name: 'Nile Books' }} />,
  // @ts-expect-error: a text that nobody translated.
  <Empty key="empty" text="Nothing" />,
  // @ts-expect-error: a column title without a translation.
  column.text('name', 'Nombre'),
  // @ts-expect-error: a toast without a translation.
  () => toast('Hecho'),
  // @ts-expect-error: a question without a translation.
  () => dialogs.confirm({ title: 'Seguro?' }),
];

test('labels, hints, titles, notices, toasts and questions without a translation do not compile', () => {
  expect(untranslated).toBeTypeOf('function');
});

const source = `${import.meta.dirname}/../src`;

test('no screen has a literal text in its markup or in an attribute that is read out', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.startsWith('dev/'),
  );
  const found: string[] = [];
  for (const name of files) {
    const text = await readFile(`${source}/${name}`, 'utf8');
    const literals = [
      ...text.matchAll(/\b(?:aria-label|aria-description|placeholder|alt|data-hint)="[^"]*[A-Za-z][^"]*"/g),
      ...text.matchAll(/(?<=<[A-Za-z][\w.]*(?: [^<>{}]*)?>)\s*[A-Z][a-z]+[^<>{}();=]*(?=<\/)/g),
    ];
    found.push(...literals.map(([literal]) => `${name}: ${literal.trim()}`));
  }
  expect(found).toEqual([]);
});
