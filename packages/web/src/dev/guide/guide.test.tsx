import { readdir, readFile } from 'node:fs/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showList, showScreen } from '../../../test/show-list.tsx';
import { CarrierForm } from './carrier-form.tsx';
import { CarrierList } from './carrier-list.tsx';

const fawry = {
  ...{ _id: 'c1', name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP', status: 'Active' },
  createdDate: '2026-11-01T09:30:00Z',
};
const answers = {
  'GET /carriers/get': { data: [fawry], current: 1, pages: 1, total: 1 },
  'GET /saved-views/get': { data: [] },
  'POST /carriers/add': fawry,
};

const folder = import.meta.dirname;
const page = `${folder}/../../../../../docs/guides/kit.md`;

test('the guide contains exactly the files of this folder, in less than 100 lines', async () => {
  const files = (await readdir(folder)).filter((name) => !name.includes('.test.'));
  const codes = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const text = await readFile(page, 'utf8');
  const shown = [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
  expect(shown.toSorted()).toEqual(codes.map((code) => code.trim()).toSorted());
  const lines = shown.flatMap((code) => code.split('\n')).filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThan(100);
});

test("the guide's list shows its rows and its primary action", async () => {
  fakeServer(answers);
  await showList(() => (
    <Suspense>
      <CarrierList />
    </Suspense>
  ));
  expect(await screen.findByRole('row', { name: /Fawry.*Egypt/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe(
    '/carriers/form/new',
  );
});

test("the guide's form shows validation errors and submits valid values", async () => {
  const { requests } = fakeServer(answers);
  showScreen(CarrierForm);
  await screen.findByRole('heading', { name: 'Create Account' });
  const type = (name: string, value: string) => {
    const control = document.querySelector(`[name="${name}"]`);
    fireEvent.change(control ?? document, { target: { value } });
  };
  const save = () => fireEvent.submit(document.querySelector('form[data-part=form]') ?? document);
  save();
  expect(await screen.findByText('Please select type')).toBeTruthy();
  for (const [name, value] of Object.entries({ name: 'Fawry', type: 'Carrier', country: 'Egypt' }))
    type(name, value);
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
  save();
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' },
    }),
  );
});
